import type { CarePlan } from '@hafi/contract/caregivers/caregivers.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Pair, Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, CalendarX } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../../lib/words/locale.ts';
import { taskWords } from './care-words.ts';
import { PlanDialog, type PlanStep } from './plan-dialog.tsx';
import { useWhen } from './use-plan-words.ts';

/** Planned visits of one caregiver: when, what for, and the next of them. */
export function PlanCard({ elderId, plan }: { elderId: string; plan: CarePlan }) {
  const { t } = useLingui();
  const when = useWhen();
  const [step, setStep] = useState<PlanStep | null>(null);
  const { caregiver, id, note, tasks, weekdays } = plan;
  return (
    <Card as="li" edge="earth">
      <Stack fill>
        <Person
          personId={caregiver.id}
          name={caregiver.name}
          heading={<h3>{caregiver.name}</h3>}
          line={when(plan)}
        />
        <p>{tasks.map((task) => t(taskWords[task])).join(', ')}</p>
        {note ? <Quiet>{note}</Quiet> : null}
        {weekdays.length > 0 ? (
          <Accordion>
            <AccordionItem title={<Trans>Move or call off one of the next visits</Trans>}>
              <NextVisits plan={plan} onStep={setStep} />
            </AccordionItem>
          </Accordion>
        ) : (
          <NextVisits plan={plan} onStep={setStep} />
        )}
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

/** The next visits of a plan, each to be moved or called off. */
function NextVisits({ onStep, plan }: { plan: CarePlan; onStep: (step: PlanStep) => void }) {
  const locale = useLocale();
  const { coming, time } = plan;
  return (
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
                onClick={() => onStep({ act: 'move', day })}
              >
                <Trans>Move</Trans> <SrOnly>{date}</SrOnly>
              </Button>
              <Button variant="link" icon={CalendarX} onClick={() => onStep({ act: 'skip', day })}>
                <Trans>Call off</Trans> <SrOnly>{date}</SrOnly>
              </Button>
            </Row>
          </Pair>
        );
      })}
    </Stack>
  );
}
