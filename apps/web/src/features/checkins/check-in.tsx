import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import { formatTime } from '@hafi/i18n/dates';
import { Alert, Status } from '@hafi/ui/alert/alert';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Frown } from 'lucide-react';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { Link } from 'react-router';
import { RefusedEntries } from '../../kit/refused-entries.tsx';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useSayOutcome } from '../../lib/outcome/outcome-note.tsx';
import { useCatchFocus } from '../../lib/outcome/use-catch-focus.ts';
import { paths } from '../../lib/paths.ts';
import { useAccount } from '../../lib/session.ts';
import { problemText } from '../../lib/words/problem-text.ts';
import styles from './check-in.module.css';
import { Seal } from './seal.tsx';
import type { CheckedIn } from './use-checked-in.ts';
import { WhoSees } from './who-sees.tsx';

/** Shown after the check-in: an elder's home does not wait for it. */
const MoodChoice = lazyPart(async () => (await import('./mood/mood-choice.tsx')).MoodChoice);

const NotWell = lazyPart(async () => (await import('./mood/not-well.tsx')).NotWell);

/** Seldom, and said below what she presses. */
const PeopleWait = lazyPart(async () => (await import('./people-wait.tsx')).PeopleWait);

/** The phrase is Kinyarwanda in every language. */
const phrase = ['Meze', 'neza'];

function WeekSeal({ task }: { task: CheckedIn }) {
  const { t } = useLingui();
  const say = useSayOutcome();
  const { length, made, said } = task;
  return (
    <Seal
      count={length}
      done={made}
      today={length - 1}
      pressed={said}
      aria-label={t`Meze neza: I am well`}
      aria-disabled={task.saying || undefined}
      onClick={() => {
        // That it was taken back is true no more.
        say(null);
        task.sayIt();
      }}
    >
      <span lang="rw">
        {phrase.map((word) => (
          <b key={word}>{word} </b>
        ))}
      </span>
    </Seal>
  );
}

/** In words, what the ring counts. */
function DaysOfWeek({ task: { length, made } }: { task: CheckedIn }) {
  if (length === 0) return null;
  return (
    <SrOnly>
      <Plural
        value={made.length}
        one="Well on # of the last 7 days"
        other="Well on # of the last 7 days"
      />
    </SrOnly>
  );
}

function NotKept({ task: { error } }: { task: CheckedIn }) {
  const { i18n } = useLingui();
  return error ? (
    <Alert tone="error" live="assertive" title={<Trans>That was not kept.</Trans>}>
      {problemText(error, i18n)}
    </Alert>
  ) : null;
}

/** Asks whether the person is well: one tap says so, or tells their people that they are not. */
export function CheckInTask({ task }: { task: CheckedIn }) {
  const { t } = useLingui();
  const say = useSayOutcome();
  return (
    <Card as="section" aria-labelledby="check-in" className={styles.card}>
      <h2 id="check-in" data-clip="dashboard-check-in">
        <Trans>Are you well today?</Trans>
      </h2>
      <NotKept task={task} />
      <WeekSeal task={task} />
      <DaysOfWeek task={task} />
      {/* Below the key, whose place it must not take. */}
      {task.late ? (
        <Suspense fallback={null}>
          <PeopleWait late={task.late} />
        </Suspense>
      ) : null}
      {task.is === 'answered' && task.seenBy.length === 0 ? (
        <p>
          <WhoSees names={[]} />
        </p>
      ) : null}
      <Button
        variant="second"
        icon={Frown}
        wide
        className={styles.call}
        busy={task.saying}
        busyLabel={t`Loading...`}
        onClick={() => {
          say(null);
          task.sayNotWell();
        }}
      >
        <Trans>I am not well</Trans>
      </Button>
      <p>
        <Trans>Your people are told at once and asked to call you.</Trans>
      </p>
    </Card>
  );
}

/** The way back from the check-in of today. */
function TakeBack({ task: { takeBack, takingBack } }: { task: CheckedIn }) {
  const { t } = useLingui();
  const say = useSayOutcome();
  const undo = () =>
    void takeBack().then(
      () => say(t`Your check-in of today is taken back.`),
      () => say(null),
    );
  return (
    <Button variant="link" busy={takingBack} busyLabel={t`Loading...`} onClick={undo}>
      <Trans>Undo</Trans>
    </Button>
  );
}

