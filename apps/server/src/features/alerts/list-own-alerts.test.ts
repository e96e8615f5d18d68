import { randomInt } from 'node:crypto';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { pressure, vitalsStage } from '../../test/vitals-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof vitalsStage>;
let elder: SignedIn;
let daughter: SignedIn;
let neighbour: Awaited<ReturnType<typeof stage.member>>;

const newPhone = () => `+25078${randomInt(1_000_000, 9_999_999)}`;
/** A value, or a word that says what was measured. */
const measured = /188\/|\/124|182\/|pressure|mmHg|heart|blood/i;

beforeEach(async () => {
  app ??= await startTestApp();
  stage = vitalsStage(app);
  app.clock.set('2026-11-23T06:00:00Z');
  elder = await makePerson(app, { phoneNumber: newPhone() });
  daughter = await stage.member(elder, ['health:read', 'alerts:receive'], {
    phoneNumber: newPhone(),
  });
  neighbour = await stage.member(elder, ['alerts:receive'], {
    firstName: 'Innocent',
    phoneNumber: newPhone(),
  });
});
afterAll(() => app.close());

const crisis = async (): Promise<string> =>
  (await stage.add(elder, elder, pressure(188, 124, { confirmed: true }))).json().data.alert.id;
const bellOf = async (who: SignedIn) =>
  (await callAs(app, who).get('/api/notifications')).json().data;
const notified = async (who: SignedIn) => (await stage.get(who, elder, 'alerts/told')).data;

describe('a member who is told of alerts and does not read the health', () => {
  it('learns on every channel that something is wrong and whom to ask, and no value', async () => {
    const device = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${neighbour.personId}`,
      keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'b'.repeat(22) },
    };
    await callAs(app, neighbour).post('/api/push-subscriptions', device);
    await deliverAll(app);
    const before = app.sent.length;
    await crisis();
    await deliverAll(app);
    const [notice] = await bellOf(neighbour);
    expect(notice).toMatchObject({ type: 'emergency', title: 'Please open Hafi now' });
    expect(notice.message).toMatch(/Espérance Mukamana: something is wrong.*Claudine.*\+250.*912/);
    expect(JSON.stringify(notice)).not.toMatch(measured);
    const own = app.sent
      .slice(before)
      .filter(({ text, to }) => to.includes(neighbour.personId) || text.includes('Please call: '));
    expect(own.map(({ channel }) => channel).sort()).toEqual(['mail', 'push', 'sms']);
    for (const { channel, subject, text } of own) {
      expect(`${subject} ${text}`).not.toMatch(measured);
      if (channel !== 'push')
        expect(text).toMatch(/needs you now.*Espérance.*\+250.*Claudine.*912/);
    }
  });

  it('reads without values on the page whom to call, and may say that they look after it', async () => {
    const id = await crisis();
    const page = await notified(neighbour);
    expect(page).toMatchObject({
      elder: { id: elder.personId, phone: expect.stringMatching(/^\+25078/) },
      people: [{ id: daughter.personId, phone: expect.stringMatching(/^\+25078/) }],
      alerts: [{ id, level: 'urgent', message: null, acknowledgedAt: null }],
    });
    expect(JSON.stringify(page.alerts)).not.toMatch(measured);
    expect((await callAs(app, neighbour).get('/api/alerts')).json().data).toEqual([]);
    const base = `/api/elders/${elder.personId}/alerts`;
    expect((await callAs(app, neighbour).get(base)).statusCode).toBe(404);
    const seen = await callAs(app, neighbour).post(`${base}/${id}/acknowledge`);
    const by = { id: neighbour.personId, name: 'Innocent Mukamana' };
    expect(seen.json().data).toEqual({ acknowledgedAt: expect.any(String), acknowledgedBy: by });
    expect((await notified(neighbour)).alerts).toMatchObject([{ acknowledgedBy: by }]);
    expect((await stage.get(daughter, elder, 'alerts')).data[0]).toMatchObject({
      acknowledgedBy: by,
    });
    const log = (await callAs(app, elder).get(`/api/elders/${elder.personId}/access-log`)).json();
    const own = log.data.filter(
      ({ who }: { who: { personId: string } }) => who.personId === neighbour.personId,
    );
    expect(new Set(own.map(({ subject }: { subject: string }) => subject))).toEqual(
      new Set(['alerts']),
    );
  });

  it('sees on the dashboard that something is wrong, and nothing where nothing is known', async () => {
    const glance = async () => (await callAs(app, neighbour).get('/api/glances')).json().data[0];
    expect(await glance()).toMatchObject({ wellBeing: null, readings: null });
    await crisis();
    expect(await glance()).toMatchObject({ wellBeing: 'urgent', readings: null, urgent: null });
  });

  it('gets no value at any later step, nor from an earlier reading when entering one', async () => {
    await neighbour.grant(['alerts:receive', 'health:write']);
    await crisis();
    for (const _ of ['doctor', 'coordinators']) {
      app.clock.advance({ minutes: 10 });
      await app.due.run('alerts.climb');
    }
    const { alert } = (
      await stage.add(neighbour, elder, pressure(182, 121, { confirmed: true }))
    ).json().data;
    expect(alert.values).toEqual({ systolic: 182, diastolic: 121 });
    expect(alert.readings).toBe(1);
    expect(JSON.stringify(await bellOf(neighbour))).not.toMatch(measured);
  });

  it('is told to go there where nobody can be asked', async () => {
    const lonely = await makePerson(app);
    const friend = await stage.member(lonely, ['alerts:receive']);
    await stage.add(lonely, lonely, pressure(188, 124, { confirmed: true }));
    const [notice] = await bellOf(friend);
    expect(notice.message).toMatch(/nobody can be asked here. Go there now/);
  });
});

describe('a consent that says so in words', () => {
  it('shows what was measured, in the bell and on the page, until it is taken back', async () => {
    const cousin = await stage.member(elder, ['alerts:receive', 'alerts:values']);
    await crisis();
    expect((await bellOf(cousin))[0].message).toContain('188/124 mmHg');
    expect((await notified(cousin)).alerts[0].message).toContain('188/124 mmHg');
    const url = `/api/elders/${elder.personId}/circle/members/${cousin.personId}`;
    const change = {
      relation: 'child',
      permissions: ['alerts:receive'],
      textVersion: consentVersion,
    };
    expect((await callAs(app, elder).put(url, change)).statusCode).toBe(200);
    expect(JSON.stringify(await bellOf(cousin))).not.toMatch(measured);
    expect((await notified(cousin)).alerts[0].message).toBeNull();
  });

  it('tells nobody who is not told of alerts at all', async () => {
    const cousin = await stage.member(elder, ['alerts:values']);
    await crisis();
    expect(await bellOf(cousin)).toEqual([]);
    const url = `/api/elders/${elder.personId}/alerts/told`;
    expect((await callAs(app, cousin).get(url)).statusCode).toBe(404);
  });
});
