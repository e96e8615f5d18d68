import { randomUUID } from 'node:crypto';
import { addDays, dayInKigali, weekdayOf } from '@hafi/base/kigali-time';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { holidayOn } from '../../features/doctors/holidays.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import { ageAccount } from '../age-account.ts';
import { makeBooking } from '../factories/booking.factory.ts';
import { makePerson, type SignedIn } from '../factories/person.factory.ts';
import { type CrashStage, openCrashStage } from './crash-stage.ts';
import { silentPlatformOn } from './emergencies-of-processes.ts';
import { holdUp } from './hold-up.ts';

interface Wish {
  readonly booking: string;
  readonly key: string;
  readonly person: SignedIn;
  readonly phone: string;
}

const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30'];

/** Appointments, each of somebody of their own, with one doctor. */
async function makeWishes(stage: CrashStage): Promise<Wish[]> {
  const date = [7, 8, 9, 10, 11, 12]
    .map((ahead) => addDays(dayInKigali(new Date()), ahead))
    .find((day) => weekdayOf(day) < 6 && weekdayOf(day) > 0 && !holidayOn(day));
  const doctorId = stage.doctors[0];
  if (!date || !doctorId) throw new Error('there is no time');
  return stage.withDatabase(async (database) => {
    const platform = silentPlatformOn(database, stage.dir);
    const app = { platform, clock: Object.assign({ advance() {}, set() {} }, systemClock) };
    const wishes: Wish[] = [];
    for (const [nth, time] of times.entries()) {
      const person = await ageAccount(app, await makePerson(app));
      const wish = { doctor: { doctorId }, patient: person, date, time, quiet: true };
      const { id } = await makeBooking(app, wish);
      wishes.push({ booking: id, key: randomUUID(), person, phone: `+25078840000${nth}` });
    }
    return wishes;
  });
}

async function pay(address: string, { booking, key, person, phone }: Wish): Promise<string> {
  const answer = await fetch(`${address}/api/payments`, {
    method: 'POST',
    headers: {
      cookie: person.headers.cookie,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({
      for: { kind: 'booking', id: booking },
      method: 'mtn',
      phone,
      billing: { firstName: 'Espérance', lastName: 'Mukamana', email: person.email },
      acceptTerms: true,
    }),
  });
  const { code, data } = (await answer.json()) as { code?: string; data?: { id: string } };
  return data?.id ?? `${answer.status} ${code}`;
}

test('a server killed in the middle of storing several payments leaves each to be asked for again, once', async () => {
  const stage = await openCrashStage();
  try {
    const wishes = await makeWishes(stage);
    await stage.withDatabase(async ({ db, native }) => {
      const url = 'pool' in native ? (native.pool.options.connectionString ?? '') : '';
      const count = async (query: ReturnType<typeof sql>) => {
        const found = (await db.execute(query)) as unknown as { rows: { count: number }[] };
        return found.rows[0]?.count ?? 0;
      };
      const server = stage.startServer();
      const address = await server.ready;
      const stop = 'lock table payment_events in share row exclusive mode';
      const [first, ...others] = wishes;
      if (!first) throw new Error('there is nothing to pay');
      const cut: Promise<unknown>[] = [];
      let second: Promise<void> | undefined;
      await holdUp(url, stop, async ({ untilWaiting }) => {
        cut.push(pay(address, first).catch(() => 'cut'));
        await untilWaiting(1);
        // These gather while the first stands still.
        cut.push(...others.map((wish) => pay(address, wish).catch(() => 'cut')));
        const claimed = sql`select count(*)::int as count from idempotency_keys`;
        await expect.poll(() => count(claimed), { timeout: 20_000 }).toBe(wishes.length);
        second = holdUp(url, stop, async (held) => {
          await held.untilWaiting(1);
          await server.kill();
        });
        await untilWaiting(2);
      });
      await second;
      expect(await Promise.all(cut)).toEqual([expect.anything(), ...others.map(() => 'cut')]);
      // The transaction of the others has ended with its server.
      const stored = sql`select count(*)::int as count from payments`;
      await expect.poll(() => count(stored)).toBe(1);
      const next = stage.startServer(60_000);
      const again = await next.ready;
      const ids = await Promise.all(wishes.map((wish) => pay(again, wish)));
      await next.kill();
      for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
      expect(new Set(ids).size).toBe(wishes.length);
      expect(await count(stored)).toBe(wishes.length);
      const events = sql`select count(*)::int as count from payment_events where status = 'created'`;
      expect(await count(events)).toBe(wishes.length);
      expect(stage.providers()).toHaveLength(wishes.length);
    });
  } finally {
    await stage.close();
  }
});
