import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emergencyStage, nextNumber } from '../../../test/emergencies/emergency-stage.ts';
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
      const told = await stage.sms();
      if (answer.statusCode === 200) expect([state, told.length]).toEqual(['cancelled', 0]);
      else expect([state, told.length]).toEqual(['alerting', 1]);
    }
  });
});

describe('a press', () => {
  it('on two devices at once makes one emergency', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder);
    const elderId = elder.personId;
    const presses = await Promise.all([
      elder.press(),
      elder.press(),
      daughter.press({ elderId }),
      elder.press(),
    ]);
    expect(new Set(presses.map(({ id }) => id)).size).toBe(1);
    await stage.pass(10);
    expect((await stage.sms()).length).toBeLessThanOrEqual(1);
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
    expect(await elder.see(first.id)).toMatchObject({
      state: 'resolved',
      place: { position: null },
    });
    // Of the old one nobody is told anything: the new call follows.
    expect(await stage.sms()).toEqual([]);
    await stage.pass(10);
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

describe('levels', () => {
  it('are asked one after the other, each at its time, and each person once', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder);
    const gaspard = nextNumber();
    await stage.name(elder, 'Gaspard Habimana', gaspard);
    const near = await stage.volunteer();
    const far = await stage.volunteer({ sector: 'Kimironko' });
    const olive = await stage.coordinator();
    const { id } = await elder.press();
    await stage.pass(10);
    const phones = async () => (await stage.sms()).map(({ to }) => to).sort();
    expect(await phones()).toEqual([gaspard, daughter.phone].sort());
    await stage.pass(59.9);
    expect(await phones()).toEqual([]);
    await stage.pass(0.1);
    expect(await phones()).toEqual([near.phone]);
    expect(await near.sees(id)).toBe(true);
    expect(await far.sees(id)).toBe(false);
    await stage.pass(59.9);
    expect(await phones()).toEqual([]);
    await stage.pass(0.1);
    expect(await phones()).toEqual([olive.phone]);
    expect(await elder.see(id)).toMatchObject({
      state: 'alerting',
      level: 'coordinators',
      nextLevelAt: null,
      nextLevel: null,
    });
    await stage.pass(3600);
    expect(await phones()).toEqual([]);
    expect(await stage.steps(id)).toEqual([
      'pressed',
      'fired',
      'asked contacts 2',
      'asked volunteers 1',
      'seen',
      'asked coordinators 1',
    ]);
    expect(await olive.list()).toMatchObject([{ id, state: 'alerting' }]);
  });

  it('that have nobody are written down, and the next is asked at once', async () => {
    const elder = await stage.elder();
    const olive = await stage.coordinator();
    const { id } = await elder.press();
    await stage.pass(10);
    expect(await stage.steps(id)).toEqual([
      'pressed',
      'fired',
      'nobody-to-ask contacts 0',
      'nobody-to-ask volunteers 0',
      'asked coordinators 1',
    ]);
    expect(await olive.sees(id)).toBe(true);
    const lonely = await stage.elder();
    await app.platform.db.execute(
      `update people set roles = '{FAMILY}' where id = '${olive.personId}'`,
    );
    const none = await lonely.press();
    await stage.pass(10);
    expect(await stage.steps(none.id)).toHaveLength(5);
    expect(await lonely.see(none.id)).toMatchObject({ state: 'alerting', responders: [] });
  });

  it('of volunteers are the checked who answer calls, of the sector or else of the district', async () => {
    const elder = await stage.elder();
    await stage.volunteer({ verified: false });
    await stage.volunteer({ district: 'Huye', sector: 'Ngoma' });
    const silent = await stage.volunteer();
    await silent.put('/api/emergency-help', { answers: false });
    for (let each = 0; each < 12; each += 1) await stage.volunteer({ sector: 'Kimironko' });
    const { id } = await elder.press();
    await stage.pass(10);
    expect(await stage.steps(id)).toContain('asked volunteers 10');
    expect(await silent.sees(id)).toBe(false);
  });

  it('leave out who pressed, the elder, and whose access has ended', async () => {
    const elder = await stage.elder();
    const son = await stage.contact(elder, { firstName: 'Jean' });
    const gone = await stage.contact(elder);
    await stage.contact(elder, { firstName: 'Diane' });
    await gone.end();
    const { id } = await son.press({ elderId: elder.personId });
    await stage.pass(10);
    const { responders } = await elder.see(id);
    expect(responders.map(({ firstName }) => firstName)).toEqual(['Diane']);
    expect(await gone.sees(id)).toBe(false);
  });

  it('of a drill are the contacts only, and each text says that it is one', async () => {
    const elder = await stage.elder();
    await stage.contact(elder);
    const olive = await stage.coordinator();
    const { id } = await elder.press({ drill: true });
    await stage.pass(10);
    const [sms] = await stage.sms();
    expect(sms?.text).toMatch(/^Hafi: This is a drill\./);
    expect(await elder.see(id)).toMatchObject({ drill: true, nextLevel: null, nextLevelAt: null });
    await stage.pass(600);
    expect(await stage.sms()).toEqual([]);
    expect(await olive.sees(id)).toBe(false);
    const real = await elder.press();
    expect(real.id).not.toBe(id);
  });
});
