import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { createLog } from './log.ts';

const lines: string[] = [];
let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  const log = createLog('trace', { write: (line: string) => void lines.push(line) });
  app = await startTestApp({ log });
  elder = await makePerson(app);
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

it('shows nothing that anybody typed when everything fails', async () => {
  const send = (url: string, payload: object) =>
    app.http.inject({ method: 'POST', url, headers: elder.headers, payload });
  const { personId } = elder;
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
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 500));
  expect(lines.length).toBeGreaterThan(0);
  const said = lines.join('').toLowerCase();
  for (const word of [mark, 'refused: ', '765432', elder.token, elder.email]) {
    expect(said).not.toContain(word.toLowerCase());
  }
});
