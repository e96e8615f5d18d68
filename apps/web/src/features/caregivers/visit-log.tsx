import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { ShowMore } from '@hafi/ui/show-more/show-more';
import { Trans, useLingui } from '@lingui/react/macro';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useCareVisits } from './caregivers.queries.ts';
import { VisitCard } from './visit-card.tsx';

/** The visits with an elder that were written down, newest first. */
export function VisitLog({ elderId }: { elderId: string }) {
  const { t } = useLingui();
  const visits = useCareVisits(elderId);
  const list = visits.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Visits that took place</Trans>
      </h2>
      <QueryState
        query={visits}
        label={t`Loading the visits`}
        failed={t`The visits did not arrive`}
        isEmpty={() => list.length === 0}
        empty={
          <Empty title={t`No visit is written down yet`} titleAs="h3">
            {t`When a caregiver has been there, you read here what was done and how it went.`}
          </Empty>
        }
      >
        {() => (
          <>
            <Stack as="ul" fill>
              {list.map((visit) => (
                <VisitCard key={visit.id} elderId={elderId} visit={visit} />
              ))}
            </Stack>
            {visits.hasNextPage ? (
              <ShowMore busy={visits.isFetchingNextPage} onClick={() => visits.fetchNextPage()}>
                <Trans>Show more visits</Trans>
              </ShowMore>
            ) : null}
          </>
        )}
      </QueryState>
    </Stack>
  );
}
