import { AsyncResource } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { ProviderRefused, type Transport } from '../../../platform/outbox/transport.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { emergencyStage, nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { lockEmergency, updateEmergency } from './emergencies.repo.ts';
import { tellStuck } from './tell-stuck.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
const reached: string[] = [];
/** A number that no provider brings anything to. */
let lost = '';
const sms: Transport = async ({ text, to }) => {
  if (to === lost) throw new ProviderRefused(503);
  reached.push(`${to} ${text}`);
  return undefined;
};

beforeAll(async () => {
  // The coordinators are no level: they hear of it only by what goes wrong.
  app = await startTestApp({ sms, env: { EMERGENCY_LEVELS: 'contacts' } });
  stage = emergencyStage(app);
});
beforeEach(async () => {
  await app.reset();
  reached.length = 0;
  lost = '';
});
afterAll(() => app.close());

/** What has reached a phone since it was last asked for. */
async function received(phone: string): Promise<string[]> {
  await deliverAll(app);
  const own = reached.filter((each) => each.startsWith(phone));
  reached.length = 0;
  return own;
}

/** No call fires while this runs. */
async function whileBroken(run: () => Promise<void>): Promise<void> {
  const { db } = app.platform;
  await db.execute(sql`create or replace function test_broken() returns trigger language plpgsql as
    $$ begin raise exception 'broken'; end $$`);
  await db.execute(sql`create trigger test_broken before insert on emergency_responders
    for each row execute function test_broken()`);
  try {
    await run();
  } finally {
    await db.execute(sql`drop function if exists test_broken cascade`);
  }
}

/** Ends a call; `meanwhile` begins before that is committed, and has gone as far as it can. */
async function endWhile(id: string, meanwhile: () => Promise<unknown>): Promise<void> {
  const { clock, database, db } = app.platform;
  let isDone = false;
  const waits = sql`select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`;
  // Bound here, both run beside the transaction, as another process does.
  const isWaiting = AsyncResource.bind(async () => Object(await db.execute(waits)).rows.length > 0);
  const begin = AsyncResource.bind(meanwhile);
  const begun = await inTransaction(app.platform, async (tx) => {
    await lockEmergency(tx, id);
    await updateEmergency(tx, id, { state: 'cancelled', endedAt: clock.now(), nextLevelAt: null });
    const running = begin().then(() => {
      isDone = true;
    });
    // The embedded database has one connection: nothing else runs before the commit.
    if (database.engine !== 'pglite') {
      await expect.poll(async () => isDone || (await isWaiting())).toBe(true);
    }
    return { running };
  });
  await begun.running;
}

const bellOf = async ({ get }: Awaited<ReturnType<typeof stage.coordinator>>) =>
  (await get('/api/notifications')).json().data;

/** A call of which the coordinators are told that no message reaches a contact, as soon as that runs. */
async function unreached() {
  const elder = await stage.elder({ firstName: 'Espérance' });
  lost = nextNumber();
  await stage.name(elder, 'Gaspard Habimana', lost);
  const daughter = await stage.contact(elder);
  const olive = await stage.coordinator();
  const { id } = await elder.press();
  await stage.pass(10);
  for (let tried = 0; tried < 30; tried += 1) {
    app.clock.advance({ seconds: 60 });
    await deliverAll(app);
  }
  return { daughter, elder, id, olive };
}

async function called() {
  const elder = await stage.elder({ firstName: 'Espérance', locale: 'en' });
  const daughter = await stage.contact(elder);
  const olive = await stage.coordinator();
  const { id } = await elder.press();
  return { daughter, elder, id, olive };
}

describe('a coordinator who was alerted beside the levels', () => {
  it('that a call stood still hears its end, once', async () => {
    const { elder, id, olive } = await called();
    await whileBroken(async () => {
      for (let failed = 0; failed < 3; failed += 1) await stage.pass(10);
    });
    expect(await received(olive.phone)).toEqual([
      expect.stringContaining('may keep the call from going out'),
    ]);
    await stage.pass(10);
    await elder.act(id, 'resolve', { as: 'resolved' });
    expect(await received(olive.phone)).toEqual([expect.stringContaining('all is well again')]);
  });

  it('that a call stood still hears that it was stopped', async () => {
    const { elder, id, olive } = await called();
    await whileBroken(async () => {
      for (let failed = 0; failed < 3; failed += 1) await stage.pass(10);
      await received(olive.phone);
      await elder.act(id, 'cancel');
    });
    expect(await received(olive.phone)).toEqual([expect.stringContaining('it was a false alarm')]);
    const [last] = (await olive.get('/api/notifications')).json().data;
    expect(last.link).toBe('/admin/emergencies');
  });

  it('that a contact is not reached, or that nobody has come, hears its end, once', async () => {
    const { daughter, elder, id, olive } = await unreached();
    await app.due.run('emergency.tell-unreached-contacts');
    expect((await received(olive.phone)).join()).toContain('no message reaches Gaspard Habimana');
    await daughter.act(id, 'coming', { minutes: 1 });
    await stage.pass(3600);
    expect((await received(olive.phone)).join()).toContain('is late');
    await elder.act(id, 'resolve', { as: 'resolved' });
    expect(await received(olive.phone)).toEqual([expect.stringContaining('all is well again')]);
  });

  it('and who was told nothing hears nothing', async () => {
    const { daughter, elder, id, olive } = await called();
    await stage.pass(10);
    await received(daughter.phone);
    await elder.act(id, 'resolve', { as: 'resolved' });
    await deliverAll(app);
    expect(reached.filter((each) => each.startsWith(olive.phone))).toEqual([]);
    expect(reached.filter((each) => each.startsWith(daughter.phone))).toHaveLength(1);
  });

  it('is alerted no more of a call that ends at that moment: nobody would tell them the end', async () => {
    const first = await called();
    await endWhile(first.id, () => tellStuck(app.platform, first.id));
    expect(await bellOf(first.olive)).toEqual([]);
    const second = await unreached();
    await endWhile(second.id, () => app.due.run('emergency.tell-unreached-contacts'));
    expect(await bellOf(second.olive)).toEqual([]);
  });
});
