import { dayInKigali, daysBetween } from '@hafi/base/kigali-time';
import type { HealthAlert } from '@hafi/contract/alerts/alert.schemas';
import { type AlertKind, isVital } from '@hafi/contract/alerts/alert-kinds';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import type { LatestVital } from '@hafi/contract/vitals/vitals.contract';
import { formatKigaliTime } from '@hafi/i18n/dates';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWaitingReadings } from '../../../features/vitals/use-waiting-readings.ts';
import { latestWithWaiting } from '../../../features/vitals/waiting-vitals.ts';
import { alertName, alertStatusWord, useAlertFigure } from '../../../kit/vitals/alert-words.ts';
import { useLatestVitals } from '../../../kit/vitals/latest-vitals.queries.ts';
import { showValues } from '../../../kit/vitals/show-values.ts';
import { statusWord } from '../../../kit/vitals/vital-words.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
import { useAccount } from '../../../lib/session.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { RowFact } from '../row-fact.tsx';
import { useDayWords } from './day-words.ts';

/** For so many days a usual reading still says how somebody is. */
const fresh = 7;

/** The newest reading; a pressure before what was measured with it. */
function newestOf(readings: readonly Reading[]): Reading | undefined {
  const [newest] = [...readings].sort((one, other) => other.takenAt.localeCompare(one.takenAt));
  const day = newest?.takenAt.slice(0, 10);
  return (
    readings.find(
      ({ kind, takenAt }) => kind === 'blood-pressure' && takenAt.startsWith(day ?? '-'),
    ) ?? newest
  );
}

/** A vital with its number, in few letters. */
function useShortName() {
  const { t } = useLingui();
  return (kind: AlertKind, value: string): string =>
    kind === 'blood-pressure' ? t`Blood pressure ${value}` : `${t(alertName(kind))} ${value}`;
}

/** The time of what was measured today, otherwise its day. */
function useWhenWords() {
  const locale = useLocale();
  const dayWords = useDayWords('within');
  const today = dayInKigali(useNow());
  return (takenAt: string): string => {
    const taken = new Date(takenAt);
    const day = dayInKigali(taken);
    return day === today ? formatKigaliTime(taken, locale) : dayWords(day);
  };
}

function ReadingWords({ reading, closed }: { reading: Reading; closed: LatestVital['closed'] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const whenWords = useWhenWords();
  const shortName = useShortName();
  const now = useNow();
  const { kind, status, takenAt, values } = reading;
  const day = dayInKigali(new Date(takenAt));
  const word = statusWord(kind, status);
  const says = status.level !== 'normal' || daysBetween(day, dayInKigali(now)) < fresh;
  const what = shortName(kind, showValues(kind, values, locale));
  const { id } = useAccount();
  const endedBy = closed?.endedBy;
  const who = endedBy?.name;
  const when = whenWords(takenAt);
  // What somebody closed is no alarm any more, and still the newest that is known.
  if (closed) {
    const isOwn = endedBy?.id === id;
    const by = isOwn ? t`closed by you` : who ? t`closed by ${who}` : t`closed`;
    return <>{[what, when, by].join(', ')}</>;
  }
  return <>{[what, word && says ? t(word) : '', when].filter(Boolean).join(', ')}</>;
}

/** A reading to look at, and when it was taken: a newer one of the same vital may stand beside it. */
function WatchedWords({ alert }: { alert: HealthAlert }) {
  const { t } = useLingui();
  const locale = useLocale();
  const when = useWhenWords()(alert.takenAt);
  const figure = useAlertFigure();
  const shortName = useShortName();
  const { kind, values } = alert;
  const word = alertStatusWord(kind, alert);
  const value = isVital(kind) ? showValues(kind, values, locale) : figure(alert);
  return <>{[shortName(kind, value), word && t(word), when].filter(Boolean).join(', ')}</>;
}

/** How the elder is by the newest reading, or by one that somebody should look at. */
export function HealthFact(props: {
  elder: Elder;
  urgent: boolean;
  watched: readonly HealthAlert[];
}) {
  const { elder, urgent, watched } = props;
  const latest = useLatestVitals(elder.id);
  const { missingFrom, own } = useWaitingReadings(elder);
  if (urgent) return <Trans>Measure again</Trans>;
  return (
    <RowFact query={latest}>
      {({ vitals }) => {
        const shown = latestWithWaiting(vitals, missingFrom(latest.dataUpdatedAt), own);
        const reading = newestOf(shown.flatMap((vital) => vital.reading ?? []));
        // The newest is the newest: what stands unseen from before is on the page behind the row.
        const alert = watched.find(({ takenAt }) => !reading || takenAt >= reading.takenAt);
        if (alert) return <WatchedWords alert={alert} />;
        const of = shown.find(({ kind }) => kind === reading?.kind);
        return reading ? (
          <ReadingWords reading={reading} closed={of?.closed} />
        ) : (
          <Trans>Nothing is measured yet. Begin here.</Trans>
        );
      }}
    </RowFact>
  );
}
