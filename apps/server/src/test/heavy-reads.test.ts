import { afterAll, beforeAll, expect, it } from 'vitest';
import { heavyRead, heavyReads } from '../platform/rate-limit/heavy-read.ts';
import { hashSecret } from '../platform/secrets/secrets.ts';
import { callAs } from './call-as.ts';
import { makePerson, type SignedIn } from './factories/person.factory.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  elder = await makePerson(app);
});
afterAll(() => app.close());

/** Takes every permit that a person, or a shared link, has for heavy reads; returns how to free them. */
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

const ofElder = (path: string) => `/api/elders/${elder.personId}/${path}`;
const link = 'x'.repeat(43);

it.each([
  ['the timeline', () => ofElder('timeline'), () => elder.personId],
  ['the FHIR export', () => ofElder('fhir'), () => elder.personId],
  ['the patient summary as FHIR', () => ofElder('ips'), () => elder.personId],
  ['the clinic summary', () => ofElder('summary'), () => elder.personId],
  ['a shared clinic summary', () => `/api/summaries/${link}/page`, () => hashSecret(link)],
  ['all own data', () => '/api/auth/my-data', () => elder.personId],
  ['all own data as PDF', () => '/api/auth/my-data.pdf', () => elder.personId],
])('%s is refused while ten heavy reads of the same person wait', async (_, path, whose) => {
  const ask = () => callAs(app, elder).get(path());
  const free = takePermits(whose());
  const refused = await ask();
  expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' });
  expect(refused.headers['retry-after']).toBe('2');
  await free();
  expect((await ask()).statusCode).not.toBe(429);
});
