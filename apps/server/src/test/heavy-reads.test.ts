import type { Endpoint } from '@hafi/contract/core/endpoint';
import { allEndpoints } from '@hafi/contract/core/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../platform/ids/uuid-v7.ts';
import { heavyRead, heavyReads } from '../platform/rate-limit/heavy-read.ts';
import { rateLimits } from '../platform/rate-limit/rate-limit.tables.ts';
import { callAs } from './call-as.ts';
import { makePerson, type SignedIn } from './factories/person.factory.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let elder: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  elder = await makePerson(app);
  admin = await makePerson(app, { roles: ['ADMIN'] });
});
afterAll(() => app.close());

/** Takes every permit that a caller has for heavy reads; returns how to free them. */
function takePermits(whose: string): () => Promise<unknown> {
  const held = Promise.withResolvers<void>();
  const permits = Array.from({ length: heavyReads.atOnce + heavyReads.waiting }, () =>
    heavyRead(app.platform, whose, () => held.promise),
  );
  return () => {
    held.resolve();
    return Promise.all(permits);
  };
}

/** Files that were made before somebody asks for them, and short texts. */
const isCheap = ({ output }: Endpoint) =>
  typeof output !== 'string' || ['image/webp', '*/*', 'text/calendar'].includes(output);

/** Its text is the same for everybody, and a few lines long. */
const exempt = ['GET /api/fhir/metadata'];

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** What must be limited by what it answers or takes: a drawn file, a table, all of a record, a file that is read. */
const mustBeLimited = allEndpoints.filter(
  (each) => (!isCheap(each) || each.file) && !exempt.includes(nameOf(each)),
);

it.each(mustBeLimited.map((each) => [nameOf(each), each] as const))(
  '%s is limited in the contract',
  (_, { heavy }) => {
    expect(heavy?.perHour).toBeGreaterThan(0);
  },
);

it('pictures that are served were stored before: no endpoint draws one when it is asked for', () => {
  const pictures = allEndpoints.filter(({ output }) => output === 'image/webp').map(nameOf);
  expect(pictures.sort()).toEqual([
    'GET /api/elders/:id/gate-photo',
    'GET /api/emergencies/:id/gate-photo',
    'GET /api/emergency-links/:token/gate-photo',
    'GET /api/photos/:name',
  ]);
});

describe('a heavy endpoint', () => {
  const heavy = allEndpoints.filter((each) => each.heavy && each.method === 'GET');

  it.each([...heavy.map(nameOf), 'GET /api/elders/:id/timeline'])(
    '%s is refused while ten of the same caller wait',
    async (name) => {
      const endpoint = allEndpoints.find((each) => nameOf(each) === name);
      if (!endpoint) throw new Error(`no ${name}`);
      const isOpen = endpoint.access === 'public';
      const who = typeof endpoint.access === 'object' ? admin : elder;
      const values: Record<string, string> = {
        month: '2026-11',
        kind: 'booking',
        token: 'x'.repeat(43),
      };
      const path = endpoint.path.replace(/:([a-z]+)/gi, (_, key: string) => values[key] ?? newId());
      const url = `${path}${endpoint.path.endsWith('.csv') ? '?from=2026-11-01&to=2026-11-02' : ''}`;
      const headers = isOpen ? {} : { ...who.headers };
      const ask = () => app.http.inject({ url, headers });
      const free = takePermits(isOpen ? '127.0.0.1' : who.personId);
      const refused = await ask();
      expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
      expect(refused.headers['retry-after']).toBe('2');
      await free();
      expect((await ask()).statusCode).not.toBe(429);
    },
  );

  it('is refused for the rest of the hour when it was asked for too often', async () => {
    const who = await makePerson(app);
    const ask = () => callAs(app, who).get('/api/payment-statements/2026-11/statement.pdf');
    const key = `heavy:GET /api/payment-statements/:month/statement.pdf:${who.personId}`;
    const resetsAt = new Date(app.clock.now().getTime() + 3_600_000);
    await app.platform.db.insert(rateLimits).values({ key, count: 60, resetsAt });
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    app.clock.advance({ hours: 1, seconds: 1 });
    expect((await ask()).statusCode).toBe(200);
  });
});
