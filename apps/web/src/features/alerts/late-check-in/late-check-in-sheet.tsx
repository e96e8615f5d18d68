import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import type {
  LateCheckInPage,
  NotifiedPerson,
} from '@hafi/contract/checkins/late-check-in.schemas';
import { formatTime } from '@hafi/i18n/dates';
import { AlarmCard } from '@hafi/ui/alarm-card/alarm-card';
import { Button, ButtonLink } from '@hafi/ui/button/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, Check } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActFailure } from '../../../kit/act-failure.tsx';
import { TakeCare } from '../../../kit/outcomes/hand-on-keys.tsx';
import { useKigaliWhen } from '../../../kit/use-kigali-when.ts';
import { ZoneNote } from '../../../kit/zone-note.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { paths } from '../../../lib/paths.ts';
import { useAccount } from '../../../lib/session.ts';
import { Calls, OtherCalls } from '../alert-acts.tsx';
import styles from '../alert-page.module.css';
import { Taken } from '../alert-taken.tsx';
import { WhoKnows } from '../knowers.tsx';
import { useReachLateCheckIn, useTakeLateCheckIn } from './late-check-in.queries.ts';

/** What is waited for, of whom and since when; or how it ended. */
function Late({ late }: { late: LateCheckInPage }) {
  const { t } = useLingui();
  const when = useKigaliWhen();
  const { answeredAt, elder, expectedAt, mood } = late;
  const isCall = late.why === 'not-well';
  const open = isCall ? t`Says: not well` : t`No check-in yet`;
  const { name } = elder;
  const due = when(expectedAt);
  const made = answeredAt ? when(answeredAt) : '';
  const words = { well: t`Heard from: all is well`, 'so-so': t`Heard from, and so-so` };
  const received = mood === 'not-well' ? t`Heard from, and not well` : words[mood ?? 'well'];
  const { reachedBy } = late;
  const who = reachedBy?.name;
  const over = reachedBy ? t`Was reached` : received;
  return (
    <AlarmCard
      className={styles.reading}
      tone={answeredAt && (mood ?? 'well') === 'well' ? 'over' : 'watch'}
      value={formatTime(new Date(answeredAt ?? expectedAt), kigaliTimeZone)}
      head={<h1>{answeredAt ? over : open}</h1>}
    >
      <p>
        {reachedBy ? (
          <Trans>
            {who} has reached <b>{name}</b>, at {made}.
          </Trans>
        ) : isCall && answeredAt ? (
          <Trans>
            <b>{name}</b> asked for a call at {due}, and was heard from at {made}.
          </Trans>
        ) : isCall ? (
          <Trans>
            <b>{name}</b> said at {due} that they are not well, and waits for a call.
          </Trans>
        ) : answeredAt ? (
          <Trans>
            <b>{name}</b> checked in at {made}; it was expected by {due}.
          </Trans>
        ) : (
          <Trans>
            <b>{name}</b> should have said at {due} that all is well.
          </Trans>
        )}
      </p>
      {late.away ? (
        <p>
          <Trans>Hafi was not working then, so a greeting may be lost.</Trans>
        </p>
      ) : null}
    </AlarmCard>
  );
}

/** The hours before at which nothing came either, because the service was away. */
function PassedBefore({ hours }: { hours: readonly string[] }) {
  const when = useKigaliWhen();
  if (hours.length === 0) return null;
  return (
    <section aria-labelledby="passed-before">
      <h2 id="passed-before">
        <Trans>Before that</Trans>
      </h2>
      <p>
        <Trans>Nothing came at these times either, while Hafi was not working:</Trans>
      </p>
      <ul>
        {hours.map((at) => (
          <li key={at}>{when(at)}</li>
        ))}
      </ul>
    </section>
  );
}

/** The keys of who is at it: the elder was reached, or it takes longer. */
function Reached({ late }: { late: LateCheckInPage }) {
  const { t } = useLingui();
  const own = useAccount();
  const { acknowledgedBy, elder, id } = late;
  const name = elder.firstName;
  const reach = useReachLateCheckIn(elder.id);
  const longer = useTakeLateCheckIn(elder.id);
  return (
    <>
      <ActFailure act={reach} />
      <Button
        variant="second"
        icon={Check}
        wide
        busy={reach.isPending}
        onClick={() =>
          reach.mutate(id, { done: t`All who were told hear that ${name} was reached.` })
        }
      >
        <Trans>I have reached {name}</Trans>
      </Button>
      {acknowledgedBy?.id === own.id ? (
        <>
          <ActFailure act={longer} />
          <Button
            variant="link"
            busy={longer.isPending}
            onClick={() => longer.mutate(id, { done: t`You take care of it for another hour.` })}
          >
            <Trans>I need another hour</Trans>
          </Button>
        </>
      ) : null}
    </>
  );
}

