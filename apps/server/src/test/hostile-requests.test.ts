import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testSeed } from '../../../../scripts/test/test-seed.ts';
import { newId } from '../platform/ids/uuid-v7.ts';
import { createChance } from '../seed/chance.ts';
import { type DocumentedAnswer, readDocument, untruthOf } from './answers/documented-answers.ts';
import { createHostileValues, type Schema } from './answers/hostile-values.ts';
import { makeBooking } from './factories/booking.factory.ts';
import { makeDoctor } from './factories/doctor.factory.ts';
import { makeElder } from './factories/elder.factory.ts';
import { makeMember } from './factories/member.factory.ts';
import { makePerson } from './factories/person.factory.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** How many requests are sent. */
const count = process.env.HAFI_TEST_ALL ? 20_000 : 1000;
/** After so many, new people act: the others may have closed their accounts. */
const peopleFor = 250;

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly { name: string; in: string; schema: Schema }[];
  readonly body: Schema | undefined;
  /** What the document says of each status. */
  readonly answers: ReadonlyMap<number, DocumentedAnswer>;
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The operations of the OpenAPI document. */
function operations(): Operation[] {
  const document = readDocument(app.http);
  return document.operations.map(({ answers, described, method, path }) => {
    const { parameters = [], requestBody } = described as {
      parameters?: Operation['parameters'];
      requestBody?: { content: Record<string, { schema: Schema }> };
    };
    const body = requestBody?.content['application/json']?.schema;
    // Headers are described once, by references.
    const named = parameters.filter(({ in: place }) => place === 'path' || place === 'query');
    return { method, path, parameters: named, body, answers };
  });
}

/** People of every role, around one elder, and the ids of what is theirs. */
async function makePeople() {
  const [doctor, patient] = [await makeDoctor(app), await makeElder(app)];
  const booking = await makeBooking(app, { doctor, patient });
  const member = await makeMember(app, {
    permissions: ['health:read', 'health:write', 'bookings:manage'],
  });
  const others = await Promise.all(
    (['ADMIN', 'CAREGIVER', 'VOLUNTEER'] as const).map((role) =>
      makePerson(app, { roles: [role] }),
    ),
  );
  const people = [patient, doctor, member, member.elder, ...others];
  const ids = [booking.id, doctor.doctorId, ...people.map(({ personId }) => personId)];
  return { people, ids: [...ids, member.elder.personId, newId()] };
}

test(`${count} hostile requests get no 5xx, and answers as documented (seed ${testSeed()})`, {
  timeout: 60_000 + count * 100,
}, async () => {
  const chance = createChance(testSeed());
  const known = operations();
  expect(known.length).toBeGreaterThan(100);
  const wrong: string[] = [];
  const statuses = new Map<number, number>();
  let { ids, people } = await makePeople();
  for (let sent = 0; sent < count; sent += 1) {
    if (sent % peopleFor === peopleFor - 1) {
      ({ ids, people } = await makePeople());
      // Limits would hide what lies behind them.
      await app.platform.db.execute(sql`delete from rate_limits`);
    }
    const { pick, rarely, valueFor } = createHostileValues(chance, ids);
    const operation = pick(known);
    if (!operation) continue;
    const { body, method, parameters, path } = operation;
    const query = new URLSearchParams();
    let url = path;
    for (const { in: place, name, schema } of parameters) {
      const value = valueFor(schema);
      const text = (
        typeof value === 'object' ? JSON.stringify(value) : String(value)
      ).toWellFormed();
      if (place === 'path') url = url.replace(`{${name}}`, encodeURIComponent(text.slice(0, 2000)));
      else if (rarely(2)) query.set(name, text.slice(0, 2000));
    }
    const answer = await app.http.inject({
      method: method as 'GET',
      url: query.size > 0 ? `${url}?${query}` : url,
      headers: {
        ...(rarely(10) ? {} : pick(people)?.headers),
        ...(method === 'GET' || rarely(3) ? {} : { 'idempotency-key': newId() }),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { payload: JSON.stringify(valueFor(body)) } : {}),
    });
    const { statusCode: status } = answer;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const said = `${method} ${url} ${query} ${JSON.stringify(answer.body.slice(0, 200))}`;
    // Due work is run by hand in tests, so the server never says that it is ready.
    if (status >= 500 && path !== '/api/ready') wrong.push(said);
    const untrue = untruthOf(operation.answers, answer);
    if (untrue) wrong.push(`${untrue}: ${said}`);
  }
  expect(wrong).toEqual([]);
  // Not everything was refused at the door.
  expect((statuses.get(200) ?? 0) + (statuses.get(201) ?? 0)).toBeGreaterThan(count / 10);
  expect(statuses.get(400)).toBeGreaterThan(count / 10);
});