/** Who sees the check-in of today, or that it waits. */
function SeenBy({ task: { at, mood, seenBy, waiting } }: { task: CheckedIn }) {
  return (
    <>
      {/* Nobody sees what still waits on this device. */}
      {at !== null && mood !== 'not-well' ? (
        <span>
          <WhoSees names={seenBy} />
        </span>
      ) : null}
      {waiting ? (
        <span>
          <Trans>It is kept on this phone and goes out when there is network.</Trans>
        </span>
      ) : null}
    </>
  );
}

/** Who sees the check-in of today and since when, or that it waits; with the way back. */
function Said({ task }: { task: CheckedIn }) {
  const time = task.at === null ? null : formatTime(new Date(task.at), kigaliTimeZone);
  return (
    <>
      <SeenBy task={task} />
      {time ? <time>{time}</time> : null}
      {time ? <TakeBack task={task} /> : null}
    </>
  );
}

/**
 * The check-in of today beside another task, in a line: who sees it stands with the thanks once all
 * is done, but that nobody does, or not yet, is said at once.
 */
export function CheckInSaid({ task }: { task: CheckedIn }) {
  const { at, mood, said, seenBy, waiting } = task;
  const thanks = useCatchFocus<HTMLParagraphElement>(said, task.acted);
  return (
    <Status>
      {said ? (
        <p ref={thanks} tabIndex={-1} className={styles.said}>
          {mood === 'not-well' ? null : (
            <b>
              <Trans>Thank you.</Trans>
            </b>
          )}{' '}
          {waiting || seenBy.length === 0 ? <SeenBy task={task} /> : null}
          {at === null ? null : <TakeBack task={task} />}
        </p>
      ) : null}
      {said && mood === 'not-well' ? (
        <Suspense fallback={null}>
          <NotWell task={task} />
        </Suspense>
      ) : null}
      <NotKept task={task} />
    </Status>
  );
}

/**
 * What one can add to the check-in of today: how one feels, in one's own voice, and by when one is
 * asked. It opens by a press, and by itself where something was added.
 */
function SayMore({ task }: { task: CheckedIn }) {
  const { id } = useAccount();
  const hasAdded = task.mood !== null || task.note !== null;
  const [opened, setOpened] = useState<'by-press' | 'added' | null>(null);
  // Stays open when what was added is taken away again.
  if (hasAdded && opened === null) setOpened('added');
  if (opened === null) {
    return (
      <Button variant="link" onClick={() => setOpened('by-press')}>
        <Trans>How do you feel?</Trans>
      </Button>
    );
  }
  return (
    <>
      <Suspense fallback={<div className={styles.mood} />}>
        <MoodChoice task={task} takesFocus={opened === 'by-press'} />
      </Suspense>
      <ButtonLink as={Link} to={paths.checkInPlan(id)} variant="link">
        <Trans>When do we ask?</Trans>
      </ButtonLink>
    </>
  );
}

/** The check-in of today, when nothing else is to do; `children` say what is. */
export function CheckInDone(props: {
  task: CheckedIn;
  /** Whether it is known that nothing else is to do. */
  allDone: boolean;
  children?: ReactNode;
}) {
  const { allDone, children, task } = props;
  const { firstName } = useAccount();
  const details = useId();
  // Nothing calm stands beside "not well".
  const isUnwell = task.mood === 'not-well';
  const thanks = useCatchFocus<HTMLHeadingElement>(task.said, task.acted);
  return (
    <Card as="section" aria-labelledby="check-in" className={`${styles.card} ${styles.done}`}>
      {isUnwell ? null : <WeekSeal task={task} />}
      <h2
        id="check-in"
        ref={thanks}
        tabIndex={-1}
        aria-describedby={details}
        data-clip={allDone && !isUnwell ? 'check-in-all-done' : 'check-in-thanks'}
      >
        {allDone && !isUnwell ? (
          <Trans>Thank you. All is done.</Trans>
        ) : (
          <Trans>Thank you, {firstName}.</Trans>
        )}
      </h2>
      <NotKept task={task} />
      <p id={details} className={styles.said}>
        <Said task={task} />
      </p>
      <SayMore task={task} />
      {children}
      {isUnwell ? null : <DaysOfWeek task={task} />}
    </Card>
  );
}

/** Check-ins made offline that the server refused, each with its reason. */
export function RefusedCheckIns({ task }: { task: CheckedIn }) {
  return <RefusedEntries refused={task.refused} title={<Trans>A check-in was not taken.</Trans>} />;
}
