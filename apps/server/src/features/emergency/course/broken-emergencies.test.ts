import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderRefused, type Transport } from '../../../platform/outbox/transport.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { emergencyStage, nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { otherProcess } from '../../../test/other-process.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { callForHelp } from '../emergency.public.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
const reached: string[] = [];
let isDown = false;
const sms: Transport = async ({ text, to }) => {
  if (isDown) throw new ProviderRefused(503);
  reached.push(`${to} ${text}`);
  return undefined;
};
beforeAll(async () => {
  app = await startTestApp({ sms });
  stage = emergencyStage(app);
});
beforeEach(async () => {
  await app.reset();
  reached.length = 0;
  isDown = false;
});
afterAll(() => app.close());

describe('several processes', () => {
  it('ask each person of each emergency once, whichever of them is first', async () => {
    const elders = [];
    for (let each = 0; each < 30; each += 1) {
      const elder = await stage.elder();
      await stage.contact(elder);
      await stage.name(elder, 'Gaspard Habimana', nextNumber());
      elders.push(elder.personId);
    }
    await stage.coordinator();
    const calls = elders.map((elderId) => ({ elderId, by: elderId, via: 'app' as const }));
    const started = await Promise.all(calls.map((call) => callForHelp(app.platform, call)));
    const processes = [app.platform.due, otherProcess(app), otherProcess(app)];
    const all = (work: string) => Promise.all(processes.map((due) => due.run(work)));
    for (const [seconds, work] of [
      [10, 'emergency.fire'],
      [60, 'emergency.climb'],
      [60, 'emergency.climb'],
      [60, 'emergency.climb'],
    ] as const) {
      app.clock.advance({ seconds });
      await all(work);
    }
    await deliverAll(app);
    for (const { id } of started) {
      expect(await stage.steps(id)).toEqual([
        'pressed',
        'fired',
        'asked contacts 2',
        'nobody-to-ask volunteers 0',
        'asked coordinators 1',
        'unanswered',
      ]);
    }
    // Three who are asked, and the elder, who hears that nobody has answered.
    expect(reached).toHaveLength(30 * 4);
    expect(new Set(reached).size).toBe(30 * 4);
  });

  it('make one emergency of many presses', async () => {
    const { personId: elderId } = await stage.elder();
    const call = { elderId, by: elderId, via: 'app' } as const;
    const started = await Promise.all(
      Array.from({ length: 12 }, () => callForHelp(app.platform, call)),
    );
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
  });
});

describe('a provider that is down', () => {
  /** What is known of the neighbour, who has a phone and no account. */
  const knowledge = async (elder: Awaited<ReturnType<typeof stage.elder>>, id: string) => {
    const { responders } = await elder.see(id);
    const { by, knows } = responders.find(({ name }) => name === 'Gaspard Habimana') ?? {};
    return [knows, by];
  };

  it('is never taken for a message that was sent, and the levels go on', async () => {
    isDown = true;
    const elder = await stage.elder();
    await stage.name(elder, 'Gaspard Habimana', nextNumber());
    await stage.coordinator();
    const { id } = await elder.press();
    await stage.pass(10);
    await deliverAll(app);
    expect(await knowledge(elder, id)).toEqual(['waiting', []]);
    for (let tries = 0; tries < 6; tries += 1) {
      await stage.pass(10);
      await deliverAll(app);
      expect((await knowledge(elder, id))[0]).toMatch(/waiting|unreached/);
    }
    expect((await elder.see(id)).level).toBe('coordinators');
    await stage.pass(60);
    await deliverAll(app);
    expect(reached).toEqual([]);
    expect(await knowledge(elder, id)).toEqual(['unreached', []]);
    isDown = false;
    await stage.pass(120);
    await deliverAll(app);
    expect(reached).toHaveLength(3);
    expect(await knowledge(elder, id)).toEqual(['told', ['sms']]);
  });

  it('has coordinators told whom a call did not reach, and of a drill nothing', async () => {
    isDown = true;
    const olive = await stage.coordinator();
    const unreached = async () => (await olive.get('/api/admin/unreached')).json().data;
    const press = async (drill: boolean) => {
      const elder = await stage.elder();
      await stage.contact(elder);
      const { id } = await elder.press({ drill });
      await stage.pass(10);
      await app.platform.db.execute(
        sql`update outbox_messages set failed_at = now(), last_error = 'smtp-550' where channel = 'mail'`,
      );
      for (let tries = 0; tries < 15; tries += 1) {
        await deliverAll(app);
        app.clock.advance({ seconds: 10 });
      }
      await app.due.run('notifications.next-channel');
      await elder.act(id, 'resolve', { as: 'resolved' });
    };
    await press(true);
    expect(await unreached()).toEqual([]);
    await press(false);
    expect((await unreached()).length).toBeGreaterThan(0);
  });

  it('does not send a call after its end', async () => {
    isDown = true;
    const elder = await stage.elder();
    await stage.name(elder, 'Gaspard Habimana', nextNumber());
    const { id } = await elder.press();
    await stage.pass(10);
    await deliverAll(app);
    await elder.act(id, 'resolve', { as: 'false-alarm' });
    isDown = false;
    await stage.pass(60);
    await deliverAll(app);
    expect(reached).toHaveLength(1);
    expect(reached[0]).toContain('it was a false alarm');
  });
});

