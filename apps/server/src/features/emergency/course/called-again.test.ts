import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byLink, tokenOf } from '../../../test/emergencies/called-emergency.ts';
import { emergencyStage, nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { openCallOf } from '../emergency.public.ts';
import { findEmergenciesOf } from './emergencies.repo.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

const position = { latitude: -1.95, longitude: 30.1, accuracy: 8 };

/** A call that everybody was asked in vain, about three minutes after the press. */
async function unanswered() {
  const elder = await stage.elder();
  const daughter = await stage.contact(elder, { firstName: 'Claudine' });
  const gaspard = nextNumber();
  await stage.name(elder, 'Gaspard Habimana', gaspard);
  const volunteer = await stage.volunteer();
  const olive = await stage.coordinator();
  const { id } = await elder.press({ position });
  for (const seconds of [10, 60, 60, 60]) await stage.pass(seconds);
  expect((await stage.steps(id)).at(-1)).toBe('unanswered');
  const sms = await stage.sms();
  const token = tokenOf(sms.find(({ to }) => to === gaspard)?.text);
  return { elder, daughter, gaspard, volunteer, olive, id, token };
}

const textsTo = (sms: readonly { to: string; text: string }[], phone: string) =>
  sms.filter(({ to }) => to === phone).map(({ text }) => text);

describe('a press after everybody was asked in vain', () => {
  it('asks again from the beginning, and only then ends the call before', async () => {
    const { daughter, elder, gaspard, id, olive, token, volunteer } = await unanswered();
    const again = await elder.press();
    expect(again).toMatchObject({ state: 'counting-down', can: { cancel: true } });
    expect(again.id).not.toBe(id);
    await stage.pass(9.9);
    expect(await elder.see(id)).toMatchObject({ state: 'alerting', followedBy: null });
    expect((await elder.see(id)).place.position).toMatchObject(position);
    expect((await byLink(app).open(token)).statusCode).toBe(200);
    expect(await stage.sms()).toEqual([]);
    await stage.pass(0.1);
    expect(await elder.see(id)).toMatchObject({
      state: 'called-again',
      followedBy: again.id,
      place: { position: null },
    });
    expect((await stage.steps(id)).at(-1)).toBe('called-again');
    expect((await byLink(app).open(token)).json().code).toBe('emergency-called-again');
    const sms = await stage.sms();
    for (const phone of [daughter.phone, gaspard]) {
      expect(textsTo(sms, phone)).toHaveLength(1);
      expect(textsTo(sms, phone)[0]).toContain('calls for help');
    }
    // Who is not asked again at once hears that the earlier call is not theirs any more.
    for (const { phone } of [volunteer, olive]) {
      expect(textsTo(sms, phone)).toHaveLength(1);
      expect(textsTo(sms, phone)[0]).toContain('has called for help again');
    }
    expect(textsTo(sms, elder.phone)).toEqual([]);
    expect(await olive.list()).toMatchObject([{ id: again.id }]);
    await stage.pass(60);
    expect(textsTo(await stage.sms(), volunteer.phone)).toHaveLength(1);
  });

  it('is no news for who may not know any more', async () => {
    const { daughter, elder, gaspard, olive, volunteer } = await unanswered();
    await stage.name(elder, 'Félicité Uwera', nextNumber());
    await elder.remove(`/api/elders/${elder.personId}/circle/members/${daughter.personId}`);
    await stage.sms();
    await elder.press();
    await stage.pass(10);
    const sms = await stage.sms();
    for (const phone of [gaspard, daughter.phone]) expect(textsTo(sms, phone)).toEqual([]);
    for (const { phone } of [volunteer, olive]) expect(textsTo(sms, phone)).toHaveLength(1);
  });

  it('is no news for who pressed it', async () => {
    const { daughter, elder, olive } = await unanswered();
    await daughter.press({ elderId: elder.personId });
    await stage.pass(10);
    const sms = await stage.sms();
    expect(textsTo(sms, daughter.phone)).toEqual([]);
    expect(textsTo(sms, olive.phone)).toHaveLength(1);
  });

  it('that is stopped leaves the call before as it was, and the next one asks', async () => {
    const { elder, id } = await unanswered();
    const stopped = await elder.press();
    await elder.act(stopped.id, 'cancel');
    await stage.pass(20);
    expect(await openCallOf(app.platform, elder.personId)).toMatchObject({
      id,
      standing: 'nobody',
      pressCallsAgain: true,
    });
    expect(await stage.sms()).toEqual([]);
    const { id: third } = await elder.press();
    await stage.pass(10);
    expect((await elder.see(id)).followedBy).toBe(third);
    expect((await elder.see(third)).state).toBe('alerting');
  });

  it('by several at once makes one call', async () => {
    const { daughter, elder, id } = await unanswered();
    const { personId: elderId } = elder;
    const presses = await Promise.all([
      elder.press(),
      daughter.press({ elderId }),
      elder.press(),
      daughter.press({ elderId }),
    ]);
    expect(new Set(presses.map((each) => each.id)).size).toBe(1);
    await Promise.all([stage.pass(10), elder.press(), elder.press()]);
    const rows = await findEmergenciesOf(app.platform.db, elderId);
    expect(rows.map(({ state }) => state)).toEqual(['alerting', 'called-again']);
    expect(rows[1]).toMatchObject({ id, followedBy: presses[0]?.id });
  });

  it('ends no call that somebody ended meanwhile, and gives way to no foreign id', async () => {
    const { elder, id, olive } = await unanswered();
    const other = await stage.elder();
    const foreign = await other.press();
    const again = await elder.press({ id: foreign.id });
    expect(again.id).not.toBe(foreign.id);
    await olive.act(id, 'resolve', { as: 'resolved' });
    await stage.pass(10);
    expect(await elder.see(id)).toMatchObject({ state: 'resolved', followedBy: null });
    expect((await elder.see(again.id)).state).toBe('alerting');
    expect((await other.see(foreign.id)).state).toBe('alerting');
  });

  it('joins the call before as soon as somebody is on the way in it', async () => {
    const { daughter, elder, id } = await unanswered();
    await daughter.act(id, 'coming', { minutes: 5 });
    expect((await elder.press()).id).toBe(id);
  });

  it('that waited for the network asks at once', async () => {
    const { elder, id } = await unanswered();
    const pressedAt = new Date(app.clock.now().getTime() - 120_000).toISOString();
    const again = await elder.press({ pressedAt });
    await stage.run();
    expect((await elder.see(again.id)).state).toBe('alerting');
    expect((await elder.see(id)).state).toBe('called-again');
  });
});
