import { dayInKigali, timeInKigali } from '@hafi/base/kigali-time';
import type { CareVisit } from '@hafi/contract/caregivers/caregivers.contract';
import { formatDate, formatDateTime, withOwnTime } from '@hafi/i18n/dates';
import { Accordion, AccordionItem } from '@hafi/ui/accordion/accordion';
import { Badge } from '@hafi/ui/badge/badge';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { OutcomePlace } from '../../lib/outcome/outcome-place.tsx';
import { PartLoading } from '../../lib/part-loading.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { conditionWords, taskWords } from './care-words.ts';

// Only whoever was there corrects.
const AmendForm = lazyPart(async () => (await import('./amend-form.tsx')).AmendForm);

type Said = Pick<CareVisit, 'arrivedAt' | 'condition' | 'leftAt' | 'note' | 'tasks'>;

/** Start and end of a visit; readers elsewhere also see their own time. */
function useSpan() {
  const { t } = useLingui();
  const locale = useLocale();
  return ({ arrivedAt, leftAt }: Said) => {
    const from = timeInKigali(new Date(arrivedAt));
    const to = leftAt ? timeInKigali(new Date(leftAt)) : t`not finished`;
    return withOwnTime(`${from}–${to}`, new Date(arrivedAt), locale);
  };
}

/** What was done, the elder's condition, and the note. */
function Words({ said }: { said: Said }) {
  const { t } = useLingui();
  const { condition, note, tasks } = said;
  const how = condition ? t(conditionWords[condition]) : null;
  return (
    <>
      {tasks.length > 0 ? <p>{tasks.map((task) => t(taskWords[task])).join(', ')}</p> : null}
      {how ? (
        <p>
          <Trans>
            How the elder was: <b>{how}</b>
          </Trans>
        </p>
      ) : null}
      {note ? <p>{note}</p> : null}
    </>
  );
}

/** A logged visit with its earlier versions. */
export function VisitCard({ elderId, visit }: { elderId: string; visit: CareVisit }) {
  const { t } = useLingui();
  const locale = useLocale();
  const span = useSpan();
  const [amending, setAmending] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { amendedAt, arrivedAt, can, caregiver, earlier, leftAt } = visit;
  const date = formatDate(dayInKigali(new Date(arrivedAt)), locale, { style: 'weekday' });
  const corrected = amendedAt ? formatDateTime(new Date(amendedAt), locale) : null;
  const cancel = () => {
    setAmending(false);
    title.current?.focus();
  };
  return (
    <Card as="li" edge={leftAt ? 'leaf' : 'sun'}>
      <Stack fill>
        <Row apart>
          <h3 ref={title} tabIndex={-1}>
            {date}
          </h3>
          {visit.planned ? null : (
            <Badge>
              <Trans>Not planned</Trans>
            </Badge>
          )}
        </Row>
        <p>
          <b>{caregiver.name}</b> · {span(visit)}
        </p>
        <OutcomePlace>
          {amending && leftAt ? (
            <Suspense fallback={<PartLoading label={t`Loading the form`} />}>
              <AmendForm
                elderId={elderId}
                visit={visit}
                onDone={() => setAmending(false)}
                onCancel={cancel}
              />
            </Suspense>
          ) : (
            <Words said={visit} />
          )}
        </OutcomePlace>
        {corrected ? (
          <Quiet>
            <Trans>Corrected on {corrected}</Trans>
          </Quiet>
        ) : null}
        {earlier.length > 0 ? (
          <Accordion>
            <AccordionItem title={<Trans>What it said before</Trans>}>
              <Stack as="ul" fill>
                {earlier.map((said) => (
                  <li key={said.saidAt}>
                    <Quiet>{formatDateTime(new Date(said.saidAt), locale)}</Quiet>
                    <p>{span(said)}</p>
                    <Words said={said} />
                  </li>
                ))}
              </Stack>
            </AccordionItem>
          </Accordion>
        ) : null}
        {can.amend && !amending ? (
          <Row>
            <Button variant="second" icon={Pencil} onClick={() => setAmending(true)}>
              <Trans>Correct</Trans> <SrOnly>{date}</SrOnly>
            </Button>
          </Row>
        ) : null}
      </Stack>
    </Card>
  );
}
