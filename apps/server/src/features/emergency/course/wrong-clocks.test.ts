import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emergencyStage } from '../../../test/emergencies/emergency-stage.ts';
import { otherProcess } from '../../../test/other-process.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { testClock } from '../../../test/test-clock.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

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
