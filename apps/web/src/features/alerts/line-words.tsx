import type { ClosedAlert } from '@hafi/contract/alerts/alert.schemas';
import { isVital } from '@hafi/contract/alerts/alert-kinds';
import type { Glance, OpenAlert } from '@hafi/contract/alerts/glance.schemas';
import type { CheckInToday } from '@hafi/contract/checkins/checkin.schemas';
import { formatDate } from '@hafi/i18n/dates';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ClosedWords } from '../../kit/outcomes/closed-words.tsx';
import { useKigaliWhen } from '../../kit/use-kigali-when.ts';
import { alertName, useAlertFigure } from '../../kit/vitals/alert-words.ts';
import { showValues } from '../../kit/vitals/show-values.ts';
import { useAccount } from '../../lib/session.ts';
import { useLocale } from '../../lib/words/locale.ts';
import styles from './family-lines.module.css';
import { type LineState, lateFirst } from './line-state.ts';

type What = Pick<NonNullable<OpenAlert['what']>, 'kind' | 'values'>;

/** The number that was measured. */
function Figure({ what: { kind, values } }: { what: What }) {
  const locale = useLocale();
  const figure = useAlertFigure();
  return isVital(kind) ? showValues(kind, values, locale) : figure({ kind, values });
}

/** What was measured: on a phone the number alone. */
function Measured({ what }: { what: What }) {
  const { t } = useLingui();
  return (
    <>
      {/* A narrow screen leaves it to the page behind the line. */}
      <span className={styles.rest} data-twin>
        {t(alertName(what.kind))}{' '}
      </span>
      <Figure what={what} />
    </>
  );
}

/** How one knows that an elder is well: what they said or did, and when. */
function Sign({ lastSeen }: { lastSeen: NonNullable<Glance['lastHeard']> }) {
  const time = useKigaliWhen()(lastSeen.at);
  if (lastSeen.sign === 'check-in') return <Trans>said so {time}</Trans>;
  if (lastSeen.sign === 'reading') return <Trans>vitals {time}</Trans>;
  return <Trans>dose {time}</Trans>;
}

/** The mood that was added to the check-in of today, which is no calm one. */
function MoodSaid({ glance: { checkIn, lastHeard } }: { glance: Glance }) {
  const when = useKigaliWhen();
  const time = lastHeard?.sign === 'check-in' ? when(lastHeard.at) : '';
  if (checkIn?.mood === 'not-well') return <Trans>says: not well {time}</Trans>;
  return <Trans>says: so-so {time}</Trans>;
}

/** Who said to be not well, and waits for a call. */
function NotWell({ at }: { at: string }) {
  const time = useKigaliWhen()(at);
  return <Trans>says: not well {time}</Trans>;
}

/** Why an elder is in a state, in a few words beside it. */
export function Why({ glance, state }: { glance: Glance; state: LineState }) {
  const { checkIn, checkInMissed, closed, doses, lastHeard, standing } = glance;
  const what = standing[0]?.what ?? (standing.length === 0 ? closed : null);
  if (state === 'well') {
    if (checkIn?.mood === 'so-so') return <MoodSaid glance={glance} />;
    return lastHeard ? <Sign lastSeen={lastHeard} /> : null;
  }
  if (state !== 'urgent' && state !== 'look') return null;
  const late = lateFirst(glance);
  if (late)
    return late.why === 'not-well' ? <NotWell at={late.expectedAt} /> : <Trans>no check-in</Trans>;
  if (checkIn?.mood === 'not-well' && state === 'look') return <MoodSaid glance={glance} />;
  if (what) return <Measured what={what} />;
  if (standing.length > 0) return null;
  if (doses && doses.missed > 0) {
    return (
      <>
        <span className={styles.short}>
          <Plural value={doses.missed} one="# dose" other="# doses" />
        </span>
        <span className={styles.rest}>
          <Plural value={doses.missed} one="# dose missed" other="# doses missed" />
        </span>
      </>
    );
  }
  return checkInMissed || checkIn?.late ? <Trans>no check-in</Trans> : null;
}

/** Since when an alert stands, and who is on it. */
function OnIt({ alert }: { alert: OpenAlert }) {
  const when = useKigaliWhen();
  const own = useAccount();
  const { acknowledgedAt, acknowledgedBy, level, seen, what } = alert;
  const since = when(alert.since);
  const who = acknowledgedBy?.name;
  const time = seen ? when(seen.at) : '';
  const viewer = seen?.name;
  return (
    <>
      {what ? (
        <span className={styles.figure}>
          <Figure what={what} />.{' '}
        </span>
      ) : null}
      <Trans>Since {since}.</Trans>{' '}
      {acknowledgedAt ? (
        acknowledgedBy?.id === own.id ? (
          <Trans>You take care of it.</Trans>
        ) : who ? (
          <Trans>{who} takes care of it.</Trans>
        ) : (
          <Trans>Somebody takes care of it.</Trans>
        )
      ) : (
        <>
          {viewer ? (
            <span className={styles.more}>
              <Trans>
                {viewer} saw it at {time}.
              </Trans>{' '}
            </span>
          ) : null}
          {level === 'urgent' ? <Trans>Nobody takes care of it yet.</Trans> : null}
        </>
      )}
    </>
  );
}

