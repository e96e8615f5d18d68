import { dayInMs, hourInMs } from '@hafi/base/time';
import { longestUnendedHours } from '@hafi/contract/emergency/emergency-terms';
import { questionDays } from '@hafi/contract/emergency/protection-terms';
import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findIdsByNumber, findReachables } from '../../accounts/accounts.public.ts';
import { type HelpersAct, keepWords, respond } from '../course/respond.ts';
import {
  type CalledResponder,
  findCalledByNumber,
  findOverByNumber,
} from '../course/responders.repo.ts';
import { nextLate } from '../course/waits.ts';
import { type AgreementRow, findQuestionsByNumber } from '../protection/agreements.repo.ts';
import { recordAnswer } from '../protection/answer-question.ts';
import { callStatusOf } from '../view/call-status.ts';
import { rightLives } from '../view/reader.ts';
import { callsMeant, comes, hasAnswered, type SaidByPhone, seesTo } from './which-call.ts';

/** What was understood, and of whom. */
export interface AnsweredByPhone {
  readonly what:
    | 'acknowledged'
    | 'on-the-way'
    | 'arrived'
    | 'ambulance'
    | 'cannot'
    /** What is asked, where the words were not understood: of a call, of the question to be reached. */
    | 'call-asks'
    | 'question-asks'
    /** Whose call is meant, where several asked. */
    | 'which-asks'
    /** How the call stands, to who asks. */
    | 'stands-answered'
    | 'stands-open'
    | 'over'
    | 'agreed'
    | 'refused';
  readonly elder: { readonly firstName: string; readonly locale: 'rw' | 'en' | 'fr' };
  /** The first names of all who may be meant, of `which-asks`. */
  readonly among?: readonly string[];
}

const actOf = ({ minutes, what }: SaidByPhone): HelpersAct | null => {
  if (what === 'coming') return { act: 'coming', minutes };
  if (what === 'yes') return { act: 'acknowledge' };
  if (what === 'no') return { act: 'cannot' };
  return what === 'arrived' || what === 'ambulance' ? { act: what } : null;
};

const whatWasDone = {
  acknowledge: 'acknowledged',
  coming: 'on-the-way',
  cannot: 'cannot',
  arrived: 'arrived',
  ambulance: 'ambulance',
} as const;

/** The calls whose answer is still theirs to give: those without an answer first, then the latest. */
async function livingOf(
  platform: Pick<Platform, 'db'>,
  calls: readonly CalledResponder[],
): Promise<readonly CalledResponder[]> {
  const rank = (row: CalledResponder) => Number(hasAnswered(row));
  const living: CalledResponder[] = [];
  for (const row of calls.toSorted((one, other) => rank(one) - rank(other))) {
    if (await rightLives(platform, row, row.elderId)) living.push(row);
  }
  return living;
}

/** The elder's first name and language, in which somebody without an account is answered. */
async function elderOf(db: Db, id: string): Promise<AnsweredByPhone['elder'] | undefined> {
  return (await findReachables(db, [id])).get(id);
}

async function answerCall(
  platform: Platform,
  {
    calls,
    over,
  }: { readonly calls: readonly CalledResponder[]; readonly over: readonly CalledResponder[] },
  said: SaidByPhone,
): Promise<AnsweredByPhone | null> {
  const now = platform.clock.now();
  const rows = await livingOf(platform, calls);
  const elders = await findReachables(platform.db, [
    ...new Set(rows.map(({ elderId }) => elderId)),
  ]);
  const names = new Map([...elders].map(([id, { firstName }]) => [id, firstName]));
  const isLate = (row: CalledResponder) => comes(row) && nextLate(platform, [row], now) === null;
  const { isSure, meant } = callsMeant({ rows, over, names, isLate, now }, said);
  const [row] = meant;
  const elder = row && elders.get(row.elderId);
  if (!row || !elder) return null;
  const act = isSure ? actOf(said) : null;
  if (act) await respond(platform, row.emergencyId, { rowId: row.id }, act);
  // Words that may be of another call tell a family of a stranger's health: only that they were written.
  const words = isSure ? said.words : null;
  for (const { emergencyId, id } of said.words ? meant : []) {
    await keepWords(platform, emergencyId, id, words);
  }
  if (act) return { what: whatWasDone[act.act], elder };
  if (meant.length > 1) {
    return {
      what: 'which-asks',
      elder,
      among: meant.map(({ elderId }) => names.get(elderId) ?? ''),
    };
  }
  if (said.what !== 'status') return { what: 'call-asks', elder };
  const status = await callStatusOf(platform, row.emergencyId);
  return { what: status === 'answered' ? 'stands-answered' : 'stands-open', elder };
}

