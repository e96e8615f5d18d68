import { type CalendarDay, daysBetween } from '@hafi/base/kigali-time';
import { minuteInMs } from '@hafi/base/time';
import { dayIn, formatDate } from './dates.ts';
import type { Locale } from './locales.ts';
import { pluralCategory } from './plurals.ts';
import { currentRegion } from './region.ts';

type Unit = 'minute' | 'hour' | 'day';

const past: Record<Locale, Record<Unit, { one: string; other: string }>> = {
  en: {
    minute: { one: '# minute ago', other: '# minutes ago' },
    hour: { one: '# hour ago', other: '# hours ago' },
    day: { one: '# day ago', other: '# days ago' },
  },
  rw: {
    minute: { one: 'umunota # ushize', other: 'iminota # ishize' },
    hour: { one: 'isaha # ishize', other: 'amasaha # ashize' },
    day: { one: 'umunsi # ushize', other: 'iminsi # ishize' },
  },
  fr: {
    minute: { one: 'il y a # minute', other: 'il y a # minutes' },
    hour: { one: 'il y a # heure', other: 'il y a # heures' },
    day: { one: 'il y a # jour', other: 'il y a # jours' },
  },
};

const justNow: Record<Locale, string> = { en: 'Just now', rw: 'Nonaha', fr: "À l'instant" };

const nearDays: Record<Locale, { today: string; tomorrow: string; yesterday: string }> = {
  en: { today: 'Today', tomorrow: 'Tomorrow', yesterday: 'Yesterday' },
  rw: { today: 'Uyu munsi', tomorrow: 'Ejo', yesterday: 'Ejo' },
  fr: { today: "Aujourd'hui", tomorrow: 'Demain', yesterday: 'Hier' },
};

/**
 * Formats how long ago an instant was: `Just now` below a minute (also for a clock slightly ahead),
 * then whole minutes, hours and days. In Kinyarwanda *ejo* means both yesterday and tomorrow, so
 * the date is added; the day is the reader's (`timeZone`, default: that of the current region).
 */
export function formatRelativeTime(
  instant: Date,
  now: Date,
  locale: Locale,
  timeZone: string = currentRegion().timeZone,
): string {
  const minutes = Math.floor((now.getTime() - instant.getTime()) / minuteInMs);
  if (minutes < 1) return justNow[locale];
  if (minutes < 60) return ago(minutes, 'minute', locale);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return ago(hours, 'hour', locale);
  const day = dayIn(instant, timeZone);
  if (locale === 'rw' && daysBetween(day, dayIn(now, timeZone)) === 1) {
    return `${nearDays.rw.yesterday}, ${day.slice(8)}/${day.slice(5, 7)}`;
  }
  return ago(Math.floor(hours / 24), 'day', locale);
}

/**
 * Names a day relative to today: Today, Tomorrow, Yesterday, otherwise weekday and date with the
 * year (`Monday 23 November 2026`). Kinyarwanda adds the date to *Ejo*.
 */
export function formatRelativeDay(day: CalendarDay, today: CalendarDay, locale: Locale): string {
  const distance = daysBetween(today, day);
  if (distance === 0) return nearDays[locale].today;
  if (Math.abs(distance) !== 1) return formatDate(day, locale, { style: 'full' });
  if (locale === 'rw') return ejo(day);
  return distance === 1 ? nearDays[locale].tomorrow : nearDays[locale].yesterday;
}

function ago(count: number, unit: Unit, locale: Locale): string {
  return past[locale][unit][pluralCategory(count, locale)].replace('#', String(count));
}

function ejo(day: CalendarDay): string {
  return `${nearDays.rw.tomorrow}, ku wa ${formatDate(day, 'rw')}`;
}
