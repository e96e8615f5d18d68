import type { CarePlan } from '@hafi/contract/caregivers/caregivers.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Pair, Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { useLingui as useMessages } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { CalendarClock, CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { taskWords } from './care-words.ts';
import { PlanDialog, type PlanStep } from './plan-dialog.tsx';
import { useWhen } from './use-plan-words.ts';

/** Planned visits of one caregiver: when, what for, and the next of them. */
export function PlanCard({ elderId, plan }: { elderId: string; plan: CarePlan }) {
  const { _ } = useMessages();
  const locale = useLocale();
  const when = useWhen();
  const [step, setStep] = useState<PlanStep | null>(null);
  const { caregiver, coming, id, note, tasks, time, weekdays } = plan;
  return (
    <Card as="li" edge="earth">
      <Stack fill>
        <Person
          personId={caregiver.id}
          name={caregiver.name}
          heading={<h3>{caregiver.name}</h3>}
          line={when(plan)}
        />
        <p>{tasks.map((task) => _(taskWords[task])).join(', ')}</p>
        {note ? <Quiet>{note}</Quiet> : null}
        <Stack as="ul" fill gap="tight">
          {coming.map(({ day }) => {
            const date = formatDate(day, locale, { style: 'weekday' });
            return (
              <Pair as="li" key={day}>
                <span>
                  {date}, {time}
                </span>
                <Row>
                  <Button
                    variant="link"
                    icon={CalendarClock}
                    onClick={() => setStep({ act: 'move', day })}
                  >
                    <Trans>Move</Trans> <SrOnly>{date}</SrOnly>
                  </Button>
                  <Button
                    variant="link"
                    icon={CalendarX}
                    onClick={() => setStep({ act: 'skip', day })}
                  >
                    <Trans>Cancel</Trans> <SrOnly>{date}</SrOnly>
                  </Button>
                </Row>
              </Pair>
            );
          })}
        </Stack>
        {weekdays.length > 0 ? (
          <Row>
            <Button variant="second" onClick={() => setStep({ act: 'end' })}>
              <Trans>End these visits</Trans> <SrOnly>{caregiver.name}</SrOnly>
            </Button>
          </Row>
        ) : null}
      </Stack>
      {step ? (
        <PlanDialog
          key={`${id} ${step.act}`}
          elderId={elderId}
          plan={plan}
          step={step}
          onClose={() => setStep(null)}
        />
      ) : null}
    </Card>
  );
}
