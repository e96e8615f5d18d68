import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import type { Answer } from '@hafi/contract/core/endpoint';
import type * as contract from '@hafi/contract/payments/reconciliation.contract';
import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findMovedOn, findStatedDays, type MovedOn } from './missing-days.repo.ts';

/** How many days back are looked at. */
const reach = 90;

type Missing = Answer<typeof contract.listMissingStatements>['data'];

/**
 * The days that are over on which money of ours moved through a provider, and whose list was not compared
 * with our books, the last first.
 */
export async function findMissingDays(db: Db, now: Date): Promise<Missing> {
  const today = dayInKigali(now);
  const since = addDays(today, -reach);
  const days = { from: since, before: today };
  const stated = await findStatedDays(db, days);
  const isStated = ({ day, method, provider }: MovedOn) =>
    stated.some(
      (each) =>
        each.day === day &&
        each.method === method &&
        // One that came before the day was over cannot be whole.
        each.importedAt >= instantAt(addDays(day, 1), '00:00') &&
        // A list that was fetched is of one provider; one that was imported is of all.
        (each.provider === null || provider === null || each.provider === provider),
    );
  const moved = (await findMovedOn(db, days)).filter((each) => !isStated(each));
  const byDay = Map.groupBy(moved, ({ day, method }) => `${day} ${method}`);
  const missing = [...byDay.values()].flatMap((same) => {
    const [first] = same;
    return first ? [addUp(first, same)] : [];
  });
  const order = ({ day, method }: (typeof missing)[number]) => `${day} ${method}`;
  return { since, days: missing.toSorted((one, two) => order(two).localeCompare(order(one))) };
}

function addUp({ day, method }: MovedOn, same: readonly MovedOn[]): Missing['days'][number] {
  const sum = (of: 'movements' | 'came' | 'went') => same.reduce((all, each) => all + each[of], 0);
  return { method, day, movements: sum('movements'), came: sum('came'), went: sum('went') };
}

/** The days without a list, for coordinators. */
export const listMissingStatements = ({ clock, db }: Platform): Promise<Missing> =>
  findMissingDays(db, clock.now());
