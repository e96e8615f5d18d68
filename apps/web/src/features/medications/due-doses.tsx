import type { Elder } from '@hafi/contract/circle/circle.contract';
import { formatKigaliTime } from '@hafi/i18n/dates';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Quiet } from '@hafi/ui/layout/layout';
import { medicines } from '@hafi/ui/picture/health-pictures';
import { Picture } from '@hafi/ui/picture/picture';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Check, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { WaitingNote } from '../../kit/waiting-note.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useSayOutcome } from '../../lib/outcome/outcome-note.tsx';
import { useCatchFocus } from '../../lib/outcome/use-catch-focus.ts';
import { SlowPart } from '../../lib/slow-part.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { problemText } from '../../lib/words/problem-text.ts';
import own from './due-doses.module.css';
import { useDoseText } from './use-dose-text.ts';
import type { DueDoses } from './use-due-doses.ts';
import { doseKey, type ShownDose } from './waiting-doses.ts';

const SingleDoses = lazyPart(async () => (await import('./single-doses.tsx')).SingleDoses);

/** The time of these doses, if all have the same. */
function timeOf(doses: readonly ShownDose[]): string | null {
  const times = new Set(doses.map(({ dueAt }) => dueAt));
  const [time] = times;
  return times.size === 1 && time ? time : null;
}

function DoseWords({ dose }: { dose: ShownDose }) {
  const text = useDoseText();
  return (
    <li className={own.dose}>
      <Picture of={medicines} />
      <span className={own.words}>
        <b>
          {dose.name} {dose.dosage}
        </b>
        <br />
        {text(dose)}
        {dose.note ? <Quiet as="span">, {dose.note}</Quiet> : null}
      </span>
    </li>
  );
}

function NotKept({ error }: { error: Error | null }) {
  const { i18n } = useLingui();
  return error ? (
    <Alert tone="error" live="assertive" title={<Trans>That was not kept.</Trans>}>
      {problemText(error, i18n)}
    </Alert>
  ) : null;
}

/** What is due now, as one task: all in one tap, or one by one. Nothing is ticked beforehand. */
export function DueDosesTask({ elder, task }: { elder: Elder; task: DueDoses }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [single, setSingle] = useState(false);
  const heading = useCatchFocus<HTMLHeadingElement>(single, single || task.isBack);
  const say = useSayOutcome();
  const { busy, due, error } = task;
  const count = due.length;
  const time = timeOf(due);
  const at = time ? formatKigaliTime(new Date(time), locale) : null;
  return (
    <Card
      as="section"
      edge="sun"
      aria-labelledby="due-doses"
      className={count > 1 ? `${own.card} ${own.several}` : own.card}
    >
      <h2 id="due-doses" ref={heading} tabIndex={-1} data-clip="dashboard-next-dose">
        {at ? (
          t`${plural(count, { one: `Medicine of ${at}`, other: `Medicines of ${at}` })}`
        ) : (
          <Trans>Medicines to take now</Trans>
        )}
      </h2>
      <NotKept error={error} />
      {single ? (
        <Suspense fallback={<SlowPart />}>
          <SingleDoses doses={due} elder={elder} onAnswer={(dose) => task.answeredHere([dose])} />
        </Suspense>
      ) : (
        <>
          <ul className={own.doses}>
            {due.map((dose) => (
              <DoseWords key={doseKey(dose)} dose={dose} />
            ))}
          </ul>
          <Button
            icon={Check}
            wide
            className={own.all}
            busy={busy}
            onClick={() => {
              // That they were taken back is true no more.
              say(null);
              task.take(due);
            }}
          >
            {t`${plural(count, { one: 'I took it', other: 'I took all #' })}`}
          </Button>
        </>
      )}
      {count > 1 && !single ? (
        <div className={own.more}>
          <Button variant="link" onClick={() => setSingle(true)}>
            <Trans>One by one</Trans>
          </Button>
          <Button variant="link" onClick={() => task.putThemOff(due)}>
            <Trans>Not now</Trans>
          </Button>
        </div>
      ) : (
        <Button variant="second" wide onClick={() => task.putThemOff(due)}>
          <Trans>Not now</Trans>
        </Button>
      )}
    </Card>
  );
}

/** What was just answered, and how to take it back; and what was put off. */
export function DosesSaid({ task }: { task: DueDoses }) {
  const { answered, due, error, putOff, takeBack } = task;
  const waiting = answered.some((dose) => dose.waiting);
  const { length } = answered;
  const open = putOff.length;
  const { t } = useLingui();
  const say = useSayOutcome();
  const said = useCatchFocus<HTMLParagraphElement>(`${length} ${open}`, length + open > 0);
  const undo = async () => {
    const done = t`${plural(length, {
      one: '# answer is taken back.',
      other: '# answers are taken back.',
    })}`;
    const state = await takeBack(answered).catch(() => null);
    if (state === 'waiting') {
      say(`${done} ${t`It is kept on this phone and goes out when there is network.`}`);
    } else if (state) say(done);
  };
  return (
    <>
      {due.length === 0 ? <NotKept error={error} /> : null}
      <Status>
        {length > 0 ? (
          <p ref={said} tabIndex={-1} className={own.said}>
            <span>
              <Plural
                value={length}
                one="# medicine is answered."
                other="# medicines are answered."
              />{' '}
              {waiting ? <WaitingNote /> : null}
            </span>
            <Button variant="link" icon={Undo2} onClick={() => void undo()}>
              <Trans>Undo</Trans>
            </Button>
          </p>
        ) : null}
        {due.length === 0 && open > 0 ? (
          <p ref={length > 0 ? undefined : said} tabIndex={-1} className={own.said}>
            <Plural
              value={open}
              one="# medicine is still to take."
              other="# medicines are still to take."
            />
            <Button variant="link" onClick={task.askAgain}>
              <Trans>Show it</Trans>
            </Button>
          </p>
        ) : null}
      </Status>
    </>
  );
}