/** Calls, and the key by which somebody says that they look after it. */
function Acts({ late }: { late: LateCheckInPage }) {
  const { t } = useLingui();
  const { acknowledgedAt, answeredAt, calls, elder, heldUntil, id } = late;
  const until = useKigaliWhen()(heldUntil ?? late.expectedAt);
  const [pressed, setPressed] = useState(false);
  const take = useTakeLateCheckIn(elder.id);
  const mayTake = !answeredAt && !acknowledgedAt && elder.by !== 'self';
  return (
    <section className={styles.acts} aria-label={t`What you can do`}>
      <OutcomePlace>
        {acknowledgedAt && !answeredAt ? <Taken alert={late} focused={pressed} /> : null}
        {heldUntil && !answeredAt ? (
          <p>
            <Trans>If nothing is heard by {until}, the others are told again.</Trans>
          </p>
        ) : null}
        <Calls alert={{ calls, endedAt: answeredAt, level: 'watch' }} />
        {mayTake ? (
          <TakeCare
            act={take}
            onPress={() => {
              setPressed(true);
              take.mutate(id, { done: null });
            }}
          />
        ) : null}
        {mayTake ? (
          <p>
            <Trans>
              Then nobody else is told for an hour. If nothing is heard by then, the others are told
              again.
            </Trans>
          </p>
        ) : null}
        {answeredAt || elder.by === 'self' ? null : <Reached late={late} />}
        <ButtonLink
          as={Link}
          to={paths.checkInPlan(elder.id)}
          variant="second"
          icon={CalendarClock}
          wide
        >
          <Trans>When do we ask?</Trans>
        </ButtonLink>
        <OtherCalls calls={calls} />
      </OutcomePlace>
    </section>
  );
}

function WhatToDo({ late: { calls, elder } }: { late: LateCheckInPage }) {
  const { t } = useLingui();
  const name = elder.firstName;
  const others = calls.some(({ relation }) => relation !== null);
  const steps = [
    t`Call ${name}.`,
    others
      ? t`No answer? Call somebody who lives near, and ask them to go there.`
      : t`No answer? Go there, or ask a neighbour to go.`,
  ];
  return (
    <section className={styles.todo} aria-labelledby="what-to-do">
      <h2 id="what-to-do">
        <Trans>What to do</Trans>
      </h2>
      <ol className={styles.gems}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
        <li>
          <b>
            <Trans>In danger call 912.</Trans>
          </b>
        </li>
      </ol>
    </section>
  );
}

function NotifiedWords({ person: { isCoordinator, name, telling } }: { person: NotifiedPerson }) {
  const { t } = useLingui();
  const who = <b>{isCoordinator ? t`${name}, coordinator` : name}</b>;
  if (telling === 'in-app') return <Trans>{who} was told in Hafi only</Trans>;
  if (telling === 'waiting') return <Trans>{who}: a message is on its way</Trans>;
  if (telling === 'unreached') return <Trans>{who}: no message arrived</Trans>;
  return <Trans>{who} was told</Trans>;
}

/** A check-in that did not come at its hour, or somebody who is not well. */
export function LateCheckInSheet({ late }: { late: LateCheckInPage }) {
  const isOver = late.answeredAt !== null && late.mood !== 'not-well';
  return (
    <div className={styles.sheet}>
      <Late late={late} />
      <Acts late={late} />
      {isOver || late.elder.by === 'self' ? null : <WhatToDo late={late} />}
      <div className={styles.aside}>
        <WhoKnows
          people={late.told}
          knowing={({ telling }) => (telling === 'in-app' ? 'waiting' : telling)}
          words={(person) => <NotifiedWords person={person} />}
        />
        <PassedBefore hours={late.missedBefore ?? []} />
        <ZoneNote />
      </div>
    </div>
  );
}
