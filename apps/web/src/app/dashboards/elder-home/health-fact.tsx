import { dayInKigali, daysBetween } from '@hafi/base/kigali-time';
import type { HealthAlert } from '@hafi/contract/alerts/alert.schemas';
import { type AlertKind, isVital } from '@hafi/contract/alerts/alert-kinds';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import type { Reading } from '@hafi/contract/vitals/vital.schemas';
import { formatKigaliTime } from '@hafi/i18n/dates';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWaitingReadings } from '../../../features/vitals/use-waiting-readings.ts';
import { latestWithWaiting } from '../../../features/vitals/waiting-vitals.ts';
import { alertName, alertStatusWord, useAlertFigure } from '../../../kit/vitals/alert-words.ts';
import { useLatestVitals } from '../../../kit/vitals/latest-vitals.queries.ts';
import { showValues } from '../../../kit/vitals/show-values.ts';
import { statusWord } from '../../../kit/vitals/vital-words.ts';
import { useNow } from '../../../lib/clock/use-now.ts';
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

function ReadingWords({ reading }: { reading: Reading }) {
  const { t } = useLingui();
  const locale = useLocale();
  const dayWords = useDayWords('within');
  const shortName = useShortName();
  const now = useNow();
  const { kind, status, takenAt, values } = reading;
  const day = dayInKigali(new Date(takenAt));
  const word = statusWord(kind, status);
  const says = status.level !== 'normal' || daysBetween(day, dayInKigali(now)) < fresh;
  const what = shortName(kind, showValues(kind, values, locale));
  return <>{`${what}, ${word && says ? t(word) : dayWords(day)}`}</>;
}

/** A reading to look at, and when it was taken: a newer one of the same vital may stand beside it. */
function WatchedWords({ alert }: { alert: HealthAlert }) {
  const { t } = useLingui();
  const locale = useLocale();
  const dayWords = useDayWords('within');
  const today = dayInKigali(useNow());
  const figure = useAlertFigure();
  const shortName = useShortName();
  const { kind, takenAt, values } = alert;
  const taken = new Date(takenAt);
  const day = dayInKigali(taken);
  const when = day === today ? formatKigaliTime(taken, locale) : dayWords(day);
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
  const [alert] = watched;
  if (urgent) return <Trans>Measure again</Trans>;
  if (alert) return <WatchedWords alert={alert} />;
  return (
    <RowFact query={latest}>
      {({ vitals }) => {
        const shown = latestWithWaiting(vitals, missingFrom(latest.dataUpdatedAt), own);
        const reading = newestOf(shown.flatMap((vital) => vital.reading ?? []));
        return reading ? (
          <ReadingWords reading={reading} />
        ) : (
          <Trans>Nothing is measured yet. Begin here.</Trans>
        );
      }}
    </RowFact>
  );
}
