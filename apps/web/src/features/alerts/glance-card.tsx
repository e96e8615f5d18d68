import type { Glance, UrgentAlert } from '@hafi/contract/alerts/glance.schemas';
import { outcomeNames } from '@hafi/contract/alerts/outcome-texts';
import { vitalKinds } from '@hafi/contract/vitals/vital-kinds';
import { formatDate, formatDateTime } from '@hafi/i18n/dates';
import { formatRelativeTime } from '@hafi/i18n/relative-time';
import { ButtonLink } from '@hafi/ui/button/button';
import { Card } from '@hafi/ui/card/card';
import { Facts } from '@hafi/ui/facts/facts';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Person } from '@hafi/ui/person/person';
import { SrOnly } from '@hafi/ui/sr-only/sr-only';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarPlus, FileText, HeartPulse, Pill, Siren } from 'lucide-react';
import { Link } from 'react-router';
import { useKigaliWhen } from '../../kit/use-kigali-when.ts';
import { alertName, alertStatusWord, useAlertFigure } from '../../kit/vitals/alert-words.ts';
import { judgedByWords } from '../../kit/vitals/judged-by.tsx';
import { showValues } from '../../kit/vitals/show-values.ts';
import { kindWords, statusWord } from '../../kit/vitals/vital-words.ts';
import { useNow } from '../../lib/clock/use-now.ts';
import { paths } from '../../lib/paths.ts';
import { useAccount } from '../../lib/session.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { DeathLine } from './death-line.tsx';
import { WellBeing } from './well-being.tsx';

const edges = {
  urgent: 'alarm',
  look: 'sun',
  unheard: 'sun',
  quiet: undefined,
  new: undefined,
  well: 'leaf',
} as const;

/** Number of readings shown; the others are one press away. */
const shownReadings = 3;

type Known = Pick<Glance, 'openAlerts' | 'readings' | 'urgent'> &
  Partial<
    Pick<Glance, 'closed' | 'checkIn' | 'checkInMissed' | 'doses' | 'lastCheckIn' | 'nextVisit'>
  >;

/** The latest alert of each vital; the others are on the elder's page. */
const lastOfKinds = (alerts: readonly UrgentAlert[]) =>
  alerts.filter((alert, place) => alerts.findIndex(({ kind }) => kind === alert.kind) === place);

/** What is wrong with the check-in of today, or until when none is expected; null otherwise. */
function useExpectedFact({ checkIn, checkInMissed }: Known): string | null {
  const { t } = useLingui();
  const locale = useLocale();
  const when = useKigaliWhen();
  if (checkIn?.late) {
    const { acknowledgedAt, acknowledgedBy, expectedAt, why } = checkIn.late;
    const due = when(expectedAt);
    const who = acknowledgedBy?.name ?? t`somebody`;
    if (why === 'not-well') {
      return acknowledgedAt ? t`says: not well · ${who} takes care of it` : t`says: not well`;
    }
    return acknowledgedAt
      ? t`should have come at ${due} · ${who} takes care of it`
      : t`should have come at ${due}`;
  }
  if (checkInMissed) return t`missed today`;
  if (checkIn?.mood === 'not-well') return t`says: not well`;
  if (checkIn?.mood === 'so-so') return t`says: so-so`;
  if (checkIn?.pausedUntil) {
    const until = formatDate(checkIn.pausedUntil, locale, { style: 'weekday', within: true });
    return t`paused until ${until}`;
  }
  return null;
}

/** The urgent alert that somebody closed last: the number, who closed it, and how it ended. */
function useClosedFact() {
  const { i18n, t } = useLingui();
  const figure = useAlertFigure();
  const when = useKigaliWhen();
  const { id } = useAccount();
  return (closed: NonNullable<Glance['closed']>): string => {
    const { endedAt, endedBy, outcome, place, takenAt } = closed;
    const number = figure(closed);
    const taken = when(takenAt);
    const who = endedBy?.name ?? t`somebody`;
    const at = when(endedAt);
    const how = outcome ? i18n._(outcomeNames[outcome]) : '';
    const by = endedBy?.id === id ? t`closed by you, ${at}` : t`closed by ${who}, ${at}`;
    return [t`${number}, ${taken}`, by, how, place ?? ''].filter(Boolean).join(' · ');
  };
}

