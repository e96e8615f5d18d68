import type { VisitSchedule } from '@hafi/contract/caregivers/caregivers.contract';
import { dayNames } from '@hafi/i18n/date-names';
import { formatDate } from '@hafi/i18n/dates';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocale } from '../../lib/words/locale.ts';

/** Formats the duration of a visit. */
export function useDuration() {
  const { t } = useLingui();
  return (minutes: number): string => {
    const hours = minutes / 60;
    if (!Number.isInteger(hours)) return t`${minutes} minutes`;
    return t`${plural(hours, { one: '# hour', other: '# hours' })}`;
  };
}

/** Describes the times of a schedule. */
export function useWhen() {
  const { t } = useLingui();
  const locale = useLocale();
  const duration = useDuration();
  return ({ endsOn, minutes, startsOn, time, weekdays }: VisitSchedule): string => {
    const long = duration(minutes);
    if (weekdays.length === 0 || endsOn === null) {
      const date = formatDate(startsOn, locale, { style: 'weekday' });
      return t`${date} at ${time}, ${long}`;
    }
    const until = formatDate(endsOn, locale);
    if (weekdays.length === 7) return t`Every day at ${time}, ${long}, until ${until}`;
    const days = weekdays.map((day) => dayNames[locale][day - 1] ?? '').join(', ');
    return t`${days} at ${time}, ${long}, until ${until}`;
  };
}
