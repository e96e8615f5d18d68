import { smsParts, toGsmText } from '@hafi/base/sms-text';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { emergencyStage, nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findEntries } from '../../circle/access-log/access-log.repo.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
});
beforeEach(() => app.reset());
afterAll(() => app.close());

const position = { latitude: -1.95, longitude: 30.1, accuracy: 8 };

/** The secret of the link in an SMS. */
const tokenOf = (text = '') => /\/e\/([\w-]+)$/.exec(text)?.[1] ?? '';

const open = (token: string, address = '10.0.0.1') =>
  app.http.inject({ url: `/api/emergency-links/${token}`, remoteAddress: address });
const act = (token: string, payload: object) =>
  app.http.inject({ method: 'POST', url: `/api/emergency-links/${token}/acts`, payload });

/** An elder whose daughter and neighbour were asked; the neighbour has no account. */
async function called(settings: object = {}) {
  const elder = await stage.elder({ birthdate: '1950-01-01', cell: 'Rukiri I' });
  const daughter = await stage.contact(elder, { firstName: 'Claudine' });
  const gaspard = nextNumber();
  await stage.name(elder, 'Gaspard Habimana', gaspard);
  await elder.put(`/api/elders/${elder.personId}/emergency-settings`, {
    landmarks: 'Behind the blue gate',
    sharesCard: false,
    simplePress: false,
    ...settings,
  });
  await elder.put('/api/profile/medical-summary', {
    bloodType: 'O+',
    allergies: 'Penicillin',
    medications: null,
    conditions: null,
    emergencyNotes: null,
  });
  const { id } = await elder.press({ position });
  await stage.pass(10);
  const sms = await stage.sms();
  const smsTo = (phone: string) => sms.find(({ to }) => to === phone)?.text;
  return { elder, daughter, gaspard, id, smsTo, token: tokenOf(smsTo(gaspard)) };
}

