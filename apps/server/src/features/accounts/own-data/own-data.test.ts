import { defaultByType } from '@hafi/contract/accounts/preferences.schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountCalls, wrongCode } from '../../../test/account-calls.ts';
import { callAs } from '../../../test/call-as.ts';
import { makeBooking } from '../../../test/factories/booking.factory.ts';
import { makePerson } from '../../../test/factories/person.factory.ts';
import { amlodipine } from '../../../test/medication-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { wordsOfPdf } from '../../../test/words-of-pdf.ts';
import { partNames } from './my-data.messages.ts';
import { valueNames } from './my-data-values.messages.ts';

let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
beforeAll(async () => {
  app = await startTestApp();
  calls = accountCalls(app);
});
afterAll(() => app.close());

const password = 'Agaseke-8';
const withPassword = (more: Parameters<typeof makePerson>[1] = {}) =>
  makePerson(app, { password, ...more });

describe('confirming one’s identity again', () => {
  test('accepts the password and lasts ten minutes on this device', async () => {
    const { headers } = await withPassword();
    expect((await calls.get('confirm', headers)).data).toEqual({ by: 'password', until: null });
    expect(await calls.get('my-data', headers)).toMatchObject({
      status: 403,
      code: 'confirm-first',
    });
    const wrong = await calls.post('confirm', { password: 'not-this' }, headers);
    expect(wrong).toMatchObject({ status: 403, code: 'wrong-password' });
    const code = await calls.post('confirm/request-code', {}, headers);
    expect(code).toMatchObject({ status: 409, code: 'confirm-by-password' });
    const nothing = await calls.post('confirm', {}, headers);
    expect(nothing).toMatchObject({
      status: 400,
      errors: [{ path: 'password', code: 'required' }],
    });
    const right = await calls.post('confirm', { password }, headers);
    expect(right.data).toMatchObject({ by: 'password', until: '2026-11-23T06:10:00.000Z' });
    expect((await calls.get('my-data', headers)).status).toBe(200);
    app.clock.advance({ minutes: 11 });
    expect((await calls.get('my-data', headers)).code).toBe('confirm-first');
  });

  test('accepts a code for a person without a password', async () => {
    const { headers, email } = await makePerson(app);
    expect((await calls.get('confirm', headers)).data.by).toBe('email');
    await calls.post('confirm/request-code', {}, headers);
    const code = await calls.codeSentTo(email);
    const wrong = await calls.post('confirm', { code: wrongCode(code) }, headers);
    expect(wrong).toMatchObject({ status: 401, code: 'invalid-one-time-code' });
    expect((await calls.post('confirm', { code }, headers)).status).toBe(200);
    expect((await calls.get('my-data', headers)).status).toBe(200);
    expect((await calls.post('confirm', { code }, headers)).code).toBe('invalid-one-time-code');
  });

  test('is valid for one device only', async () => {
    const { headers, email } = await withPassword();
    await calls.post('confirm', { password }, headers);
    const { cookie } = await calls.post('signin', { email, password });
    expect((await calls.get('my-data', { cookie })).code).toBe('confirm-first');
  });
});

