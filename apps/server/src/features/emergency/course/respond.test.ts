import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { emergencyStage, nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findResponders } from './responders.repo.ts';

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

/** An elder's emergency that has fired: a daughter was asked, a volunteer and a coordinator wait. */
async function alerting() {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder, { firstName: 'Claudine' });
  const volunteer = await stage.volunteer({ firstName: 'Patrick' });
  const olive = await stage.coordinator();
  const position = { latitude: -1.95, longitude: 30.1, accuracy: 8 };
  const { id } = await elder.press({ position });
  await stage.pass(10);
  return { elder, daughter, volunteer, olive, id };
}

describe('whoever was asked', () => {
  it('sees to it: the next level waits, and is asked when nobody comes', async () => {
    const { daughter, elder, id, volunteer } = await alerting();
    await stage.pass(20);
    expect(await daughter.act(id, 'acknowledge')).toMatchObject({
      state: 'acknowledged',
      nextLevel: 'volunteers',
      nextLevelAt: after(30 + 180),
    });
    await stage.pass(100);
    // Again, or by somebody else, it does not wait longer.
    expect((await daughter.act(id, 'acknowledge')).nextLevelAt).toBe(after(210));
    await stage.pass(79.9);
    expect(await volunteer.sees(id)).toBe(false);
    await stage.pass(0.1);
    expect(await volunteer.sees(id)).toBe(true);
    expect(await elder.see(id)).toMatchObject({
      state: 'alerting',
      level: 'volunteers',
      nextLevelAt: after(270),
      responders: [
        { firstName: 'Claudine', knows: 'acting' },
        { firstName: 'Patrick', knows: 'seen' },
      ],
    });
  });

  it('is on the way, is late, and then more people are asked', async () => {
    const { daughter, elder, id, volunteer } = await alerting();
    const coming = await daughter.act(id, 'coming', { minutes: 5, position: null });
    expect(coming).toMatchObject({ state: 'on-the-way', nextLevelAt: after(10 + 300 + 600) });
    expect(coming.responders[0]).toMatchObject({ knows: 'coming', dueAt: after(310), you: true });
    await stage.pass(899.9);
    expect(await volunteer.sees(id)).toBe(false);
    await stage.pass(0.1);
    expect(await elder.see(id)).toMatchObject({ state: 'alerting', level: 'volunteers' });
    expect(await stage.steps(id)).toEqual([
      'pressed',
      'fired',
      'asked contacts 1',
      'coming',
      'late',
      'asked volunteers 1',
    ]);
    await volunteer.act(id, 'coming', { minutes: null });
    expect((await elder.see(id)).nextLevelAt).toBe(after(910 + 900));
  });

  it('shares the position as long as it lasts, which hides nothing else', async () => {
    const { daughter, elder, id } = await alerting();
    await daughter.act(id, 'coming', { minutes: 5 });
    const before = await elder.see(id);
    await stage.pass(30);
    const position = { latitude: -1.94, longitude: 30.09, accuracy: 12 };
    await daughter.act(id, 'coming', { minutes: null, position });
    const seen = await elder.see(id);
    expect(seen.responders[0]?.position).toEqual({ ...position, at: after(40) });
    expect(seen.nextLevelAt).toBe(before.nextLevelAt);
    expect(seen.events).toHaveLength(before.events.length);
    await daughter.act(id, 'coming', { minutes: null, position: null });
    expect((await elder.see(id)).responders[0]?.position).toBeNull();
    await stage.pass(900);
    expect((await elder.see(id)).state).toBe('alerting');
    await daughter.act(id, 'coming', { minutes: null, position });
    expect((await elder.see(id)).state).toBe('alerting');
  });

  it('is there: nothing follows by itself, and she may end it', async () => {
    const { daughter, elder, id } = await alerting();
    expect(await daughter.refusal(id, 'resolve', { as: 'resolved' })).toBe('not-allowed');
    expect(await daughter.act(id, 'arrived')).toMatchObject({
      state: 'arrived',
      nextLevelAt: null,
      can: { resolve: true },
    });
    await stage.pass(86_400);
    expect((await elder.see(id)).state).toBe('arrived');
    expect((await daughter.act(id, 'coming', { minutes: 3 })).state).toBe('arrived');
    expect((await daughter.act(id, 'resolve', { as: 'resolved' })).state).toBe('resolved');
  });

  it('has called 912, which keeps the next level waiting only as long as an answer does', async () => {
    const { daughter, id } = await alerting();
    expect(await daughter.act(id, 'ambulance')).toMatchObject({
      state: 'acknowledged',
      nextLevelAt: after(190),
    });
    expect(await stage.steps(id)).toContain('ambulance-called');
  });

  it('may neither be too early nor too late', async () => {
    const elder = await stage.elder();
    const son = await stage.contact(elder);
    const { id } = await son.press({ elderId: elder.personId });
    expect(await son.refusal(id, 'acknowledge')).toBe('emergency-not-fired');
    expect(await elder.refusal(id, 'resolve', { as: 'resolved' })).toBe('emergency-not-fired');
    await stage.pass(10);
    await elder.act(id, 'resolve', { as: 'false-alarm' });
    for (const act of ['acknowledge', 'arrived', 'ambulance']) {
      expect(await son.refusal(id, act)).toBe('emergency-has-ended');
    }
    expect(await son.refusal(id, 'coming', { minutes: null })).toBe('emergency-has-ended');
    expect(await elder.refusal(id, 'resolve', { as: 'resolved' })).toBe('emergency-has-ended');
    expect(await elder.refusal(id, 'cancel')).toBe('emergency-has-fired');
  });
});

