import { dayInKigali } from '@hafi/base/kigali-time';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';
import { isCared } from './is-cared.ts';
import { ScheduledVisits } from './scheduled-visits.tsx';
import { VisitLog } from './visit-log.tsx';

// Only caregivers have a route.
const DayRoute = lazyPart(async () => (await import('./route/day-route.tsx')).DayRoute);

/** An elder's home visits: today's, future and past ones. */
export function CareVisitsTab({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const { permissions } = elder;
  const cares = isCared(elder);
  return (
    <Stack fill gap="section">
      {cares ? (
        <Stack as="section" fill>
          <h2>{t`Your visits today`}</h2>
          <Suspense fallback={<PartLoading label={t`Loading the visits of the day`} />}>
            <DayRoute
              title={t`Your visits today`}
              titled
              elders={[elder]}
              today={dayInKigali(clockNow())}
              empty={t`You can write down a visit afterwards, or plan the next ones.`}
            />
          </Suspense>
        </Stack>
      ) : null}
      {cares || permissions.includes('bookings:manage') ? <ScheduledVisits elder={elder} /> : null}
      {permissions.includes('health:read') ? <VisitLog elderId={elder.id} /> : null}
    </Stack>
  );
}