describe('a link', () => {
  it('shows the least that helps, without an account', async () => {
    const { daughter, elder, gaspard, id, token } = await called();
    const { data } = (await open(token)).json();
    expect(data).toMatchObject({
      id,
      elder: { id: null, name: 'Espérance Mukamana', photo: null, age: 76, phone: elder.phone },
      state: 'alerting',
      place: { home: 'Rukiri I, Remera, Gasabo', landmarks: 'Behind the blue gate', position },
      card: null,
      responders: [{ name: 'Gaspard Habimana', you: true, phone: null }],
      events: [],
      can: { cancel: false, respond: true, resolve: false, coordinate: false },
    });
    await daughter.act(id, 'coming', { minutes: 5, position });
    const again = (await open(token)).json().data;
    expect(again.responders).toMatchObject([
      { firstName: 'Claudine', knows: 'coming', position: null, phone: null, photo: null },
      { name: 'Gaspard Habimana' },
    ]);
    expect(JSON.stringify(again)).not.toContain(daughter.phone);
    expect(JSON.stringify(again)).not.toContain(gaspard);
  });

  it('is seen by saying so, not by opening it, and answers as its owner', async () => {
    const { elder, id, token } = await called();
    const knows = async () =>
      (await elder.see(id)).responders.find(({ name }) => name.startsWith('Gaspard'))?.knows;
    await open(token);
    expect(await knows()).toBe('told');
    expect((await act(token, { act: 'seen' })).statusCode).toBe(200);
    expect(await knows()).toBe('seen');
    await act(token, { act: 'coming', minutes: 4 });
    expect(await knows()).toBe('coming');
    await act(token, { act: 'ambulance' });
    await act(token, { act: 'arrived' });
    const seen = await elder.see(id);
    expect(seen.state).toBe('arrived');
    expect(seen.events.filter(({ name }) => name === 'Gaspard Habimana')).toHaveLength(4);
  });

  it('says that it has ended, and dies with the right of who was sent it', async () => {
    const { daughter, elder, id, smsTo, token } = await called();
    const hers = tokenOf(smsTo(daughter.phone));
    expect((await open(hers)).statusCode).toBe(200);
    await daughter.grant([]);
    expect((await open(hers)).json().code).toBe('not-found');
    expect((await act(hers, { act: 'arrived' })).json().code).toBe('not-found');
    expect(await daughter.sees(id)).toBe(false);
    expect(await daughter.list()).toEqual([]);
    await elder.act(id, 'resolve', { as: 'resolved' });
    expect((await open(token)).json().code).toBe('emergency-has-ended');
    expect((await act(token, { act: 'arrived' })).json().code).toBe('emergency-has-ended');
  });

  it('cannot be guessed at leisure, and one that was sent is never refused', async () => {
    const { token } = await called();
    const codes = new Set<number>();
    for (let guess = 0; guess < 70; guess += 1) codes.add((await open(`guess${guess}`)).statusCode);
    expect([...codes]).toEqual([404, 429]);
    for (let each = 0; each < 100; each += 1) expect((await open(token)).statusCode).toBe(200);
    const { rows } = (await app.platform.db.execute(
      'select token_hash from emergency_responders',
    )) as unknown as { rows: object[] };
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the card', () => {
  it('is for who reads the health, and its first reading is logged once', async () => {
    const { daughter, elder, id } = await called();
    expect((await daughter.see(id)).card).toBeNull();
    await daughter.grant(['alerts:receive', 'health:read']);
    for (let each = 0; each < 3; each += 1) {
      expect((await daughter.see(id)).card).toMatchObject({ bloodType: 'O+' });
    }
    const log = await findEntries(app.platform.db, elder.personId, null, 10);
    expect(log).toMatchObject([{ actorId: daughter.personId, by: 'circle', subject: 'summary' }]);
    expect((await elder.see(id)).card).toMatchObject({ allergies: 'Penicillin' });
  });

  it('is for whoever is asked where the elder allowed it, until the end', async () => {
    const { daughter, elder, id, token } = await called({ sharesCard: true });
    await elder.post(`/api/elders/${elder.personId}/vitals`, {
      id: crypto.randomUUID().replace(/^(.{14})./, '$17'),
      kind: 'blood-pressure',
      values: { systolic: 128, diastolic: 79 },
    });
    for (let each = 0; each < 2; each += 1) {
      const { card } = (await open(token)).json().data;
      expect(card).toMatchObject({
        bloodType: 'O+',
        readings: [{ name: 'Blood pressure', value: '128/79 mmHg' }],
        medicines: [],
      });
      expect((await daughter.see(id)).card).not.toBeNull();
    }
    const log = await findEntries(app.platform.db, elder.personId, null, 10);
    expect(log).toMatchObject([
      { actorId: daughter.personId, by: 'link' },
      { actorId: elder.personId, by: 'link' },
    ]);
    await elder.act(id, 'resolve', { as: 'resolved' });
    expect((await daughter.see(id)).card).toBeNull();
  });
});

describe('who may know', () => {
  it('of telephone numbers: the elder, who decides and coordinators', async () => {
    const { daughter, elder, gaspard, id } = await called();
    const olive = await stage.coordinator();
    const phones = async (who: { see: typeof elder.see }) =>
      (await who.see(id)).responders.flatMap(({ phone }) => phone ?? []).sort();
    const all = [daughter.phone, gaspard].sort();
    expect(await phones(elder)).toEqual(all);
    expect(await phones(olive)).toEqual(all);
    expect(await phones(daughter)).toEqual([]);
  });

  it('of it at all: nobody else', async () => {
    const { elder, id } = await called();
    const others = [
      await stage.person({ roles: ['FAMILY'] }),
      await stage.person({ roles: ['DOCTOR'], verified: true }),
      await stage.volunteer(),
    ];
    for (const other of others) {
      expect(await other.sees(id)).toBe(false);
      for (const [name, body] of [
        ['cancel'],
        ['acknowledge'],
        ['coming', { minutes: 1 }],
        ['arrived'],
        ['ambulance'],
        ['resolve', { as: 'resolved' }],
      ] as const) {
        expect(await other.refusal(id, name, body)).toBe('not-found');
      }
      expect(await other.list()).toEqual([]);
    }
    expect(await elder.refusal(id, 'acknowledge')).toBe('not-allowed');
  });

  it('of the list: their own, and for coordinators all that have fired, without drills', async () => {
    const { daughter, elder, id } = await called();
    const olive = await stage.coordinator();
    const volunteer = await stage.volunteer();
    const other = await stage.elder();
    const counting = await other.press();
    const drill = await elder.press({ drill: true });
    const ids = async (who: { list: typeof elder.list }) =>
      (await who.list()).map((line: { id: string }) => line.id);
    expect(await ids(elder)).toEqual([drill.id, id]);
    expect(await ids(other)).toEqual([counting.id]);
    expect(await ids(olive)).toEqual([id]);
    expect(await ids(volunteer)).toEqual([]);
    await stage.pass(10);
    expect(await ids(olive)).toEqual([counting.id, id]);
    expect(await ids(daughter)).toEqual([drill.id, id]);
    await daughter.act(id, 'acknowledge');
    expect((await daughter.list()).map(({ yours }: { yours: boolean }) => yours)).toEqual([
      false,
      true,
    ]);
    await elder.act(id, 'resolve', { as: 'resolved' });
    expect(await ids(daughter)).toEqual([drill.id]);
  });

  it('of where it is: coordinators, by the position, else by the home', async () => {
    const { daughter, id } = await called();
    const olive = await stage.coordinator();
    const atHome = await stage.elder();
    const { id: other } = await atHome.press();
    await stage.pass(10);
    const sectors = async (who: { list: typeof daughter.list }) =>
      Object.fromEntries(
        (await who.list()).map((line: { id: string; sector: object | null }) => [
          line.id,
          line.sector,
        ]),
      );
    const remera = { code: '1213', name: 'Remera', district: 'Gasabo' };
    expect(await sectors(olive)).toEqual({ [id]: remera, [other]: remera });
    expect(await sectors(daughter)).toEqual({ [id]: null });
    const away = await stage.elder();
    const { id: third } = await away.press({
      position: { latitude: -2.6, longitude: 29.74, accuracy: 20 },
    });
    await stage.pass(10);
    expect(await sectors(olive)).toMatchObject({ [third]: { district: 'Huye' } });
  });

  it('of the notice: it leaves the bell of who is told of alerts no more', async () => {
    const { daughter, elder } = await called();
    const calls = async () => {
      const { data } = (await daughter.get('/api/notifications')).json();
      return data.filter(({ link }: { link: string }) => link.startsWith('/emergency/')).length;
    };
    const change = async (permissions: string[]) => {
      const answer = await elder.put(
        `/api/elders/${elder.personId}/circle/members/${daughter.personId}`,
        { relation: 'child', permissions, textVersion: consentVersion },
      );
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await change(['alerts:receive', 'messages']);
    expect(await calls()).toBe(1);
    await change(['messages']);
    expect(await calls()).toBe(0);
  });

  it('of how to find the elder: a volunteer until the end, and no longer', async () => {
    const { elder, id } = await called();
    const volunteer = await stage.volunteer();
    await stage.pass(60);
    const seen = await volunteer.see(id);
    expect(seen).toMatchObject({ elder: { phone: elder.phone }, place: { position } });
    expect(seen.responders.find(({ you }) => you)?.level).toBe('volunteers');
    await elder.act(id, 'resolve', { as: 'resolved' });
    const over = await volunteer.see(id);
    expect(over.elder.phone).toBeNull();
    expect(over.place).toEqual({ home: null, landmarks: null, position: null });
  });
});

test.each(['en', 'rw', 'fr'] as const)(
  'an SMS in %s has at most two parts, and no word about health',
  async (locale) => {
    const name = { firstName: 'Marie-Espérance Immaculée', lastName: 'Mukamana Nyirahabimana' };
    const elder = await stage.elder({
      ...name,
      locale,
      sector: 'Gashonga',
      district: 'Nyamasheke',
    });
    const known = { locale } as const;
    await stage.contact(elder, known);
    await stage.name(elder, 'Gaspard Habimana', nextNumber());
    await stage.volunteer({ ...known, sector: 'Gashonga', district: 'Nyamasheke' });
    await stage.person({ ...known, roles: ['ADMIN'] });
    const texts: string[] = [];
    const keep = async () => texts.push(...(await stage.sms()).map(({ text }) => text));
    for (const drill of [false, true]) {
      const { id } = await elder.press({ drill });
      for (const seconds of [10, 60, 60]) {
        await stage.pass(seconds);
        await keep();
      }
      await elder.act(id, 'resolve', { as: 'false-alarm' });
      await keep();
    }
    expect(texts).toHaveLength(4 + 4 + 2 + 2);
    for (const text of texts) {
      const long = text.replace('http://127.0.0.1', 'https://hafi.gasabo-district.rw');
      expect([text, smsParts(toGsmText(long)) <= 2]).toEqual([text, true]);
      expect(text).toContain('Mukamana');
      expect(text).not.toMatch(/health|ubuzima|santé|blood|allerg/i);
    }
  },
);
