import { hourInMs } from '@hafi/base/time';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordDose } from './record-dose.ts';
import { findReminded } from './reminders.repo.ts';

/** Reminders older than this are not what somebody answers now. */
const answeredHours = 12;

/** What a person who only says "taken" means: the doses of one time, nothing, or who knows which. */
export type TakenReminded =
  | { readonly found: 'one'; readonly dueAt: Date }
  | { readonly found: 'none' | 'several'; readonly dueAt?: undefined };

/**
 * Records as taken what the last reminder named, for an elder who answers without saying what: only
 * when the doses of exactly one time wait for an answer, else nothing. Those that count as missed
 * wait for none while another does: the circle was notified of them, and looks after them.
 * @throws Problem as {@link recordDose}
 */
export function takeReminded(
  platform: Platform,
  elderId: string,
  at: Date,
): Promise<TakenReminded> {
  return inTransaction(platform, (tx) => takeAll({ ...platform, db: tx }, elderId, at));
}

/** All of them or none. */
async function takeAll(platform: Platform, elderId: string, at: Date): Promise<TakenReminded> {
  const since = new Date(at.getTime() - answeredHours * hourInMs);
  const reminded = await findReminded(platform.db, elderId, { from: since, before: at });
  const waiting = reminded.filter(({ isMissed }) => !isMissed);
  const open = waiting.length > 0 ? waiting : reminded;
  const times = new Set(open.map(({ dueAt }) => dueAt.getTime()));
  const [first] = open;
  if (!first) return { found: 'none' };
  if (times.size > 1) return { found: 'several' };
  for (const { dueAt, medicationId } of open) {
    const due = { medicationId, dueAt: dueAt.toISOString() };
    const entry = { ...due, id: newId(), status: 'taken' as const, at: at.toISOString() };
    await recordDose(platform, { personId: elderId, roles: ['PATIENT'] }, { elderId, entry });
  }
  return { found: 'one', dueAt: first.dueAt };
}