test('the elder and who pressed learn by SMS who answers, who comes and who ended it, once each', async () => {
  const elder = await stage.elder();
  const son = await stage.contact(elder, { firstName: 'Jean' });
  const daughter = await stage.contact(elder, { firstName: 'Claudine' });
  const { id } = await son.press({ elderId: elder.personId });
  await stage.pass(10);
  await stage.sms();
  const callers = [elder.phone, son.phone].sort();
  const news = async (words: string) => {
    const sms = await stage.sms();
    expect(sms.map(({ to }) => to).sort()).toEqual(callers);
    for (const { text } of sms) expect(text).toBe(`Hafi: Claudine Mukamana ${words}`);
  };
  await daughter.act(id, 'ambulance');
  await news('has called 912.');
  await daughter.act(id, 'ambulance');
  await daughter.act(id, 'acknowledge');
  expect(await stage.sms()).toEqual([]);
  await daughter.act(id, 'coming', { minutes: 5 });
  await news('is on the way.');
  await daughter.act(id, 'coming', { minutes: 9 });
  await daughter.act(id, 'arrived');
  expect(await stage.sms()).toEqual([]);
  await daughter.act(id, 'resolve', { as: 'resolved' });
  await news('has ended the call for help. If help is still needed, call again.');
});

test('the elder and who pressed learn once that somebody sees to it', async () => {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder, { firstName: 'Claudine' });
  const { id } = await elder.press();
  await stage.pass(10);
  await stage.sms();
  await daughter.act(id, 'acknowledge');
  expect(await stage.sms()).toEqual([
    {
      to: elder.phone,
      text: 'Hafi: Claudine Mukamana has seen the call for help and sees to it.',
    },
  ]);
  await daughter.act(id, 'acknowledge');
  expect(await stage.sms()).toEqual([]);
});