describe('a contact without an account whom no message reaches', () => {
  it('is reported to the coordinators once, with their number', async () => {
    const elder = await stage.elder({ firstName: 'Espérance' });
    const gaspard = nextNumber();
    await stage.name(elder, 'Gaspard Habimana', gaspard);
    const olive = await stage.coordinator();
    await elder.press();
    await stage.pass(10);
    isDown = true;
    const tries = async () => {
      for (let tried = 0; tried < 8; tried += 1) {
        app.clock.advance({ seconds: 30 });
        await deliverAll(app);
      }
      await app.due.run('emergency.tell-unreached-contacts');
    };
    await tries();
    await tries();
    isDown = false;
    app.clock.advance({ seconds: 60 });
    await deliverAll(app);
    const notified = reached.filter((each) => each.startsWith(olive.phone));
    expect(notified.filter((each) => each.includes(gaspard))).toHaveLength(1);
    expect(notified.join()).toContain('no message reaches Gaspard Habimana');
  });
});

describe('a step that fails', () => {
  it('is tried again each ten seconds, and the coordinators are told at once', async () => {
    const elder = await stage.elder({ firstName: 'Espérance' });
    await stage.contact(elder);
    const olive = await stage.coordinator();
    const { db } = app.platform;
    await db.execute(sql`create or replace function test_broken() returns trigger language plpgsql as
      $$ begin raise exception 'broken'; end $$`);
    await db.execute(sql`create trigger test_broken before insert on emergency_responders
      for each row execute function test_broken()`);
    try {
      const { id } = await elder.press();
      expect(await olive.sees(id)).toBe(false);
      for (let failed = 0; failed < 8; failed += 1) await stage.pass(10);
      await deliverAll(app);
      expect(reached.filter((each) => each.startsWith(olive.phone))).toHaveLength(1);
      expect(reached[0]).toContain('may keep the call from going out');
      expect(await olive.list()).toMatchObject([{ id, state: 'counting-down' }]);
      expect((await olive.see(id)).state).toBe('counting-down');
      await db.execute(sql`drop function test_broken cascade`);
      await stage.pass(10);
      expect((await elder.see(id)).state).toBe('alerting');
    } finally {
      await db.execute(sql`drop function if exists test_broken cascade`);
    }
  });
});

describe('the settings', () => {
  it('say how long each step waits', async () => {
    const env = {
      EMERGENCY_LEVEL_SECONDS: '20',
      EMERGENCY_COMING_SECONDS: '30',
      EMERGENCY_LATE_SECONDS: '40',
      EMERGENCY_ARRIVAL_SECONDS: '50',
    };
    const own = await startTestApp({ env });
    const there = emergencyStage(own);
    const elder = await there.elder();
    const daughter = await there.contact(elder);
    await there.coordinator();
    const { firesAt, id } = await elder.press();
    const nextAfter = async () =>
      (Date.parse((await elder.see(id)).nextLevelAt ?? '') - Date.parse(firesAt)) / 1000;
    await there.pass(10);
    expect(await nextAfter()).toBe(20);
    await daughter.act(id, 'acknowledge');
    expect(await nextAfter()).toBe(30);
    await daughter.act(id, 'coming', { minutes: null });
    expect(await nextAfter()).toBe(50);
    await daughter.act(id, 'coming', { minutes: 1 });
    expect(await nextAfter()).toBe(60 + 40);
    await own.close();
  });

  it('give each level its own time, and leave one out', async () => {
    const env = {
      EMERGENCY_LEVELS: 'contacts, coordinators',
      EMERGENCY_LEVEL_SECONDS: '20',
      EMERGENCY_COORDINATORS_SECONDS: '45',
    };
    const own = await startTestApp({ env });
    const there = emergencyStage(own);
    const elder = await there.elder();
    await there.contact(elder);
    await there.volunteer();
    await there.coordinator();
    const { id } = await elder.press();
    await there.pass(10);
    expect((await elder.see(id)).nextLevel).toBe('coordinators');
    await there.pass(20);
    expect((await elder.see(id)).level).toBe('coordinators');
    await there.pass(44);
    expect((await there.steps(id)).at(-1)).toBe('asked coordinators 1');
    await there.pass(1);
    expect((await there.steps(id)).slice(2)).toEqual([
      'asked contacts 1',
      'asked coordinators 1',
      'unanswered',
    ]);
    await own.close();
  });
});
