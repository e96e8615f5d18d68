import { dayInKigali } from '@hafi/base/kigali-time';
import { Alert } from '@hafi/ui/alert/alert';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { UserPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { clockNow } from '../../../lib/clock/server-clock.ts';
import { paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useOwnProfile } from '../practice.queries.ts';
import { DaysOff } from './days-off.tsx';
import { PracticeDiary } from './practice-diary.tsx';
import { TodayBookings } from './today-bookings.tsx';
import { WaitingBookings } from './waiting-bookings.tsx';

function FirstStep() {
  return (
    <Card as="section" edge="sun">
      <Stack>
        <h2>
          <Trans>Fill in your doctor profile</Trans>
        </h2>
        <p>
          <Trans>
            Say what you do, where and when. Then send your licence and papers: a coordinator checks
            them, and patients can book with you.
          </Trans>
        </p>
        <ButtonLink as={Link} to={`${paths.settings}?tab=practice`} icon={UserPen}>
          <Trans>Fill in your doctor profile</Trans>
        </ButtonLink>
      </Stack>
    </Card>
  );
}

/** A doctor's day: waiting requests, today's patients, related sections, diary, days off. */
export function DoctorDay({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const profile = useOwnProfile();
  const today = dayInKigali(clockNow());
  return (
    <Stack fill gap="section" inOrder>
      <Stack gap="tight">
        <h1>
          <Trans>Hi, Welcome back!</Trans>
        </h1>
        <Lead>
          <Trans>Here is your Dashboard.</Trans>
        </Lead>
      </Stack>
      <QueryState query={profile} label={t`Loading...`} failed={t`Your practice did not arrive`}>
        {(own) =>
          own === null ? (
            <FirstStep />
          ) : (
            <Stack fill gap="section" inOrder>
              {own.verified ? null : (
                <Alert tone="info" title={t`Patients cannot find you yet.`}>
                  <Trans>
                    A coordinator must first check your licence and your papers.{' '}
                    <Link to={paths.papers}>Your papers: what is missing</Link>. Meanwhile you can
                    set your working hours in the{' '}
                    <Link to={`${paths.settings}?tab=practice`}>settings</Link>.
                  </Trans>
                </Alert>
              )}
              <WaitingBookings />
              <TodayBookings today={today} />
              {children}
              <PracticeDiary today={today} />
              <DaysOff today={today} />
            </Stack>
          )
        }
      </QueryState>
    </Stack>
  );
}
