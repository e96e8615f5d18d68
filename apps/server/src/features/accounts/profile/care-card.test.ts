import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { readContact } from './emergency-contact.ts';
import { readSummary } from './medical-summary.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const contactUrl = '/api/profile/contact';
const summaryUrl = '/api/profile/medical-summary';
const someone = { name: 'Aline Uwase', relationship: 'child', phoneNumber: '0788 123 456' };
const card = {
  bloodType: 'O+',
  allergies: 'Penisilini',
  medications: 'Amlodipine 5 mg',
  conditions: null,
  emergencyNotes: 'Mufashe ukuboko kw’iburyo.',
};
const empty = {
  bloodType: null,
  allergies: null,
  medications: null,
  conditions: null,
  emergencyNotes: null,
};

describe('the emergency contact', () => {
  test('is stored, replaced and removed', async () => {
    const me = callAs(app, await makePerson(app));
    expect((await me.get(contactUrl)).json().data).toBeNull();
    await me.put(contactUrl, someone);
    expect((await me.get(contactUrl)).json().data).toEqual({
      ...someone,
      phoneNumber: '+250788123456',
    });
    await me.put(contactUrl, { ...someone, name: 'Eric', relationship: 'neighbour' });
    expect((await me.get(contactUrl)).json().data.name).toBe('Eric');
    expect((await me.remove(contactUrl)).statusCode).toBe(200);
    expect((await me.get(contactUrl)).json().data).toBeNull();
  });

  test.each([
    ['name', '<b>', 'invalid-name'],
    ['relationship', 'enemy', 'invalid-choice'],
    ['phoneNumber', '12', 'invalid-phone'],
  ])('with %s = %j is refused as %s, and the stored one stays', async (path, value, code) => {
    const me = callAs(app, await makePerson(app));
    await me.put(contactUrl, someone);
    const answer = await me.put(contactUrl, { ...someone, [path]: value });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path, code }] });
    expect((await me.get(contactUrl)).json().data.name).toBe('Aline Uwase');
  });

  test('is not the person themselves, however the number is written', async () => {
    const me = callAs(app, await makePerson(app, { phoneNumber: '+250788555019' }));
    for (const phoneNumber of ['0788 555 019', '+250 788 555 019', '00250788555019']) {
      const answer = await me.put(contactUrl, { ...someone, phoneNumber });
      expect(answer.json().errors).toMatchObject([{ path: 'phoneNumber', code: 'own-number' }]);
    }
    expect((await me.get(contactUrl)).json().data).toBeNull();
  });
});

describe('the medical card', () => {
  test('is empty at first, then has what its owner enters', async () => {
    const me = callAs(app, await makePerson(app));
    expect((await me.get(summaryUrl)).json().data).toEqual(empty);
    expect((await me.put(summaryUrl, card)).json().data).toEqual(card);
    expect((await me.get(summaryUrl)).json().data).toEqual(card);
    await me.put(summaryUrl, empty);
    expect((await me.get(summaryUrl)).json().data).toEqual(empty);
  });

  test.each([
    ['bloodType', 'C+', 'invalid-choice'],
    ['allergies', 'x'.repeat(1001), 'too-long'],
    ['conditions', 'a\u0000', 'control-characters'],
  ])('with a wrong %s is refused', async (path, value, code) => {
    const me = callAs(app, await makePerson(app));
    const answer = await me.put(summaryUrl, { ...card, [path]: value });
    expect(answer.json()).toMatchObject({ status: 400, errors: [{ path, code }] });
    expect((await me.get(summaryUrl)).json().data).toEqual(empty);
  });

  test('and the emergency contact are visible only to their owner', async () => {
    const owner = await makePerson(app);
    const me = callAs(app, owner);
    await me.put(contactUrl, someone);
    await me.put(summaryUrl, card);
    const stranger = await makePerson(app, { roles: ['DOCTOR', 'ADMIN'] });
    const other = callAs(app, stranger);
    expect((await other.get(contactUrl)).json().data).toBeNull();
    expect((await other.get(summaryUrl)).json().data).toEqual(empty);
    const { db } = app.platform;
    await expect(readContact(db, stranger, owner.personId)).rejects.toThrow('find');
    await expect(readSummary(db, stranger, owner.personId)).rejects.toThrow('find');
    const session = await me.get('/api/auth/session');
    expect(session.body).not.toContain('Penisilini');
  });
});