describe('the end', () => {
  it('is told once to everybody who was told, and deletes every position', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder);
    const son = await stage.contact(elder);
    const gaspard = nextNumber();
    await stage.name(elder, 'Gaspard Habimana', gaspard);
    const position = { latitude: -1.95, longitude: 30.1, accuracy: 8 };
    const { id } = await elder.press({ position });
    await stage.pass(10);
    await stage.sms();
    await daughter.act(id, 'coming', { minutes: 5, position });
    await daughter.act(id, 'arrived');
    await stage.sms();
    const note = 'She had slipped, nothing is broken.';
    const ended = await daughter.act(id, 'resolve', { as: 'resolved', note });
    expect(ended).toMatchObject({ state: 'resolved', endNote: note, nextLevelAt: null });
    expect(ended.place.position).toBeNull();
    const messages = (await stage.sms()).filter(({ to }) => to !== elder.phone);
    expect(messages.map(({ to }) => to).sort()).toEqual([gaspard, son.phone].sort());
    for (const { text } of messages) expect(text).toContain('all is well again');
    for (const row of await findResponders(app.platform.db, [id])) {
      expect([row.latitude, row.longitude, row.locatedAt]).toEqual([null, null, null]);
    }
    await stage.pass(86_400);
    expect(await stage.sms()).toEqual([]);
    const { data } = (await son.get('/api/notifications')).json();
    expect(data).toHaveLength(2);
  });

  it('is told to who set off without having been asked, and once to who pressed and came', async () => {
    const elder = await stage.elder();
    const son = await stage.contact(elder);
    const olive = await stage.coordinator();
    const { id } = await son.press({ elderId: elder.personId });
    await stage.pass(10);
    await son.act(id, 'coming', { minutes: 5 });
    await olive.act(id, 'coming', { minutes: 9 });
    await stage.sms();
    await elder.act(id, 'resolve', { as: 'resolved' });
    const messages = await stage.sms();
    expect(messages.map(({ to }) => to).sort()).toEqual([olive.phone, son.phone].sort());
    for (const { text } of messages) expect(text).toContain('all is well again');
  });

  it('is told as it was: never that all is well where it is not', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder);
    const son = await stage.contact(elder);
    const olive = await stage.coordinator();
    const { id } = await elder.press();
    await stage.pass(10);
    await stage.sms();
    const said = { as: 'resolved', outcome: 'hospital', place: 'CHUK' };
    const ended = await olive.act(id, 'resolve', said);
    expect(ended).toMatchObject({ state: 'resolved', outcome: 'hospital', outcomePlace: 'CHUK' });
    const messages = await stage.sms();
    expect(messages.map(({ to }) => to)).toEqual(
      expect.arrayContaining([daughter.phone, son.phone]),
    );
    expect(messages.filter(({ text }) => text.includes('is in hospital: CHUK.'))).toHaveLength(2);
    expect(JSON.stringify(messages)).not.toContain('well');
  });

  it.each([
    ['ambulance', 'The ambulance has taken'],
    ['died', 'has died.'],
    ['false-alarm', 'it was a false alarm.'],
  ])('says %s in these words', async (outcome, words) => {
    const { daughter, id, olive } = await alerting();
    await stage.sms();
    const { state } = await olive.act(id, 'resolve', { as: 'resolved', outcome });
    expect(state).toBe(outcome === 'false-alarm' ? outcome : 'resolved');
    const own = (await stage.sms()).filter(({ to }) => to === daughter.phone);
    expect(own.map(({ text }) => text)).toEqual([expect.stringContaining(words)]);
  });

  it('can be followed by another call', async () => {
    const { elder, id } = await alerting();
    await elder.act(id, 'resolve', { as: 'false-alarm' });
    const again = await elder.press();
    expect(again.id).not.toBe(id);
    await stage.pass(10);
    expect((await elder.see(again.id)).responders).toHaveLength(1);
  });
});

describe('a coordinator', () => {
  it('asks the next level at once, notes, and ends it', async () => {
    const { elder, id, olive, volunteer } = await alerting();
    const requested = await olive.act(id, 'escalate');
    expect(requested).toMatchObject({ level: 'volunteers', nextLevelAt: after(70) });
    expect(await volunteer.sees(id)).toBe(true);
    await olive.act(id, 'notes', { note: 'Nobody answers the phone.' });
    await olive.act(id, 'escalate');
    expect((await olive.act(id, 'escalate')).level).toBe('coordinators');
    expect((await elder.see(id)).events.map(({ step }) => step)).toEqual([
      'pressed',
      'fired',
      'asked',
      'escalated',
      'asked',
      'seen',
      'note',
      'escalated',
      'asked',
    ]);
    expect(await volunteer.refusal(id, 'escalate')).toBe('not-allowed');
    expect((await olive.act(id, 'resolve', { as: 'resolved' })).state).toBe('resolved');
  });

  it('asks more people without taking back that somebody comes', async () => {
    const { daughter, id, olive } = await alerting();
    await daughter.act(id, 'coming', { minutes: 5 });
    expect(await olive.act(id, 'escalate')).toMatchObject({
      state: 'on-the-way',
      level: 'volunteers',
      nextLevelAt: after(910),
    });
  });
});
