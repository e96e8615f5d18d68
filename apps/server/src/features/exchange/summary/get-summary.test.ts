import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { amlodipine } from '../../../test/medication-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { wordsOfPdf } from '../../../test/words-of-pdf.ts';
import { findEntries } from '../../circle/access-log/access-log.repo.ts';

let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  elder = await makePerson(app, {
    phoneNumber: '+250788000312',
    birthdate: '1952-03-12',
    sex: 'female',
  });
});
afterAll(() => app.close());

const reader = () => makeMember(app, { elder, permissions: ['health:read', 'alerts:receive'] });

const ask = (who: SignedIn, query = '') =>
  callAs(app, who).get(`/api/elders/${elder.personId}/summary${query}`);
const pagesOf = (body: string) => (body.match(/\/Type \/Page\b/g) ?? []).length;

describe('the page for the clinic', () => {
  it.each(['en', 'rw', 'fr'])(
    'has all illnesses and allergies in %s, on two pages where one is too small',
    async (locale) => {
      const own = callAs(app, elder);
      const long = 'A long account of what happens then, and of what was done about it. '.repeat(4);
      for (let index = 0; index < 12; index += 1) {
        await own.post(`/api/elders/${elder.personId}/conditions`, {
          name: `Illness number ${index} with a long name of many words`,
          note: long.slice(0, 400),
        });
        await own.post(`/api/elders/${elder.personId}/allergies`, {
          substance: `Substance ${index}`,
          kind: 'food',
          reaction: long.slice(0, 280),
          criticality: index === 11 ? 'high' : 'low',
        });
      }
      const answer = await ask(elder, `?locale=${locale}`);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(answer.body).toMatch(/^%PDF-1\.7/);
      expect(pagesOf(answer.body)).toBe(2);
      const words = await wordsOfPdf(answer.rawPayload);
      for (let index = 0; index < 12; index += 1) {
        expect(words).toContain(`Substance ${index}`);
        expect(words).toContain(`Illness number ${index} `);
      }
      const zone = { en: 'Kigali time', rw: 'isaha y’i Kigali', fr: 'heure de Kigali' }[locale];
      expect(words.replaceAll("'", '’')).toContain(zone);
      expect(words.indexOf('Substance 11')).toBeLessThan(words.indexOf('Substance 1 '));
      expect(words).toContain({ en: '74 years old', rw: '74', fr: '74 ans' }[locale]);
      const sex = { en: ['Sex', 'Woman'], rw: ['Igitsina', 'Umugore'], fr: ['Sexe', 'Femme'] }[
        locale
      ];
      for (const word of sex ?? []) expect(words).toContain(word);
      expect(answer.body).toContain(`/Lang (${locale})`);
    },
  );

  it('is logged when another person opens it, and closed with their access', async () => {
    const daughter = await reader();
    expect((await ask(daughter)).statusCode).toBe(200);
    const [entry] = await findEntries(app.platform.db, elder.personId, null, 1);
    expect(entry).toMatchObject({ by: 'circle', subject: 'summary', actorId: daughter.personId });
    await daughter.end();
    expect((await ask(daughter)).statusCode).toBe(404);
  });

  it('has NEWS2 when all that it needs was measured together, and only then', async () => {
    const who = await makePerson(app);
    const own = callAs(app, who);
    const enter = async (kind: string, values: object, more: object = {}) => {
      const reading = { id: newId(), kind, values, ...more };
      const answer = await own.post(`/api/elders/${who.personId}/vitals`, reading);
      expect(answer.statusCode).toBe(201);
    };
    const words = async () =>
      wordsOfPdf((await own.get(`/api/elders/${who.personId}/summary`)).rawPayload);
    await enter('heart-rate', { value: 72 });
    await enter('blood-pressure', { systolic: 128, diastolic: 79 });
    await enter('temperature', { value: 36.6 });
    await enter('respiratory-rate', { value: 16 });
    expect(await words()).not.toContain('NEWS2');
    await enter('oxygen-saturation', { value: 97 }, { breathing: 'air', consciousness: 'alert' });
    expect(await words()).toContain('NEWS2: 0, clinical risk low');
  });

  it.each([
    ['en', 'at least 6 hours apart'],
    ['rw', 'nibura amasaha 6 hagati'],
    ['fr', "à 6 heures d'intervalle au moins"],
  ])(
    'says how far apart doses as needed are, where somebody said it, in %s',
    async (locale, gap) => {
      const who = await makePerson(app);
      const own = callAs(app, who);
      const words = async () =>
        wordsOfPdf(
          (await own.get(`/api/elders/${who.personId}/summary?locale=${locale}`)).rawPayload,
        );
      const add = async (name: string, said: object) => {
        const schedule = { kind: 'as-needed', mostPerDay: 3, ...said };
        const medicine = amlodipine({ name, schedule, confirmed: true });
        const answer = await own.post(`/api/elders/${who.personId}/medications`, medicine);
        expect(answer.statusCode).toBe(201);
      };
      await add('Ibuprofen', {});
      expect(await words()).toContain('Ibuprofen 5 mg');
      expect(await words()).not.toContain(gap.replace('6', '4'));
      await add('Paracetamol', { leastHours: 6 });
      expect(await words()).toContain(gap);
    },
  );

  it('is not found for strangers', async () => {
    for (const role of ['ADMIN', 'DOCTOR', 'FAMILY'] as const) {
      expect((await ask(await makePerson(app, { roles: [role] }))).statusCode).toBe(404);
    }
  });
});
