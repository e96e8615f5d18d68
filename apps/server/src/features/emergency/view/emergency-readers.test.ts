import { smsParts, toGsmText } from '@hafi/base/sms-text';
import { consentVersion } from '@hafi/contract/circle/consent-text';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { byLink, calledEmergency, position } from '../../../test/emergencies/called-emergency.ts';
import { emergencyStage, nextNumber } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findEntries } from '../../circle/access-log/access-log.repo.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
let open: ReturnType<typeof byLink>['open'];
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
  ({ open } = byLink(app));
});
beforeEach(() => app.reset());
afterAll(() => app.close());

const called = (settings: object = {}) => calledEmergency(stage, settings);

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

  it('names the illnesses of the list in the language of its reader, and others as they were written', async () => {
    const { elder, id, token } = await called({ sharesCard: true });
    const add = (name: string, code: string | null) =>
      elder.post(`/api/elders/${elder.personId}/conditions`, {
        name,
        code,
        status: 'active',
        since: null,
        note: null,
      });
    await add('High blood pressure', 'I10');
    await add('Tired since the war', null);
    const read = async (language: string) => {
      const headers = { 'accept-language': language };
      const url = `/api/emergency-links/${token}`;
      const { card } = (await app.http.inject({ url, headers })).json().data;
      return card.knownConditions.toSorted();
    };
    expect(await read('en')).toEqual(['High blood pressure', 'Tired since the war']);
    expect(await read('fr')).toEqual(['Hypertension artérielle', 'Tired since the war']);
    expect((await elder.see(id)).card?.knownConditions).toHaveLength(2);
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
    const remera = {
      code: '1213',
      name: 'Remera',
      district: 'Gasabo',
      latitude: expect.closeTo(-1.96, 1),
      longitude: expect.closeTo(30.1, 1),
    };
    expect(await sectors(olive)).toEqual({ [id]: remera, [other]: remera });
    expect(await sectors(daughter)).toEqual({ [id]: null });
    const away = await stage.elder();
    const { id: third } = await away.press({
      position: { latitude: -2.6, longitude: 29.74, accuracy: 20 },
    });
    await stage.pass(10);
    expect(await sectors(olive)).toMatchObject({ [third]: { district: 'Huye' } });
    const positions = async (who: { list: typeof daughter.list }) =>
      (await who.list()).map((line: { position: object | null }) => line.position);
    const shared = { latitude: -2.6, longitude: 29.74, accuracy: 20 };
    expect(await positions(olive)).toEqual([
      expect.objectContaining(shared),
      null,
      expect.objectContaining(position),
    ]);
    expect(await positions(daughter)).toEqual([null]);
  });

  it('of who is nearest: whoever is listed it, the phone only coordinators', async () => {
    const { daughter, elder, id } = await called();
    const olive = await stage.coordinator();
    const lineOf = async (who: { list: typeof daughter.list }) =>
      (await who.list()).find((line: { id: string }) => line.id === id);
    expect(await lineOf(olive)).toMatchObject({ nearest: null, phone: elder.phone });
    await daughter.act(id, 'acknowledge');
    expect(await lineOf(olive)).toMatchObject({ nearest: { knows: 'acting' } });
    await daughter.act(id, 'coming', { minutes: 5 });
    expect(await lineOf(olive)).toMatchObject({
      nearest: { knows: 'coming', dueAt: expect.any(String) },
    });
    expect(await lineOf(daughter)).toMatchObject({ phone: null, nearest: { knows: 'coming' } });
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
    expect(over.place).toEqual({ home: null, landmarks: null, gatePhoto: false, position: null });
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
    const gashonga = { latitude: -2.55, longitude: 29.02, accuracy: 8 };
    const minutesAgo = (minutes: number) =>
      new Date(app.clock.now().getTime() - minutes * 60_000).toISOString();
    for (const [drill, pressedAt] of [
      [false, minutesAgo(0)],
      [true, minutesAgo(0)],
      [false, minutesAgo(90)],
    ] as const) {
      const position = pressedAt === minutesAgo(0) ? null : gashonga;
      const { id } = await elder.press({ drill, pressedAt, position });
      for (const seconds of [10, 60, 60]) {
        await stage.pass(seconds);
        await keep();
      }
      await elder.act(id, 'resolve', { as: 'false-alarm' });
      await keep();
    }
    expect(texts).toHaveLength(4 + 4 + 2 + 2 + 4 + 4);
    for (const text of texts) {
      const long = text.replace('http://127.0.0.1', 'https://hafi.gasabo-district.rw');
      expect([text, smsParts(toGsmText(long)) <= 2]).toEqual([text, true]);
      expect(text).toContain('Mukamana');
      expect(text).not.toMatch(/health|ubuzima|santé|blood|allerg/i);
    }
  },
);
