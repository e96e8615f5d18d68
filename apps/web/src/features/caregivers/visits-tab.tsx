import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { ScheduledVisits } from './scheduled-visits.tsx';
import { TodaysRoute } from './todays-route.tsx';
import { VisitLog } from './visit-log.tsx';

/** An elder's home visits: today's, future and past ones. */
export function CareVisitsTab({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const { permissions, relation } = elder;
  const cares = elder.by === 'circle' && relation === 'caregiver';
  return (
    <Stack fill gap="section">
      {cares ? (
        <TodaysRoute
          title={t`Your visits today`}
          elders={[elder]}
          empty={t`You can write down a visit afterwards, or plan the next ones.`}
        />
      ) : null}
      {cares || permissions.includes('bookings:manage') ? <ScheduledVisits elder={elder} /> : null}
      {permissions.includes('health:read') ? <VisitLog elderId={elder.id} /> : null}
    </Stack>
  );
}
