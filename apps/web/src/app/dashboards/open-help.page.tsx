import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { OpenHelp } from '../../features/volunteering/open-help.tsx';
import { useOpenHelp } from '../../features/volunteering/volunteering.queries.ts';
import { useElders } from '../../kit/circle/elders.queries.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';
import { QueryState } from '../../lib/query/query-state.tsx';

/** The open requests of all elders for whom the person may ask, with what waits for an answer. */
export function OpenHelpPage() {
  const { t } = useLingui();
  usePageTitle(t`Help`);
  usePageBack('home');
  // Asked for beside the elders, not after them: what stands below would move so late.
  useOpenHelp();
  return (
    <Stack fill>
      <h1>
        <Trans>Help</Trans>
      </h1>
      <QueryState
        query={useElders()}
        label={t`Loading...`}
        failed={t`Help from volunteers did not arrive`}
      >
        {(elders) =>
          elders.some(({ permissions }) => permissions.includes('bookings:manage')) ? (
            <OpenHelp />
          ) : (
            <Empty title={t`There is nobody for whom you can ask`}>
              {t`An elder, or who looks after their care circle, can let you do so.`}
            </Empty>
          )
        }
      </QueryState>
    </Stack>
  );
}
