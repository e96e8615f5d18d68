import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emergencyStage } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { callForHelp, cancelCall, openEmergencyOf } from '../emergency.public.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

const startedAt = '2026-11-23T06:00:00.000Z';
const after = (seconds: number) => new Date(Date.parse(startedAt) + seconds * 1000).toISOString();

describe('the countdown', () => {
  it('fires after ten seconds and not before', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder, { firstName: 'Claudine' });
    const pressed = await elder.press();
    expect(pressed).toMatchObject({
      state: 'counting-down',
      startedAt,
      firesAt: after(10),
      nextLevel: 'contacts',
      startedBy: null,
      can: { cancel: true, resolve: false, respond: false },
    });
    await stage.pass(9.999);
    expect((await elder.see(pressed.id)).state).toBe('counting-down');
    expect(await daughter.list()).toEqual([]);
    await stage.pass(0.001);
    expect(await elder.see(pressed.id)).toMatchObject({
      state: 'alerting',
      level: 'contacts',
      nextLevel: 'volunteers',
      nextLevelAt: after(70),
      responders: [{ name: 'Claudine Mukamana', level: 'contacts', knows: 'waiting' }],
    });
    expect(await stage.steps(pressed.id)).toEqual(['pressed', 'fired', 'asked contacts 1']);
    expect(await daughter.list()).toMatchObject([{ id: pressed.id, yours: false }]);
  });

  it('begins when the press arrives, however long it waits for the database', async () => {
    const elder = await stage.elder();
    const pressing = elder.press();
    // The request is in; its first query is not answered.
    await new Promise((resolve) => setImmediate(resolve));
    app.clock.advance({ seconds: 3 });
    expect(await pressing).toMatchObject({ startedAt, firesAt: after(10), now: after(3) });
  });

  it('is stopped at 9.9 seconds, and nobody is told', async () => {
    const elder = await stage.elder();
    await stage.contact(elder);
    const { id } = await elder.press({
      position: { latitude: -1.95, longitude: 30.1, accuracy: 8 },
    });
    await stage.pass(9.9);
    const cancelled = await elder.act(id, 'cancel');
    expect(cancelled).toMatchObject({ state: 'cancelled', endedAt: after(9.9), responders: [] });
    expect(cancelled.place.position).toBeNull();
    expect((await elder.act(id, 'cancel')).state).toBe('cancelled');
    await stage.pass(600);
    expect(await stage.sms()).toEqual([]);
    expect(await stage.steps(id)).toEqual(['pressed', 'cancelled']);
  });

  it('is stopped after its end too, as long as nobody was told, and not afterwards', async () => {
    const elder = await stage.elder();
    await stage.contact(elder);
    const early = await elder.press();
    app.clock.advance({ seconds: 15 });
    expect((await elder.act(early.id, 'cancel')).state).toBe('cancelled');
    await stage.run();
    expect(await stage.sms()).toEqual([]);
    const late = await elder.press();
    await stage.pass(10);
    expect(await elder.refusal(late.id, 'cancel')).toBe('emergency-has-fired');
    expect((await elder.see(late.id)).state).toBe('alerting');
  });

  it('is won by the cancel or by the clock, never by both', async () => {
    for (let round = 0; round < 5; round += 1) {
      const elder = await stage.elder();
      await stage.contact(elder);
      const { id } = await elder.press();
      app.clock.advance({ seconds: 10 });
      const [answer] = await Promise.all([
        elder.post(`/api/emergencies/${id}/cancel`),
        stage.run(),
      ]);
      const { state } = await elder.see(id);
      const messages = await stage.sms();
      if (answer.statusCode === 200) expect([state, messages.length]).toEqual(['cancelled', 0]);
      else expect([state, messages.length]).toEqual(['alerting', 1]);
    }
  });
});

