import { addDays, dayInKigali, instantAt } from '@hafi/base/kigali-time';
import { insertExpected } from '../../features/checkins/expected-check-ins.repo.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { SignedIn } from '../factories/person.factory.ts';
import type { TestApp } from '../test-app.ts';

let days = 0;

/** Makes a check-in of an elder that did not come, of another day each time; returns its id. */
export async function lateCheckIn({ platform }: TestApp, elder: SignedIn): Promise<string> {
  days += 1;
  const id = newId();
  const day = addDays(dayInKigali(platform.clock.now()), -days);
  const at = instantAt(day, '08:00');
  const { personId: elderId } = elder;
  const row = { id, elderId, day, expectedAt: at, openedAt: at, since: at, toldAt: at };
  await inTransaction(platform, (tx) => insertExpected(tx, [row]));
  return id;
}
