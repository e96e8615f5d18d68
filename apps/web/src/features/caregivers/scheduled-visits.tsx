import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Pair, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, Users } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { Link } from 'react-router';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useVisitSchedules } from './caregivers.queries.ts';
import { ScheduleCard } from './schedule-card.tsx';

// Most look, few plan.
const ScheduleForm = lazyPart(async () => (await import('./schedule-form.tsx')).ScheduleForm);

/** An elder's future home visits, and a form to schedule more. */
export function ScheduledVisits({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  const query = useVisitSchedules(elder.id);
  const [scheduling, setScheduling] = useState(false);
  const openForm = useRef<HTMLButtonElement>(null);
  const caregivers = dataOf(query)?.caregivers ?? [];
  const cancel = () => {
    setScheduling(false);
    requestAnimationFrame(() => openForm.current?.focus());
  };
  return (
    <Stack as="section" fill>
      <Pair>
        <h2>
          <Trans>Planned visits</Trans>
        </h2>
        {caregivers.length > 0 && !scheduling ? (
          <Button ref={openForm} icon={CalendarPlus} onClick={() => setScheduling(true)}>
            <Trans>Plan visits</Trans>
          </Button>
        ) : null}
      </Pair>
      <OutcomePlace>
        {scheduling ? (
          <Card>
            <Suspense fallback={<PartLoading label={t`Loading the form`} />}>
              <ScheduleForm
                elderId={elder.id}
                caregivers={caregivers}
                onDone={() => setScheduling(false)}
                onCancel={cancel}
              />
            </Suspense>
          </Card>
        ) : null}
        <QueryState
          query={query}
          label={t`Loading planned visits`}
          failed={t`Planned visits did not arrive`}
          isEmpty={({ schedules }) => schedules.length === 0}
          empty={
            caregivers.length > 0 ? (
              <Empty title={t`No visit is planned`} titleAs="h3">
                {t`Plan when a caregiver comes, and what is to be done.`}
              </Empty>
            ) : (
              <Empty
                title={t`There is no caregiver in the circle yet`}
                titleAs="h3"
                action={
                  <ButtonLink as={Link} to={paths.circleOf(elder.id)} icon={Users}>
                    <Trans>Open the circle</Trans>
                  </ButtonLink>
                }
              >
                {t`Invite somebody as a caregiver; then their visits can be planned here.`}
              </Empty>
            )
          }
        >
          {({ schedules }) => (
            <Stack as="ul" fill>
              {schedules.map((each) => (
                <ScheduleCard key={each.id} elderId={elder.id} schedule={each} />
              ))}
            </Stack>
          )}
        </QueryState>
      </OutcomePlace>
    </Stack>
  );
}
