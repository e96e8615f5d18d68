import { dayInMs, hourInMs } from '@hafi/base/time';
import { longestUnendedHours } from '@hafi/contract/emergency/emergency-terms';
import { questionDays } from '@hafi/contract/emergency/protection-terms';
import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findIdsByNumber, findReachables } from '../../accounts/accounts.public.ts';
import { type HelpersAct, respond } from '../course/respond.ts';
import { type AskedRow, findAskedByNumber } from '../course/responders.repo.ts';
import { type AgreementRow, findQuestionsByNumber } from '../protection/agreements.repo.ts';
import { answerAsked } from '../protection/answer-question.ts';
import { rightLives } from '../view/reader.ts';

/** What somebody says by SMS who was asked for help, or whether they can be reached. */
export type SaidByPhone = 'yes' | 'no' | 'coming';

/** What was understood, and of whom. */
export interface AnsweredByPhone {
  readonly what: 'acknowledged' | 'on-the-way' | 'cannot' | 'agreed' | 'refused';
  readonly elder: { readonly firstName: string; readonly locale: 'rw' | 'en' | 'fr' };
}

const actOf: Readonly<Record<SaidByPhone, HelpersAct>> = {
  yes: { act: 'acknowledge' },
  coming: { act: 'coming', minutes: null },
  no: { act: 'cannot' },
};

const whatWasDone = { yes: 'acknowledged', coming: 'on-the-way', no: 'cannot' } as const;

const hasAnswered = ({ acknowledgedAt, cannotAt, comingAt }: AskedRow): boolean =>
  acknowledgedAt !== null || comingAt !== null || cannotAt !== null;

/** The call that is answered: one without an answer first, then the latest. */
async function findCall(
  platform: Pick<Platform, 'db'>,
  calls: readonly AskedRow[],
): Promise<AskedRow | undefined> {
  const rank = (row: AskedRow) => Number(hasAnswered(row));
  for (const row of calls.toSorted((one, other) => rank(one) - rank(other))) {
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
  calls: readonly AskedRow[],
  said: SaidByPhone,
): Promise<AnsweredByPhone | null> {
  const row = await findCall(platform, calls);
  const elder = row && (await elderOf(platform.db, row.elderId));
  if (!row || !elder) return null;
  await respond(platform, row.emergencyId, { rowId: row.id }, actOf[said]);
  return { what: whatWasDone[said], elder };
}

async function answerQuestion(
  platform: Platform,
  questions: readonly AgreementRow[],
  said: SaidByPhone,
): Promise<AnsweredByPhone | null> {
  const agrees = said !== 'no';
  for (const row of questions) {
    const elder = await answerAsked(platform, row, agrees);
    if (elder) return { what: agrees ? 'agreed' : 'refused', elder };
  }
  return null;
}

/** The calls that were told after the last question that waits: "yes" and "no" may mean that one. */
function toldAfter(
  calls: readonly AskedRow[],
  questions: readonly AgreementRow[],
): readonly AskedRow[] {
  // Those that wait come first.
  const [last] = questions;
  if (!last?.askedAt || (last.answeredAt && last.answeredAt >= last.askedAt)) return calls;
  const { askedAt } = last;
  return calls.filter(({ toldAt }) => toldAt !== null && toldAt >= askedAt);
}

/**
 * Takes the answer that a phone gives by SMS: to a call for help that asked its number within half a
 * day and goes on, otherwise to the question whether it can be reached; of both, to the one that was
 * asked last. Whoever reads the SMS of a number could open
 * its link as well, so the number stands for the link. `after` is when the number was told of something
 * else that it may answer: what was asked before that is left out, bar a call that it has not answered.
 * Null when nothing was asked of it.
 * @throws Problem emergency-not-fired, emergency-has-ended
 */
export async function answerByPhone(
  platform: Platform,
  phone: string,
  said: SaidByPhone,
  after: Date | null = null,
): Promise<AnsweredByPhone | null> {
  const { clock, db } = platform;
  const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
  const people = await findIdsByNumber(db, phone);
  const asked = { phone, people };
  const since = before(longestUnendedHours * hourInMs);
  const isMeant = (at: Date | null) => after === null || (at !== null && at >= after);
  const calls = (await findAskedByNumber(db, { ...asked, since })).filter(
    (row) => !hasAnswered(row) || isMeant(row.toldAt),
  );
  const asking = { ...asked, since: before(questionDays * dayInMs) };
  const questions = (await findQuestionsByNumber(db, asking)).filter(({ askedAt }) =>
    isMeant(askedAt),
  );
  // Nobody says of a question that they are coming.
  const first = said === 'coming' ? calls : toldAfter(calls, questions);
  return (
    (await answerCall(platform, first, said)) ??
    (await answerQuestion(platform, questions, said)) ??
    answerCall(platform, calls, said)
  );
}