describe('a press', () => {
  it('on two devices at once makes one emergency', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder);
    await stage.contact(elder);
    const elderId = elder.personId;
    const presses = await Promise.all([
      elder.press(),
      elder.press(),
      daughter.press({ elderId }),
      elder.press(),
    ]);
    expect(new Set(presses.map(({ id }) => id)).size).toBe(1);
    await stage.pass(10);
    expect((await stage.sms()).length).toBeLessThanOrEqual(2);
    expect((await elder.press()).id).toBe(presses[0]?.id);
  });

  it('that is repeated with its id is the same, also after its end', async () => {
    const elder = await stage.elder();
    const id = crypto.randomUUID().replace(/^(.{14})./, '$17');
    await elder.press({ id });
    await elder.act(id, 'cancel');
    expect(await elder.press({ id })).toMatchObject({ id, state: 'cancelled' });
    const other = await stage.elder();
    expect((await other.press({ id })).id).not.toBe(id);
  });

  it('calls people again where an emergency was left open, and joins one that goes on', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder);
    const { personId: elderId } = elder;
    const position = { latitude: -1.95, longitude: 30.1, accuracy: 8 };
    const first = await elder.press({ position });
    await stage.pass(10);
    await daughter.act(first.id, 'arrived');
    expect((await elder.press()).id).toBe(first.id);
    expect((await openEmergencyOf(app.platform, elderId))?.id).toBe(first.id);
    await stage.pass(900);
    await stage.sms();
    expect(await openEmergencyOf(app.platform, elderId)).toBeNull();
    const presses = await Promise.all([elder.press(), elder.press(), daughter.press({ elderId })]);
    const [again] = new Set(presses.map(({ id }) => id));
    expect(new Set(presses.map(({ id }) => id)).size).toBe(1);
    expect(again).not.toBe(first.id);
    expect(await elder.see(first.id)).toMatchObject({ state: 'arrived', place: { position } });
    expect(await stage.sms()).toEqual([]);
    await stage.pass(10);
    expect(await elder.see(first.id)).toMatchObject({
      state: 'called-again',
      followedBy: again,
      place: { position: null },
    });
    expect(await stage.steps(again ?? '')).toContain('fired');
    await stage.pass(3600);
    const last = await elder.press();
    expect(last.id).not.toBe(again);
  });

  it('joins one that goes on, however long ago it began', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder);
    const { id } = await elder.press();
    await stage.pass(10);
    await daughter.act(id, 'coming', { minutes: 120 });
    await stage.pass(3600);
    expect((await elder.press()).id).toBe(id);
  });

  it('that waited for the network fires at once, and not after a day', async () => {
    const elder = await stage.elder();
    await stage.contact(elder);
    const pressedAt = '2026-11-23T05:30:00Z';
    const { id } = await elder.press({ pressedAt });
    await stage.run();
    expect(await elder.see(id)).toMatchObject({
      state: 'alerting',
      startedAt: '2026-11-23T05:30:00.000Z',
    });
    const other = await stage.elder();
    await expect(other.press({ pressedAt: '2026-11-22T05:59:00Z' })).rejects.toThrow('too-old');
    const ahead = await other.press({ pressedAt: '2026-11-24T06:00:00Z' });
    expect(ahead).toMatchObject({ startedAt, firesAt: after(10) });
  });

  it('that waited on a device whose clock is wrong by days is as old as it waited', async () => {
    const elder = await stage.elder();
    await stage.contact(elder);
    const press = async (pressedAt: string, sentAt: string) => {
      const answer = await app.http.inject({
        method: 'POST',
        url: '/api/emergencies',
        headers: {
          ...elder.headers,
          'idempotency-key': `press-${pressedAt}-${sentAt}`,
          'hafi-sent-at': String(Date.parse(sentAt)),
        },
        payload: { pressedAt },
      });
      const { id, startedAt: began } = answer.json().data;
      await elder.act(id, 'cancel');
      return began;
    };
    expect(await press('2015-01-01T00:00:00Z', '2015-01-01T00:20:00Z')).toBe(after(-1200));
    expect(await press('2030-01-01T00:00:00Z', '2030-01-01T00:20:00Z')).toBe(after(-1200));
    // Set back while it waited: how long is not known, and it counts as of now.
    expect(await press('2026-11-23T06:00:00Z', '2026-11-23T05:00:00Z')).toBe(startedAt);
    // Set forward while it waited: the battery was out, and the network has set the clock.
    expect(await press('2019-01-01T00:01:00Z', '2026-11-23T06:00:00Z')).toBe(startedAt);
    await expect(press('2015-01-01T00:00:00Z', '2015-01-02T00:01:00Z')).rejects.toThrow();
    await expect(press('2015-01-01T00:00:00Z', '2015-01-30T00:00:00Z')).rejects.toThrow();
  });

  it('of a device that says only when it was pressed counts as of now if that cannot be', async () => {
    const elder = await stage.elder();
    const { startedAt: began } = await elder.press({ pressedAt: '2019-01-01T00:01:00Z' });
    expect(began).toBe(startedAt);
  });

  it('is for who is told of alerts, and for everybody themselves', async () => {
    const elder = await stage.elder();
    const stranger = await stage.person({ roles: ['FAMILY'] });
    const { elderId } = { elderId: elder.personId };
    await expect(stranger.press({ elderId })).rejects.toThrow('not-found');
    expect((await stranger.press()).elder.you).toBe(true);
    const son = await stage.contact(elder, { firstName: 'Jean' });
    expect(await son.press({ elderId })).toMatchObject({ startedBy: 'Jean Mukamana' });
  });

  it('by another feature starts, joins and stops the same emergency', async () => {
    const elder = await stage.elder();
    const { personId: elderId } = elder;
    const call = { elderId, by: null, via: 'check-in' } as const;
    const started = await callForHelp(app.platform, call);
    expect(started).toMatchObject({ state: 'counting-down', firesAt: new Date(after(10)) });
    expect(await callForHelp(app.platform, { ...call, via: 'ussd' })).toEqual(started);
    expect(await openEmergencyOf(app.platform, elderId)).toMatchObject({ id: started.id });
    await cancelCall(app.platform, { id: started.id, by: elderId });
    expect(await openEmergencyOf(app.platform, elderId)).toBeNull();
  });
});
