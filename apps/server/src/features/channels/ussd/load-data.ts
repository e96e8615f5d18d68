import { addDays, dayInKigali, timeInKigali } from '@hafi/base/kigali-time';
import { kigaliTimeZone } from '@hafi/base/kigali-zone';
import { dayParts, partHours } from '@hafi/contract/volunteering/volunteering-terms';
import { formatDate } from '@hafi/i18n/dates';
import type { Locale } from '@hafi/i18n/locales';
import type { Platform } from '../../../platform/platform.ts';
import { phonePinState } from '../../accounts/accounts.public.ts';
import { hasAgreed } from '../../emergency/emergency.public.ts';
import { dosesOfDay, neededNow } from '../../medications/medications.public.ts';
import { callOf } from '../call-of.ts';
import { ussdTexts } from '../channels.messages.ts';
import type { UssdSession } from './ussd-sessions.repo.ts';
import type { PartOfDay, UssdData, UssdDose, UssdState } from './ussd-state.ts';
import type { UssdWords } from './ussd-words.ts';

/** What the channels need of other features. */
export interface ChannelSources {
  /** An elder's next appointment; callers must have checked access. */
  readonly nextAppointment: (
    elderId: string,
  ) => Promise<{ startsAt: string; doctor: string } | null>;
}

/** How many parts of days are offered. */
const partsShown = 4;
/** A volunteer needs this long to see the request. */
const leastNotice = 1;

/** The next parts of today and tomorrow at which a volunteer may come. */
export function partsFrom(now: Date): PartOfDay[] {
  const today = dayInKigali(now);
  const hour = Number(timeInKigali(now).slice(0, 2));
  const open = dayParts.filter((part) => hour + leastNotice < partHours[part][1]);
  return [
    ...open.map((part) => ({ date: today, part })),
    ...dayParts.map((part) => ({ date: addDays(today, 1), part })),
  ].slice(0, partsShown);
}

async function dosesFor({ clock, db }: Platform, elderId: string): Promise<UssdDose[]> {
  const now = clock.now();
  const reader = { day: dayInKigali(now), now, personId: elderId, mayWrite: true };
  const planned = (await dosesOfDay(db, elderId, reader)).flatMap((dose): UssdDose[] => {
    const { can, dosage, dueAt, medicationId, name, state } = dose;
    // What was taken as needed is counted with its medicine.
    return dueAt ? [{ dosage, dueAt, mayAnswer: can.answer, medicationId, name, state }] : [];
  });
  const needed = (await neededNow(db, elderId, now)).map((medicine): UssdDose => {
    const { dosage, leastHours, medicationId, mostPerDay, name, taken } = medicine;
    const limits = { taken, most: mostPerDay, hours: leastHours };
    return { medicationId, dueAt: null, name, dosage, state: 'needed', mayAnswer: true, limits };
  });
  return [...planned, ...needed];
}

async function helpOf(
  platform: Platform,
  elderId: string,
  { at }: UssdState,
): Promise<Pick<UssdData, 'called' | 'help'>> {
  const now = platform.clock.now();
  const going = await callOf(platform, elderId);
  if (going) {
    const { pressCallsAgain, id, standing: status } = going;
    const help = pressCallsAgain && status === 'nobody' ? 'again' : status;
    return { help, called: { id, asked: now.toISOString() } };
  }
  // Asked where it is shown: an elder without a screen learns it nowhere else.
  const isAlone = at === 'help' && !(await hasAgreed(platform, elderId, now));
  return { help: isAlone ? 'alone' : 'none', called: null };
}

/** Loads what the screens of a conversation may show: nothing of health before the PIN. */
export async function loadData(
  platform: Platform,
  sources: ChannelSources,
  { opened, personId, state }: UssdSession,
): Promise<UssdData> {
  const closed = { opened: false, doses: [], appointment: null, parts: [] };
  if (!personId) return { ...closed, whose: 'nobody', help: 'none', called: null, pin: 'none' };
  const pin = await phonePinState(platform.db, personId);
  const help = await helpOf(platform, personId, state);
  if (!opened || pin !== 'set') return { ...closed, whose: 'elder', ...help, pin };
  return {
    whose: 'elder',
    ...help,
    opened,
    pin,
    doses: await dosesFor(platform, personId),
    appointment: await sources.nextAppointment(personId),
    parts: partsFrom(platform.clock.now()),
  };
}

/** The words of a language, today. */
export const wordsOf = ({ clock, translate }: Platform, locale: Locale): UssdWords => ({
  say: (text, values) => translate(locale, ussdTexts[text], values),
  timeOf: (at) => timeInKigali(new Date(at)),
  dayOf: (at) => formatDate(new Date(at), locale, { style: 'weekday', timeZone: kigaliTimeZone }),
  today: dayInKigali(clock.now()),
});
