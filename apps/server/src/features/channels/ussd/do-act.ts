import type { Role } from '@hafi/contract/accounts/roles';
import { Problem } from '@hafi/contract/core/problem';
import type { Tx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeLocale, type GuessPhonePin } from '../../accounts/accounts.public.ts';
import { checkInBy } from '../../checkins/checkins.public.ts';
import { showLife } from '../../circle/circle.public.ts';
import { callForHelp, cancelCall, endEmergency } from '../../emergency/emergency.public.ts';
import { recordDose } from '../../medications/medications.public.ts';
import { askVolunteer } from '../../volunteering/volunteering.public.ts';
import { callOf } from '../call-of.ts';
import { tellLocked } from '../tell-locked.ts';
import type { UssdSession } from './ussd-sessions.repo.ts';
import type { CallQuestion, DoseKey, DoseSaid, Locked, UssdAct, UssdState } from './ussd-state.ts';

/** What has changed by an act; `openNow` leads to what the PIN has just opened. */
export type Acted = Partial<Pick<UssdSession, 'locale' | 'opened' | 'state'>> & {
  readonly openNow?: Locked;
};

/** The elder acts for themselves. */
const elderRoles: readonly Role[] = ['PATIENT'];
const asElder = (personId: string) => ({ personId, roles: elderRoles });

/** The code of the problem that an act met; anything else is thrown on. */
async function problemOf(act: () => Promise<unknown>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

const doseAnswers: Readonly<Record<string, DoseSaid>> = {
  'dose-too-early': 'early',
  'dose-recorded': 'already',
  'dose-too-soon': 'soon',
  'most-per-day-reached': 'most',
};

async function takeDose(
  platform: Platform,
  personId: string,
  { dueAt, medicationId }: DoseKey,
): Promise<UssdState> {
  const at = platform.clock.now().toISOString();
  const entry = { id: newId(), medicationId, dueAt, status: 'taken' as const, at };
  const code = await problemOf(() =>
    recordDose(platform, asElder(personId), { elderId: personId, entry }),
  );
  return { at: 'dose-said', said: code ? (doseAnswers[code] ?? 'changed') : 'taken' };
}

const askAnswers: Readonly<Record<string, 'no-home' | 'too-many' | 'too-late'>> = {
  'home-sector-unknown': 'no-home',
  'too-many-help-requests': 'too-many',
  'invalid-input': 'too-late',
};

/** The estimate of a request by phone, in minutes. */
const usualMinutes = 60;

async function ask(
  platform: Platform,
  personId: string,
  { kind, when }: Extract<UssdAct, { do: 'ask' }>,
): Promise<UssdState> {
  const code = await problemOf(() =>
    askVolunteer(platform, asElder(personId), { ...when, kind, minutes: usualMinutes }),
  );
  return { at: 'asked', came: code ? (askAnswers[code] ?? 'refused') : 'asked' };
}

async function guess(
  platform: Platform,
  tx: Tx,
  { guessPin, personId }: { readonly guessPin: GuessPhonePin; readonly personId: string },
  { next, pin }: Extract<UssdAct, { do: 'guess-pin' }>,
): Promise<Acted> {
  const { left, locks, right } = await guessPin(tx, personId, pin);
  if (right) return { opened: true, openNow: next };
  if (left > 0) return { state: { at: 'pin', next, left } };
  if (locks) await tellLocked(platform, tx, personId);
  return { state: { at: 'pin-locked' } };
}

/** Stops the countdown; too late, the screen of the call shows how it stands. */
async function stopHelp(platform: Platform, personId: string): Promise<UssdState> {
  const called = await callOf(platform, personId);
  if (!called) return { at: 'help-said', said: 'stopped' };
  const code = await problemOf(() => cancelCall(platform, { id: called.id, by: personId }));
  return code ? { at: 'help' } : { at: 'help-said', said: 'stopped' };
}

/**
 * Gives the all-clear to everybody who was notified of the call that the question was about. Where others
 * have ended that one meanwhile it says so; where another goes on, the screen of help shows it.
 */
async function endHelp(
  platform: Platform,
  personId: string,
  { asked: requested, id }: CallQuestion,
): Promise<UssdState> {
  const said = { by: personId, saidAt: new Date(requested) };
  const end = { id, as: 'resolved' as const, outcome: 'well' as const, ...said };
  const code = await problemOf(() => endEmergency(platform, end));
  if (!code) return { at: 'help-said', said: 'ended' };
  const isOver = code === 'emergency-has-ended' && !(await callOf(platform, personId));
  return isOver ? { at: 'help-said', said: 'over' } : { at: 'help' };
}

/** Does what an input asks for, in the transaction of the conversation; `platform.db` is `tx`. */
export async function doAct(
  platform: Platform,
  tx: Tx,
  { guessPin, personId }: { readonly guessPin: GuessPhonePin; readonly personId: string | null },
  act: UssdAct,
): Promise<Acted> {
  const now = platform.clock.now();
  if (act.do === 'say-language') {
    if (personId) await changeLocale(tx, personId, act.locale, now);
    return { locale: act.locale };
  }
  if (!personId) return {};
  switch (act.do) {
    case 'check-in':
      // It would give the all-clear to everybody who is called; the screen says how that ends.
      if (await callOf(platform, personId)) {
        await showLife(platform, tx, { elderId: personId, by: personId, at: now });
        return { state: { at: 'help' } };
      }
      await checkInBy(platform, personId, { at: now, via: 'ussd' });
      return { state: { at: 'well', time: now.toISOString() } };
    case 'call-help':
      await callForHelp(platform, { elderId: personId, by: personId, via: 'ussd' });
      return { state: { at: 'help' } };
    case 'stop-help':
      return { state: await stopHelp(platform, personId) };
    case 'end-help':
      return { state: await endHelp(platform, personId, act) };
    case 'guess-pin':
      return guess(platform, tx, { guessPin, personId }, act);
    case 'take-dose':
      return { state: await takeDose(platform, personId, act.dose) };
    case 'ask':
      return { state: await ask(platform, personId, act) };
  }
}
