import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { useElders } from '../../kit/circle/elders.queries.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';
import { DatedPage } from '../../lib/query/as-of.tsx';
import { QueryState } from '../../lib/query/query-state.tsx';
import { BookingsAndActivity } from './bookings-and-activity.tsx';
import { Greeting } from './greeting.tsx';
import { OwnHealth } from './own-health.tsx';

/** The elder's health behind the home: the four vitals, the week, activity and bookings. */
export function OwnHealthPage() {
  const { t } = useLingui();
  usePageTitle(t`Your health`);
  usePageBack('home');
  const known = useElders();
  return (
    <Stack fill gap="section">
      <Greeting />
      <DatedPage query={known}>
        <QueryState query={known} label={t`Loading...`} failed={t`Your health did not arrive`}>
          {(elders) => {
            const own = elders.find(({ by }) => by === 'self');
            return own ? <OwnHealth elder={own} /> : null;
          }}
        </QueryState>
        <BookingsAndActivity />
      </DatedPage>
    </Stack>
  );
}
