import { Stack } from '@hafi/ui/layout/layout';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { NotCheckedYet } from '../../features/vetting/not-checked-yet.tsx';
import { NearRequests } from '../../features/volunteering/near-requests.tsx';
import { NextPromise } from '../../features/volunteering/next-promise.tsx';
import { useTakenRequests } from '../../features/volunteering/volunteering.queries.ts';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { DatedPage } from '../../lib/query/as-of.tsx';
import { useAccount } from '../../lib/session.ts';
import { SlowPart } from '../../lib/slow-part.tsx';
import { Greeting } from './greeting.tsx';
import { NextSteps } from './next-steps.tsx';

const AnswersCalls = lazyPart(
  async () => (await import('../../features/emergency/settings/answers-calls.tsx')).AnswersCalls,
);

/** A volunteer's home: the next promise, who needs help near, and the rest behind rows. */
export function VolunteerDashboardPage() {
  const { t } = useLingui();
  usePageTitle(t`Dashboard`);
  const { place, verified } = useAccount();
  const taken = useTakenRequests('open');
  const steps = [
    ...(place.district && place.sector
      ? []
      : [
          {
            to: paths.profile,
            title: place.district ? t`Choose your sector` : t`Say where you live`,
            detail: t`Elders near you are the first that you can help.`,
          },
        ]),
    {
      to: paths.promised,
      title: t`What you have promised and done`,
      detail: t`Where you have helped, and what was said about it; your own bookings.`,
    },
    {
      to: paths.community,
      title: t`What neighbours do for each other`,
      detail: t`Errands, transport, company: how a visit goes well.`,
    },
    {
      to: paths.emergency,
      title: t`Know what to do in an emergency`,
      detail: t`Numbers, and what to say when you call.`,
    },
  ];
  return (
    <Stack fill gap="loose">
      <Greeting />
      <DatedPage query={taken}>
        <NotCheckedYet />
        <NextPromise />
        <NearRequests />
        {/* Nobody is asked who is not checked. */}
        {verified ? (
          <Suspense fallback={<SlowPart />}>
            <AnswersCalls />
          </Suspense>
        ) : null}
        <NextSteps steps={steps} />
      </DatedPage>
    </Stack>
  );
}