async function answerQuestion(
  platform: Platform,
  questions: readonly AgreementRow[],
  said: SaidByPhone,
): Promise<AnsweredByPhone | null> {
  if (said.what !== 'yes' && said.what !== 'no') return askAgain(platform, questions);
  const agrees = said.what === 'yes';
  for (const row of questions) {
    const elder = await recordAnswer(platform, row, agrees);
    if (elder) return { what: agrees ? 'agreed' : 'refused', elder };
  }
  return null;
}

const isOpen = ({ answeredAt, askedAt }: AgreementRow): boolean =>
  askedAt !== null && (answeredAt === null || answeredAt < askedAt);

/** A question that waits and is not answered by these words; nobody says of one that they are coming. */
async function askAgain(
  { db }: Platform,
  questions: readonly AgreementRow[],
): Promise<AnsweredByPhone | null> {
  const row = questions.find(isOpen);
  const elder = row && (await elderOf(db, row.elderId));
  return elder ? { what: 'question-asks', elder } : null;
}

/**
 * The calls that were told after the last question that waits: "yes" and "no" may mean that one. Who
 * comes and says no may not come: others are asked then, rather than counted out.
 */
function notifiedAfter(
  calls: readonly CalledResponder[],
  questions: readonly AgreementRow[],
  { what }: SaidByPhone,
): readonly CalledResponder[] {
  // Those that wait come first.
  const [last] = questions;
  if (!last?.askedAt || !isOpen(last)) return calls;
  const { askedAt } = last;
  return calls.filter(
    (row) => (row.toldAt !== null && row.toldAt >= askedAt) || (what === 'no' && comes(row)),
  );
}

/** Whether it goes on with what was said of a call, whatever was asked since. */
const goesOn = (row: CalledResponder, { what }: SaidByPhone) =>
  what === 'coming' ? seesTo(row) : what !== 'yes' && what !== 'words' && comes(row);

/**
 * Takes the answer that a phone gives by SMS: to a call for help that asked its number within half a
 * day and goes on, otherwise to the question whether it can be reached; of both, to the one that was
 * asked last. Whoever reads the SMS of a number could open
 * its link as well, so the number stands for the link. `after` is when the number was notified of something
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
  const requested = { phone, people };
  const since = sinceHelp(platform);
  const isMeant = (at: Date | null) => after === null || (at !== null && at >= after);
  const calls = (await findCalledByNumber(db, { ...requested, since })).filter(
    (row) => !hasAnswered(row) || isMeant(row.toldAt) || goesOn(row, said),
  );
  const asking = { ...requested, since: before(questionDays * dayInMs) };
  const questions = (await findQuestionsByNumber(db, asking)).filter(({ askedAt }) =>
    isMeant(askedAt),
  );
  // Only a plain yes or no answers a question.
  const first =
    said.what === 'yes' || said.what === 'no' ? notifiedAfter(calls, questions, said) : calls;
  const over = await findOverByNumber(db, { ...requested, since });
  return (
    (await answerCall(platform, { calls: first, over }, said)) ??
    (await answerQuestion(platform, questions, said)) ??
    answerCall(platform, { calls, over }, said)
  );
}

const sinceHelp = ({ clock }: Pick<Platform, 'clock'>) =>
  new Date(clock.now().getTime() - longestUnendedHours * hourInMs);

/** How long after it was told a call is surely what "OK" answers, in milliseconds. */
const freshMs = hourInMs;

/**
 * Whether calls that go on asked this number, and the first names of who called: `fresh` where one was
 * told within the hour and is not answered.
 */
export async function callsAskingPhone(
  platform: Pick<Platform, 'clock' | 'db'>,
  phone: string,
): Promise<{ readonly is: 'fresh' | 'asked'; readonly names: readonly string[] } | null> {
  const { clock, db } = platform;
  const people = await findIdsByNumber(db, phone);
  const rows = await livingOf(
    platform,
    await findCalledByNumber(db, { phone, people, since: sinceHelp(platform) }),
  );
  if (rows.length === 0) return null;
  const elders = await findReachables(db, [...new Set(rows.map(({ elderId }) => elderId))]);
  const names = [...elders.values()].map(({ firstName }) => firstName);
  const isFresh = (row: CalledResponder) =>
    !hasAnswered(row) && clock.now().getTime() - (row.toldAt?.getTime() ?? 0) <= freshMs;
  return { is: rows.some(isFresh) ? 'fresh' : 'asked', names };
}

/** The call that had asked this number and is over since half a day at most; null for none. */
export async function callOverForPhone(
  platform: Pick<Platform, 'clock' | 'db'>,
  phone: string,
): Promise<AnsweredByPhone | null> {
  const people = await findIdsByNumber(platform.db, phone);
  const requested = { phone, people, since: sinceHelp(platform) };
  const [row] = await livingOf(platform, await findOverByNumber(platform.db, requested));
  const elder = row && (await elderOf(platform.db, row.elderId));
  return elder ? { what: 'over', elder } : null;
}
