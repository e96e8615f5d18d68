import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { makeBooking } from '../../test/factories/booking.factory.ts';
import { type DoctorAtWork, makeDoctor } from '../../test/factories/doctor.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let doctor: DoctorAtWork;
let elder: SignedIn;
let stranger: SignedIn;
const stranded = { headers: { cookie: '' } };

// Monday 23 November 2026, 10:00 in Kigali.
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-23T08:00:00Z' });
  doctor = await makeDoctor(app, { person: { firstName: 'Béatrice', lastName: 'Ingabire' } });
  await makeDoctor(app, {
    person: { firstName: 'Jean', lastName: 'Habimana' },
    practice: { specialty: 'ophthalmology' },
  });
  await makeDoctor(app, { person: { lastName: 'Ingabire' }, listed: false });
  elder = await makePerson(app, { firstName: 'Espérance', lastName: 'Mukamana' });
  stranger = await makePerson(app);
  for (const date of ['2026-11-26', '2026-12-01']) {
    await makeBooking(app, { doctor, patient: elder, date, quiet: true });
  }
});
afterAll(() => app.close());

type Group = { kind: string; hits: { title: string; detail: string; link: string }[] };

async function find(query: string, who: Pick<SignedIn, 'headers'> = stranded): Promise<Group[]> {
  const answer = await callAs(app, who).get(`/api/search?${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const titles = (groups: Group[]) =>
  groups.map(({ kind, hits }) => `${kind}: ${hits.map(({ title }) => title).join(', ')}`);

describe('the search', () => {
  test('finds listed doctors for everybody, tolerating missing accents and typing errors', async () => {
    for (const q of ['ingabire', 'BEATRICE', 'Béatrice Ing', 'ingabrie']) {
      expect(titles(await find(`q=${encodeURIComponent(q)}`)), q).toEqual([
        'doctors: Dr Béatrice Ingabire',
      ]);
    }
    const [group] = await find('q=habimana');
    expect(group?.hits[0]).toEqual({
      id: expect.any(String),
      title: 'Dr Jean Habimana',
      detail: 'Eye care, Remera Clinic, Nyarugenge',
      link: expect.stringMatching(/^\/doctors\/[0-9a-f-]{36}$/),
    });
  });

  test('finds the caller’s appointments, as patient and as doctor, and nobody else’s', async () => {
    const own = await find('q=ingabire', elder);
    expect(titles(own)).toEqual([
      'appointments: Dr Béatrice Ingabire, Dr Béatrice Ingabire',
      'doctors: Dr Béatrice Ingabire',
    ]);
    expect(own[0]?.hits[0]?.detail).toBe('General Consultation, Thursday 26 November 2026, 09:00');
    expect(own[0]?.hits[0]?.link).toMatch(/^\/bookings\//);
    expect(titles(await find('q=esperance', doctor))).toEqual([
      'appointments: Espérance Mukamana, Espérance Mukamana',
    ]);
    for (const who of [stranger, stranded]) {
      expect(await find('q=esperance', who)).toEqual([]);
      expect(titles(await find('q=ingabire', who))).toEqual(['doctors: Dr Béatrice Ingabire']);
    }
  });

  test('finds appointments by day, in the language of the reader', async () => {
    const answer = await app.http.inject({
      url: '/api/search?q=d%C3%A9cembre',
      headers: { ...elder.headers, 'accept-language': 'fr' },
    });
    const [group] = answer.json().data as Group[];
    expect(group?.hits.map(({ detail }) => detail)).toEqual([
      expect.stringContaining('1er décembre 2026'),
    ]);
  });

  test('returns at most the requested number, and nothing for an empty search', async () => {
    const [group] = await find('q=ingabire&limit=1', elder);
    expect(group?.hits).toHaveLength(1);
    for (const q of ['', '%20', '...', '%25_', 'zzzzzz']) expect(await find(`q=${q}`)).toEqual([]);
    expect(await find('')).toEqual([]);
  });

  test('refuses an invalid search', async () => {
    for (const query of ['limit=0', 'limit=21', 'limit=x', `q=${'a'.repeat(101)}`]) {
      const answer = await app.http.inject({ url: `/api/search?${query}` });
      expect(answer.statusCode, query).toBe(400);
    }
  });
});