function useFacts(known: Known) {
  const { doses, lastCheckIn, nextVisit, openAlerts, readings } = known;
  const { t } = useLingui();
  const locale = useLocale();
  const now = useNow();
  const figure = useAlertFigure();
  const closedWords = useClosedFact();
  const facts: { term: string; value: string }[] = [];
  if (lastCheckIn && known.checkIn?.mood !== 'not-well') {
    const ago = formatRelativeTime(new Date(lastCheckIn), now, locale);
    facts.push({ term: t`Said “I am well”`, value: ago });
  }
  const expected = useExpectedFact(known);
  if (expected) facts.push({ term: t`Check-in`, value: expected });
  if (known.closed) facts.push({ term: t`Urgent alert`, value: closedWords(known.closed) });
  if (openAlerts) facts.push({ term: t`Alerts nobody has seen`, value: String(openAlerts) });
  for (const alert of lastOfKinds(known.urgent ?? [])) {
    const { acknowledgedAt, acknowledgedBy, direction, judgedBy, kind, level } = alert;
    const { takenAt, values } = alert;
    const number = figure({ kind, values });
    const word = alertStatusWord(kind, { level, direction });
    const ago = formatRelativeTime(new Date(takenAt), now, locale);
    const own = judgedBy && judgedByWords[judgedBy];
    const what = [number, word && t(word), own && t(own), ago].filter(Boolean).join(' · ');
    const seen = acknowledgedAt && formatRelativeTime(new Date(acknowledgedAt), now, locale);
    const name = t(alertName(kind));
    const who = acknowledgedBy?.name ?? t`somebody`;
    facts.push({
      term: t`${name}, urgent`,
      value: `${what} · ${seen ? t`${who} takes care of it, ${seen}` : t`nobody takes care of it yet`}`,
    });
  }
  const alerting = new Set((known.urgent ?? []).map(({ kind, takenAt }) => `${kind} ${takenAt}`));
  const others = (readings ?? []).filter(
    ({ kind, takenAt }) => !alerting.has(`${kind} ${takenAt}`),
  );
  for (const { judgedBy, kind, status, takenAt, values } of others.slice(0, shownReadings)) {
    const number = `${showValues(kind, values, locale)} ${vitalKinds[kind].unit}`;
    const word = status.level === 'normal' ? null : statusWord(kind, status);
    const own = judgedBy && judgedByWords[judgedBy];
    const said = [word, own].map((each) => (each ? ` · ${t(each)}` : '')).join('');
    const ago = formatRelativeTime(new Date(takenAt), now, locale);
    facts.push({ term: t(kindWords[kind].name), value: `${number}${said} · ${ago}` });
  }
  if (readings?.length === 0) {
    facts.push({ term: t`Readings`, value: t`No readings yet.` });
  }
  if (doses && doses.planned > 0) {
    const { missed, planned, taken } = doses;
    facts.push({
      term: t`Medicines today`,
      value:
        missed > 0
          ? t`${taken} of ${planned} taken, ${missed} missed`
          : t`${taken} of ${planned} taken`,
    });
  }
  if (nextVisit) {
    const at = formatDateTime(new Date(nextVisit.startsAt), locale);
    facts.push({ term: t`Next visit`, value: `${at} · ${nextVisit.doctor}` });
  }
  return facts;
}

/** How an elder is, for a card of another feature: the well-being and the facts behind it. */
export function GlanceHealth(props: {
  health: Pick<Glance, 'closed' | 'openAlerts' | 'readings' | 'urgent' | 'wellBeing'>;
}) {
  const { wellBeing } = props.health;
  const facts = useFacts(props.health);
  return (
    <Stack fill>
      {wellBeing ? (
        <Row>
          <WellBeing level={wellBeing} />
        </Row>
      ) : null}
      {facts.length > 0 ? <Facts facts={facts} /> : null}
    </Stack>
  );
}

/** What a reader of the health opens: a doctor the chart, everybody else the vitals and medicines. */
function ReadLinks({ elder: { id, name, relation } }: Pick<Glance, 'elder'>) {
  if (relation === 'doctor') {
    return (
      <ButtonLink as={Link} to={paths.patient(id)} icon={FileText}>
        <Trans>Open chart</Trans> <SrOnly>{name}</SrOnly>
      </ButtonLink>
    );
  }
  return (
    <>
      <ButtonLink as={Link} to={paths.vitals(id)} icon={HeartPulse}>
        <Trans>Vitals</Trans> <SrOnly>{name}</SrOnly>
      </ButtonLink>
      <ButtonLink as={Link} to={paths.medications(id)} variant="second" icon={Pill}>
        <Trans>Medicines</Trans> <SrOnly>{name}</SrOnly>
      </ButtonLink>
    </>
  );
}

/** One elder: the well-being in one line, then the facts behind it. */
export function GlanceCard({ glance }: { glance: Glance }) {
  const { elder, wellBeing } = glance;
  const edge = wellBeing ? edges[wellBeing] : undefined;
  const { id, name, permissions, photo } = elder;
  const facts = useFacts(glance);
  if (glance.death) {
    return (
      <Card as="li">
        <DeathLine death={glance.death} elder={elder} />
      </Card>
    );
  }
  return (
    <Card as="li" {...(edge ? { edge } : {})}>
      <Stack fill>
        <Row apart>
          <Person personId={id} name={name} photo={photo} nameAs="h3" />
          {wellBeing ? <WellBeing level={wellBeing} /> : null}
        </Row>
        {facts.length > 0 ? <Facts facts={facts} /> : null}
        <Row>
          {permissions.includes('health:read') ? <ReadLinks elder={elder} /> : null}
          {wellBeing && !permissions.includes('health:read') ? (
            <ButtonLink as={Link} to={paths.vitals(id)} icon={Siren}>
              <Trans>What you can do</Trans> <SrOnly>{name}</SrOnly>
            </ButtonLink>
          ) : null}
          {permissions.includes('bookings:manage') ? (
            <ButtonLink as={Link} to={paths.bookingFor(id)} variant="second" icon={CalendarPlus}>
              <Trans>Book a visit</Trans> <SrOnly>{name}</SrOnly>
            </ButtonLink>
          ) : null}
        </Row>
      </Stack>
    </Card>
  );
}
