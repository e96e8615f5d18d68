import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outboxMessages } from '../../../platform/outbox/outbox.tables.ts';
import { emergencyStage, nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { sectorByName } from '../../places/places.public.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

it('nobody’s second contact is told before everybody’s first, also of what fires a little later', async () => {
  const firsts: string[] = [];
  const others: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) {
    const elder = await stage.elder();
    const members = [await stage.contact(elder), await stage.contact(elder)];
    await elder.put(`/api/elders/${elder.personId}/people-to-call`, {
      people: members.map(({ personId }) => personId),
    });
    firsts.push(members[0]?.phone ?? '');
    others.push(members[1]?.phone ?? '');
    await elder.press();
    await stage.pass(10);
  }
  const { nextTryAt, priority, recipient } = outboxMessages;
  const rows = await app.platform.db
    .select({ recipient })
    .from(outboxMessages)
    .where(and(eq(priority, 'urgent'), eq(outboxMessages.channel, 'sms')))
    .orderBy(nextTryAt, outboxMessages.id);
  expect(rows.map(({ recipient: to }) => to)).toEqual([...firsts, ...others]);
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
    expect(await phones()).toEqual([elder.phone]);
    await stage.pass(3600);
    expect(await phones()).toEqual([]);
    expect(await stage.steps(id)).toEqual([
      'pressed',
      'fired',
      'asked contacts 2',
      'asked volunteers 1',
      'seen',
      'asked coordinators 1',
      'unanswered',
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
    expect(await stage.steps(none.id)).toHaveLength(6);
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

  it('of volunteers are those near where the elder is, not near their home', async () => {
    const elder = await stage.elder();
    const atHome = await stage.volunteer();
    const there = await stage.volunteer({ district: 'Huye', sector: 'Tumba' });
    const { lat: latitude = 0, lon: longitude = 0 } = sectorByName('Huye', 'Tumba') ?? {};
    const { id } = await elder.press({ position: { latitude, longitude, accuracy: 20 } });
    await stage.pass(10);
    expect(await there.sees(id)).toBe(true);
    expect(await atHome.sees(id)).toBe(false);
    const [sms] = (await stage.sms()).filter(({ to }) => to === there.phone);
    expect(sms?.text).toContain('(near Tumba) calls for help near you');
  });

  it('of volunteers are the nearest where none lives in the sector, also of another district', async () => {
    const elder = await stage.elder();
    const far = [
      await stage.volunteer({ sector: 'Rutunga' }),
      await stage.volunteer({ sector: 'Jali' }),
    ];
    const near = await stage.volunteer({ district: 'Kicukiro', sector: 'Niboye' });
    for (let each = 0; each < 9; each += 1) await stage.volunteer({ sector: 'Kimironko' });
    const { id } = await elder.press();
    await stage.pass(10);
    expect(await stage.steps(id)).toContain('asked volunteers 10');
    expect(await near.sees(id)).toBe(true);
    for (const each of far) expect(await each.sees(id)).toBe(false);
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

  it('leave out who was removed from the circle, although their number is named, until it is anew', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder);
    const son = await stage.contact(elder);
    const requested = async () => {
      const { id } = await elder.press();
      await stage.pass(10);
      const phones = (await stage.sms()).map(({ to }) => to).sort();
      await elder.act(id, 'resolve', { as: 'false-alarm' });
      await stage.sms();
      return phones;
    };
    await stage.name(elder, 'Claudine Mukamana', daughter.phone);
    expect(await requested()).toEqual([daughter.phone, son.phone].sort());
    await elder.remove(`/api/elders/${elder.personId}/circle/members/${daughter.personId}`);
    await stage.sms();
    expect(await requested()).toEqual([son.phone]);
    app.clock.advance({ minutes: 1 });
    await stage.name(elder, 'Claudine Mukamana', daughter.phone);
    expect(await requested()).toEqual([daughter.phone, son.phone].sort());
    // Who leaves was not removed: their number stays named.
    await stage.name(elder, 'Jean Mukamana', son.phone);
    app.clock.advance({ minutes: 1 });
    await son.remove(`/api/elders/${elder.personId}/circle/members/${son.personId}`);
    await stage.sms();
    expect(await requested()).toEqual([son.phone]);
  });

  it('of a drill are the others only where the elder wants it, each told that it is one', async () => {
    const elder = await stage.elder();
    const daughter = await stage.contact(elder);
    const volunteer = await stage.volunteer();
    const olive = await stage.coordinator();
    const { id } = await elder.press({ drill: true });
    await stage.pass(10);
    await stage.sms();
    expect(await daughter.refusal(id, 'escalate')).toBe('not-allowed');
    const asking = async (after: string) => {
      await elder.act(id, 'escalate', { after });
      await stage.run();
      return stage.sms();
    };
    for (const [after, who] of [
      ['contacts', volunteer],
      ['volunteers', olive],
    ] as const) {
      const sms = await asking(after);
      expect(sms.map(({ to }) => to)).toEqual([who.phone]);
      expect(sms[0]?.text).toMatch(/^Hafi: This is a drill\./);
      expect(await who.list()).toMatchObject([{ id, drill: true }]);
    }
    await olive.act(id, 'acknowledge');
    expect(await olive.see(id)).toMatchObject({ can: { respond: true, coordinate: false } });
    await stage.pass(600);
    expect(await stage.sms()).toEqual([]);
    await elder.act(id, 'resolve', { as: 'resolved' });
    const over = await stage.sms();
    expect(over.map(({ to }) => to).sort()).toEqual(
      [daughter.phone, volunteer.phone, olive.phone].sort(),
    );
    for (const { text } of over) expect(text).toContain('This was a drill.');
    expect((await olive.get('/api/emergency-statistics')).json().data[0].emergencies).toBe(0);
  });

  it('of a drill are by itself the contacts only, and each text says that it is one', async () => {
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
