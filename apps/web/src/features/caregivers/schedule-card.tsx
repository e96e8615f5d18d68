import type { VisitSchedule } from '@hafi/contract/caregivers/caregivers.contract';
import { formatDate } from '@hafi/i18n/dates';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Pair, Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, CalendarX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { SlowPart } from '../../lib/slow-part.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { taskWords } from './care-words.ts';
import type { ScheduleStep } from './schedule-dialog.tsx';
import { useWhen } from './use-schedule-words.ts';

const ScheduleDialog = lazyPart(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog);

/** One visit schedule: caregiver, times, tasks, and the next visits. */
export function ScheduleCard({ elderId, schedule }: { elderId: string; schedule: VisitSchedule }) {
  const { t } = useLingui();
  const when = useWhen();
  const [step, setStep] = useState<ScheduleStep | null>(null);
  const { caregiver, id, note, tasks, weekdays } = schedule;
  return (
    <Card as="li" edge="earth">
      <Stack fill>
        <Person personId={caregiver.id} name={caregiver.name} nameAs="h3" line={when(schedule)} />
        <p>{tasks.map((task) => t(taskWords[task])).join(', ')}</p>
        {note ? <Quiet>{note}</Quiet> : null}
        {weekdays.length > 0 ? (
          <Accordion>
            <AccordionItem title={<Trans>Move or call off one of the next visits</Trans>}>
              <NextVisits schedule={schedule} onStep={setStep} />
            </AccordionItem>
          </Accordion>
        ) : (
          <NextVisits schedule={schedule} onStep={setStep} />
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
        <Suspense fallback={<SlowPart />}>
          <ScheduleDialog
            key={`${id} ${step.act}`}
            elderId={elderId}
            schedule={schedule}
            step={step}
            onClose={() => setStep(null)}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

/** The next visits of a schedule, each with buttons to move or cancel it. */
function NextVisits({
  onStep,
  schedule,
}: {
  schedule: VisitSchedule;
  onStep: (step: ScheduleStep) => void;
}) {
  const locale = useLocale();
  const { coming, time } = schedule;
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