describe('all data of a person', () => {
  test('contain only their own, with every part and a name for every value', async () => {
    const who = await withPassword({ district: 'Huye' });
    const me = callAs(app, who);
    await me.put('/api/profile/medical-summary', {
      bloodType: 'O+',
      allergies: 'Penisilini',
      medications: null,
      conditions: null,
      emergencyNotes: null,
    });
    const contact = { name: 'Aline', relationship: 'child', phoneNumber: '0788123456' };
    await me.put('/api/profile/contact', contact);
    await calls.post('confirm', { password }, who.headers);
    const answer = await app.http.inject({ url: '/api/auth/my-data', headers: who.headers });
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="hafi-2026-11-23.json"',
      'cache-control': 'private, no-store',
    });
    const { data } = answer.json();
    expect(Object.keys(data).toSorted()).toEqual(
      ['writtenAt', ...Object.keys(partNames)].toSorted(),
    );
    expect(data.account[0]).toMatchObject({ email: who.email, district: 'Huye' });
    expect(data.medicalCard[0]).toMatchObject({ bloodType: 'O+', allergies: 'Penisilini' });
    expect(data.emergencyContact[0]).toMatchObject({ ...contact, phoneNumber: '+250788123456' });
    expect(data.devices).toHaveLength(1);
    expect(answer.body).not.toMatch(/scrypt|tokenHash|token_hash/);
    for (const part of Object.keys(partNames)) {
      for (const record of data[part]) {
        for (const name of Object.keys(record)) expect(valueNames).toHaveProperty([name]);
      }
    }
    const again = await app.http.inject({ url: '/api/auth/my-data', headers: who.headers });
    expect(again.json().data.audit).toMatchObject([{ action: 'data.downloaded' }]);
  });

  test.each(['en', 'rw', 'fr'])('can be read as PDF in %s', async (language) => {
    const who = await withPassword({ language, firstName: 'Espérance' });
    await calls.post('confirm', { password }, who.headers);
    const answer = await app.http.inject({ url: '/api/auth/my-data.pdf', headers: who.headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('.pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(answer.rawPayload.includes(`/Lang (${language})`)).toBe(true);
  });

  test.each([
    ['rw', 'Imbonankubone', 'Umwana'],
    ['fr', 'En personne', 'Enfant'],
  ])('the PDF says codes in words, in %s', async (language, inPerson, child) => {
    const who = await withPassword({ language, roles: ['PATIENT'] });
    const me = callAs(app, who);
    await makeBooking(app, { patient: who });
    await me.put('/api/profile/contact', {
      name: 'Aline',
      relationship: 'child',
      phoneNumber: '0788123456',
    });
    await calls.post('confirm', { password }, who.headers);
    const answer = await app.http.inject({ url: '/api/auth/my-data.pdf', headers: who.headers });
    const words = await wordsOfPdf(answer.rawPayload);
    expect(words).toContain(inPerson);
    expect(words).toContain(child);
    for (const code of ['in-person', ' child', 'PATIENT']) expect(words).not.toContain(code);
    expect(/[^\s\u00a0]: /.test(words)).toBe(language !== 'fr');
  });

  test.each([
    ['en', 'Every 8 hours from 06:00', 'Size of the text: Large', 'Own data fetched'],
    ['rw', 'Buri masaha 8', "Ingano y'inyandiko", 'Amakuru bwite yafashwe'],
    ['fr', 'Toutes les 8 heures', 'Taille du texte', 'Données personnelles téléchargées'],
  ])('the PDF shows no code of medicines, settings or the audit log, in %s', async (...words) => {
    const [language, every, size, fetched] = words;
    const who = await withPassword({ language, roles: ['PATIENT'] });
    const me = callAs(app, who);
    const at = `/api/elders/${who.personId}/medications`;
    const plans = [
      ['Amlodipine', { kind: 'interval', everyHours: 8, startTime: '06:00' }],
      ['Metformin', { kind: 'times', times: ['08:00', '20:00'], weekdays: [1, 3] }],
      ['Paracetamol', { kind: 'as-needed', mostPerDay: 4, leastHours: 6 }],
    ];
    for (const [name, schedule] of plans) {
      const added = await me.post(at, amlodipine({ name, schedule }));
      expect(added.statusCode).toBe(201);
    }
    const appearance = { theme: 'dark', text: 'large', density: 'compact', contrast: 'high' };
    const set = await me.put('/api/preferences', {
      appearance: { ...appearance, motion: 'reduced' },
      numbers: 'comma',
      notifications: {
        email: true,
        push: false,
        sms: false,
        quietHours: { from: '22:00', to: '06:00' },
      },
      channelsByType: { ...defaultByType, community: { email: true, push: false, sms: false } },
    });
    expect(set.statusCode).toBe(200);
    await calls.post('confirm', { password }, who.headers);
    const ask = () => app.http.inject({ url: '/api/auth/my-data.pdf', headers: who.headers });
    await ask();
    const shown = (await wordsOfPdf((await ask()).rawPayload)).replaceAll(/\s+/g, ' ');
    for (const each of [every, size, fetched]) expect(shown).toContain(each);
    const codes =
      /data\.downloaded|everyHours|weekdays|mostPerDay|[{}"]|quietHours|channelsByType|community|compact|as-needed/;
    expect(codes.exec(shown)?.[0]).toBeUndefined();
  });
});