/** The number that was urgent, when, who closed it, and how it ended. */
function Closed({ closed, elder }: { closed: ClosedAlert; elder: string }) {
  const since = useKigaliWhen()(closed.takenAt);
  return (
    <>
      <Figure what={closed} />, {since}. <ClosedWords closed={closed} elder={elder} />
    </>
  );
}

/** A check-in that is late, and who looks after it. */
function LateCheckIn({ late }: { late: NonNullable<CheckInToday['late']> }) {
  const when = useKigaliWhen();
  const own = useAccount();
  const { acknowledgedAt, acknowledgedBy, toldAt } = late;
  const due = when(late.expectedAt);
  const who = acknowledgedBy?.name;
  return (
    <>
      {late.why === 'not-well' ? (
        <Trans>Asked for a call at {due}.</Trans>
      ) : (
        <Trans>Should have said so at {due}.</Trans>
      )}{' '}
      {late.away ? <Trans>Hafi was not working then.</Trans> : null}{' '}
      {acknowledgedAt ? (
        acknowledgedBy?.id === own.id ? (
          <Trans>You take care of it.</Trans>
        ) : who ? (
          <Trans>{who} takes care of it.</Trans>
        ) : (
          <Trans>Somebody takes care of it.</Trans>
        )
      ) : toldAt ? (
        <Trans>Nobody takes care of it yet.</Trans>
      ) : null}
    </>
  );
}

/** When the next check-in is expected, or until when none is; null where nothing is to be said. */
function useExpected({ checkIn }: Glance, state: LineState) {
  const when = useKigaliWhen();
  const locale = useLocale();
  if (checkIn?.late) return <LateCheckIn key="late" late={checkIn.late} />;
  if (state !== 'early' && state !== 'silent') return null;
  if (checkIn?.pausedUntil) {
    const until = formatDate(checkIn.pausedUntil, locale, { style: 'weekday', within: true });
    return <Trans key="paused">Check-ins are paused until {until}.</Trans>;
  }
  if (!checkIn?.expectedAt) return null;
  const due = when(checkIn.expectedAt);
  return <Trans key="expected">Expected by {due}.</Trans>;
}

/** The sentences below a state; null where there is nothing to say. */
export function useDetail(glance: Glance, state: LineState) {
  const when = useKigaliWhen();
  const expected = useExpected(glance, state);
  const { elder, lastHeard, nextHomeVisit, standing } = glance;
  const [alert] = standing;
  const name = elder.firstName;
  if (state === 'untold') {
    return elder.permissions.includes('alerts:receive') ? (
      <Trans>You are told when something is wrong.</Trans>
    ) : (
      <Trans>How {name} is you do not see.</Trans>
    );
  }
  if (state === 'new') return <Trans>Nothing was heard yet.</Trans>;
  const parts = [];
  const { closed } = glance;
  if (closed && standing.length === 0) {
    parts.push(<Closed key="closed" closed={closed} elder={elder.name} />);
  }
  if (state === 'well') return parts.length > 0 ? parts : null;
  if (expected) parts.push(expected);
  // Whoever is late is called first; the page behind the line says the rest.
  if (alert && !lateFirst(glance)) parts.push(<OnIt key="alert" alert={alert} />);
  if ((state === 'silent' || state === 'early') && lastHeard) {
    const since = when(lastHeard.at);
    parts.push(<Trans key="since">Since {since}.</Trans>);
  }
  // What she said today stands beside what is not as usual.
  const isUnwell = glance.checkIn?.mood === 'not-well';
  if (state === 'look' && lastHeard?.sign === 'check-in' && !isUnwell) {
    const time = when(lastHeard.at);
    parts.push(<Trans key="said">Said “I am well” at {time}.</Trans>);
  }
  if (nextHomeVisit && state !== 'urgent') {
    const time = when(nextHomeVisit.startsAt);
    const { caregiver } = nextHomeVisit;
    parts.push(
      <Trans key="visit">
        {caregiver} visits at {time}.
      </Trans>,
    );
  }
  if (parts.length === 0) return null;
  return parts.flatMap((part, place) => (place > 0 ? [' ', part] : [part]));
}
