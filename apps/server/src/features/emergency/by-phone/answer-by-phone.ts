import { dayInMs } from '@hafi/base/time';
import { questionDays } from '@hafi/contract/emergency/protection-terms';
import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findIdsByNumber, findReachables } from '../../accounts/accounts.public.ts';
import { respond } from '../course/respond.ts';
import { findAskedByNumber, type ResponderRow } from '../course/responders.repo.ts';
import { findQuestionsByNumber } from '../protection/agreements.repo.ts';
import { answerAsked } from '../protection/answer-question.ts';
import { rightLives } from '../view/reader.ts';

/** What somebody says by SMS who was asked for help, or whether they can be reached. */
export type SaidByPhone = 'yes' | 'no' | 'coming';

/** What was understood, and of whom. */
export interface AnsweredByPhone {
  readonly what: 'acknowledged' | 'on-the-way' | 'cannot' | 'agreed' | 'refused';
  readonly elder: { readonly firstName: string; readonly locale: 'rw' | 'en' | 'fr' };
}

const whatWasDone = { yes: 'acknowledged', coming: 'on-the-way', no: 'cannot' } as const;

/** The call that asked a number and goes on: one without an answer first, then the latest. */
async function findCall(
  platform: Pick<Platform, 'db'>,
  phone: string,
  people: readonly string[],
): Promise<(ResponderRow & { readonly elderId: string }) | undefined> {
  const asked = await findAskedByNumber(platform.db, phone, people);
  const hasAnswered = ({ acknowledgedAt, comingAt }: ResponderRow) =>
    Number(acknowledgedAt !== null || comingAt !== null);
  for (const row of asked.toSorted((one, other) => hasAnswered(one) - hasAnswered(other))) {
    if (await rightLives(platform, row, row.elderId)) return row;
  }
  return undefined;
}

/** The elder's first name and language, in which somebody without an account is answered. */
async function elderOf(db: Db, id: string): Promise<AnsweredByPhone['elder'] | undefined> {
  return (await findReachables(db, [id])).get(id);
}

async function answerCall(
  platform: Platform,
  phone: string,
  people: readonly string[],
  said: SaidByPhone,
): Promise<AnsweredByPhone | null> {
  const row = await findCall(platform, phone, people);
  const elder = row && (await elderOf(platform.db, row.elderId));
  if (!row || !elder) return null;
  if (said !== 'no') {
    const act =
      said === 'yes'
        ? ({ act: 'acknowledge' } as const)
        : ({ act: 'coming', minutes: null } as const);
    await respond(platform, row.emergencyId, { rowId: row.id }, act);
  }
  return { what: whatWasDone[said], elder };
}

async function answerQuestion(
  platform: Platform,
  phone: string,
  people: readonly string[],
  said: SaidByPhone,
): Promise<AnsweredByPhone | null> {
  const { clock, db } = platform;
  const since = new Date(clock.now().getTime() - questionDays * dayInMs);
  const agrees = said !== 'no';
  for (const row of await findQuestionsByNumber(db, { phone, people, since })) {
    const elder = await answerAsked(platform, row, agrees);
    if (elder) return { what: agrees ? 'agreed' : 'refused', elder };
  }
  return null;
}

/**
 * Takes the answer that a phone gives by SMS: to a call for help that asked its number and goes on,
 * otherwise to the question whether it can be reached. Whoever reads the SMS of a number could open
 * its link as well, so the number stands for the link. Null when nothing was asked of it.
 * @throws Problem emergency-not-fired, emergency-has-ended
 */
export async function answerByPhone(
  platform: Platform,
  phone: string,
  said: SaidByPhone,
): Promise<AnsweredByPhone | null> {
  const people = await findIdsByNumber(platform.db, phone);
  const answered = await answerCall(platform, phone, people, said);
  // Who cannot come may mean the question; of both, the call is what is asked now.
  return answered ?? answerQuestion(platform, phone, people, said);
}
