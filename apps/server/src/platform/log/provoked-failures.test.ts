import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAs } from '../../test/call-as.ts';
import { giveAppointmentAccess } from '../../test/factories/appointment-access.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { begin, sendPart } from '../../test/upload-stage.ts';
import { pressure } from '../../test/vitals-stage.ts';
import { newId } from '../ids/uuid-v7.ts';
import { createLog } from './log.ts';

const lines: string[] = [];
let app: TestApp;
let elder: SignedIn;
let doctor: SignedIn;
let conditionId: string;
let alertId: string;
/** Where a begun upload goes on. */
let part: string;

beforeAll(async () => {
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  app = await startTestApp({ log });
  elder = await makePerson(app);
  const me = callAs(app, elder);
  const at = `/api/elders/${elder.personId}`;
  const added = await me.post(`${at}/conditions`, { name: 'Before', status: 'active' });
  conditionId = added.json().data.id;
  const urgent = { ...pressure(190, 115, { confirmed: true }), id: newId() };
  const read = await me.post(`${at}/vitals`, { ...urgent, takenAt: app.clock.now().toISOString() });
  expect(read.statusCode, read.body).toBe(201);
  alertId = (await me.get(`${at}/alerts`)).json().data[0].id;
  ({ doctor, part } = await openToDoctor());
  // Every write of a use case fails, and the error quotes the whole row.
  await app.platform.db.execute(sql`
    create function test_refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused: %', new; end $$`);
  await app.platform.db.execute(sql`do $$ declare name text; begin
    for name in select quote_ident(tablename) from pg_tables where schemaname = 'public'
      and tablename not in ('sessions', 'rate_limits', 'idempotency_keys')
    loop
      execute 'create trigger test_refuse before insert or update on ' || name
        || ' for each row execute function test_refuse()';
    end loop; end $$`);
  await app.platform.db.execute(sql`alter table doctors rename to doctors_away`);
});
afterAll(async () => {
  await app.platform.db.execute(sql`alter table doctors_away rename to doctors`);
  await app.platform.db.execute(sql`drop function test_refuse cascade`);
  await app.close();
});

const mark = 'Zimarker';

/** A doctor who sees the elder's health because of an appointment, and who has begun to send a paper. */
async function openToDoctor() {
  const doctor = await makePerson(app, { roles: ['DOCTOR'] });
  const now = app.clock.now();
  const appointment = { bookingId: newId(), elderId: elder.personId, startsAt: now, endsAt: now };
  await giveAppointmentAccess(app.platform, { ...appointment, personId: doctor.personId });
  const begun = await begin(app, doctor, 100);
  return { doctor, part: String(begun.headers.location) };
}

it('shows nothing that anybody typed when everything fails', async () => {
  const send = (url: string, payload: object) =>
    app.http.inject({ method: 'POST', url, headers: elder.headers, payload });
  const { personId } = elder;
  const me = callAs(app, elder);
  const bytes = Buffer.from(`${mark} HIV`);
  const answers = [
    await send(`/api/elders/${personId}/conditions`, { name: mark, note: `${mark} HIV` }),
    await send(`/api/elders/${personId}/allergies`, {
      substance: mark,
      kind: 'medication',
      reaction: mark,
    }),
    await send('/api/auth/signup', {
      email: `${mark}@hafi.test`,
      password: `${mark}-9-Long`,
      firstName: mark,
      lastName: mark,
      role: 'PATIENT',
      acceptTerms: true,
    }),
    await send('/api/auth/phone/request-code', { phoneNumber: '0788 765 432' }),
    await send('/api/contact', {
      name: mark,
      email: `${mark}@hafi.test`,
      topic: 'other',
      message: `${mark} is ill`,
    }),
    await app.http.inject({ url: `/api/search?q=${mark}`, headers: elder.headers }),
    // Readings and the alerts that they raise, with who is notified.
    await send(`/api/elders/${personId}/vitals`, {
      ...pressure(200, 120, { confirmed: true, note: mark }),
      id: newId(),
      takenAt: app.clock.now().toISOString(),
    }),
    await send(`/api/elders/${personId}/alerts/${alertId}/close`, { note: `${mark} is better` }),
    // What stood in the record before.
    await me.put(`/api/elders/${personId}/conditions/${conditionId}`, {
      name: mark,
      status: 'active',
      reason: mark,
    }),
    // People who are checked, and their papers in parts.
    await callAs(app, doctor).post('/api/vetting/send', {
      licenceNumber: mark,
      licenceUntil: '2027-11-30',
    }),
    await begin(app, doctor, 100, { 'upload-metadata': `filename ${btoa(mark)}` }),
    await sendPart(app, doctor, part, { bytes, from: 0 }),
    // The doctor of an appointment.
    await me.remove(`/api/elders/${personId}/circle/visit-doctors/${doctor.personId}`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 500));
  expect(lines.length).toBeGreaterThan(0);
  const said = lines.join('').toLowerCase();
  // Whoever is told a request's id finds its failure.
  const ids = answers.map(({ headers }) => String(headers['x-request-id']));
  for (const id of ids) expect(said).toContain(id);
  for (const word of [mark, 'refused: ', '765432', elder.token, elder.email, doctor.email]) {
    expect(said).not.toContain(word.toLowerCase());
  }
});
