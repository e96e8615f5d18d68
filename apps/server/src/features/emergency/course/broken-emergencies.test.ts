import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderRefused, type Transport } from '../../../platform/outbox/transport.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { emergencyStage, nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { otherProcess } from '../../../test/other-process.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { testClock } from '../../../test/test-clock.ts';
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

describe('a clock', () => {
  it('that was ahead when somebody pressed delays nothing once it is right again', async () => {
    const elder = await stage.elder();
    await stage.contact(elder);
    app.clock.advance({ days: 5 });
    const { id } = await elder.press();
    app.clock.advance({ days: -5 });
    await stage.run();
    expect((await elder.see(id)).state).toBe('alerting');
  });

  it('that was ahead when a level was asked does not keep the next waiting', async () => {
    const elder = await stage.elder();
    await stage.contact(elder);
    await stage.coordinator();
    app.clock.advance({ days: 5 });
    const { id } = await elder.press();
    await stage.pass(10);
    app.clock.advance({ days: -5 });
    await stage.run();
    expect((await elder.see(id)).level).toBe('coordinators');
  });

  it('that was two hours ahead keeps nothing waiting, whatever the call waits for', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder);
    await stage.coordinator();
    app.clock.advance({ hours: 2 });
    const { id } = await elder.press();
    await stage.pass(10);
    app.clock.advance({ hours: -2 });
    await stage.run();
    expect((await elder.see(id)).level).toBe('coordinators');
    await elder.act(id, 'resolve', { as: 'resolved' });
    for (const act of ['acknowledge', 'coming'] as const) {
      const call = await elder.press();
      await stage.pass(10);
      app.clock.advance({ hours: 2 });
      await daughter.act(call.id, act, act === 'coming' ? { minutes: 5 } : undefined);
      app.clock.advance({ hours: -2 });
      await stage.run();
      expect((await elder.see(call.id)).level).toBe('coordinators');
      // Who says again that they come gets the time that they say.
      await daughter.act(call.id, 'coming', { minutes: 10 });
      await stage.pass(300);
      expect((await elder.see(call.id)).state).toBe('on-the-way');
      await elder.act(call.id, 'resolve', { as: 'resolved' });
    }
  });

  it('that was ahead when a call fired hides from no press that everybody was asked in vain', async () => {
    const elder = await stage.elder();
    app.clock.advance({ hours: 2 });
    const { id } = await elder.press();
    await stage.pass(10);
    app.clock.advance({ hours: -2 });
    expect((await elder.press()).id).not.toBe(id);
  });

  it('of one process that is behind delays nothing: another one acts in time', async () => {
    const elder = await stage.elder();
    await stage.contact(elder);
    await stage.coordinator();
    const late = otherProcess(app, testClock('2026-11-23T05:59:20Z'));
    const runLate = async () => {
      await late.run('emergency.fire');
      await late.run('emergency.climb');
    };
    const { id } = await elder.press();
    app.clock.advance({ seconds: 10 });
    await runLate();
    expect((await elder.see(id)).state).toBe('counting-down');
    await stage.run();
    expect((await elder.see(id)).level).toBe('contacts');
    app.clock.advance({ seconds: 60 });
    await runLate();
    expect((await elder.see(id)).level).toBe('contacts');
    await stage.run();
    expect((await elder.see(id)).level).toBe('coordinators');
  });

  it('of one process that is ahead acts early, never twice, and skips no level', async () => {
    const elder = await stage.elder();
    await stage.contact(elder);
    await stage.volunteer();
    await stage.coordinator();
    const early = otherProcess(app, testClock('2026-11-23T06:05:00Z'));
    const { id } = await elder.press();
    await early.run('emergency.fire');
    await early.run('emergency.climb');
    await stage.run();
    expect((await elder.see(id)).level).toBe('contacts');
    // What it wrote lies in the future of the other, which goes on at that time, or it does itself
    await stage.pass(5 * 60 + 60);
    expect((await elder.see(id)).level).toBe('volunteers');
    await stage.pass(60);
    expect(await stage.steps(id)).toEqual([
      'pressed',
      'fired',
      'asked contacts 1',
      'asked volunteers 1',
      'asked coordinators 1',
    ]);
  });

  it('that stood still during an outage makes up for it at once, one level after the other', async () => {
    const elder = await stage.elder();
    await stage.contact(elder);
    await stage.volunteer();
    await stage.coordinator();
    const { id } = await elder.press();
    await stage.pass(3 * 3600);
    expect(await elder.see(id)).toMatchObject({ state: 'alerting', level: 'contacts' });
    await stage.pass(3600);
    expect((await elder.see(id)).level).toBe('volunteers');
    await stage.pass(60);
    expect((await elder.see(id)).level).toBe('coordinators');
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
