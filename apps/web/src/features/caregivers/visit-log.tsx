import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { PagedList } from '../../kit/paged-list.tsx';
import { useCareVisits } from './caregivers.queries.ts';
import { VisitCard } from './visit-card.tsx';

/** The logged visits to an elder, newest first. */
export function VisitLog({ elderId }: { elderId: string }) {
  const { t } = useLingui();
  const visits = useCareVisits(elderId);
  return (
    <Stack as="section" fill>
      <h2>
        <Trans>Visits that took place</Trans>
      </h2>
      <PagedList
        query={visits}
        label={t`Loading the visits`}
        failed={t`The visits did not arrive`}
        more={<Trans>Show more visits</Trans>}
        empty={
          <Empty title={t`No visit is written down yet`} titleAs="h3">
            {t`When a caregiver has been there, you read here what was done and how it went.`}
          </Empty>
        }
      >
        {(list) => (
          <Stack as="ul" fill>
            {list.map((visit) => (
              <VisitCard key={visit.id} elderId={elderId} visit={visit} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}
