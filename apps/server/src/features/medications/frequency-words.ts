import type { Schedule } from '@hafi/contract/medications/schedule';
import { dayNames } from '@hafi/i18n/date-names';
import type { Locale } from '@hafi/i18n/locales';
import type { Translate } from '@hafi/i18n/server-catalogue';
import { frequencies } from './medications.messages.ts';

const joined = (list: readonly string[]) => list.join(', ');

/**
 * Describes a schedule in a language; times are Kigali's. Of doses as needed it says the shortest time
 * between two where somebody said one.
 */
export function frequencyWords(schedule: Schedule, locale: Locale, translate: Translate): string {
  const write = (message: { id: string }, values: Record<string, string | number>) =>
    translate(locale, message, values);
  switch (schedule.kind) {
    case 'times': {
      const times = joined(schedule.times);
      if (schedule.weekdays.length === 7) return write(frequencies.daily, { times });
      const days = joined(schedule.weekdays.map((day) => dayNames[locale][day - 1] ?? ''));
      return write(frequencies.weekly, { days, times });
    }
    case 'interval': {
      const { everyHours, startTime: time } = schedule;
      return everyHours % 24 === 0
        ? write(frequencies.days, { days: everyHours / 24, time })
        : write(frequencies.hours, { hours: everyHours, time });
    }
    case 'as-needed': {
      const { leastHours: hours, mostPerDay: most } = schedule;
      const needed = write(frequencies.needed, { most });
      return hours ? joined([needed, write(frequencies.apart, { hours })]) : needed;
    }
  }
}
