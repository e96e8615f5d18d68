import { Quiet, Stack } from '@hafi/ui/layout/layout';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { RequestList } from './request-list.tsx';
import { TakenCard } from './taken-card.tsx';
import { useTakenRequests } from './volunteering.queries.ts';

/** The volunteer's taken requests, and how often they have helped. */
export function TakenRequests() {
  const { t } = useLingui();
  const past = useTakenRequests('past');
  const helped = dataOf(past)?.pages[0]?.helped ?? 0;
  const words = { label: t`Loading the requests`, failed: t`The requests did not arrive` };
  return (
    <>
      <Stack as="section" fill>
        <h2>
          <Trans>What you have promised</Trans>
        </h2>
        <OutcomePlace>
          <RequestList
            {...words}
            query={useTakenRequests('open')}
            empty={<Quiet>{t`You have promised no visit.`}</Quiet>}
          >
            {(request) => <TakenCard key={request.id} request={request} />}
          </RequestList>
        </OutcomePlace>
      </Stack>
      <Stack as="section" fill>
        <h2>
          <Trans>Where you have helped</Trans>
        </h2>
        {helped > 0 ? (
          <p>
            <Plural value={helped} one="You have helped # time." other="You have helped # times." />
          </p>
        ) : null}
        <RequestList {...words} query={past} empty={<Quiet>{t`Nothing is past yet.`}</Quiet>}>
          {(request) => <TakenCard key={request.id} request={request} />}
        </RequestList>
      </Stack>
    </>
  );
}
