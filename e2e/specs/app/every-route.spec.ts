// @module-tag layout
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { publicPaths } from '../../../apps/web/src/app/public-paths.ts';
import { DEMO_PASSWORD, signIn } from '../../fixtures/accounts.ts';
import { type App, startApp } from '../../fixtures/app.ts';
import { test } from '../../fixtures/browser.ts';
import { bookTime, findFreeTime } from '../../fixtures/free-times.ts';
import { type Load, publicBytesFaults, screenBytesFaults } from '../../fixtures/page-bytes.ts';
import { pageFaults } from '../../fixtures/page-check.ts';
import { TAB_ROUTES } from '../../fixtures/routes.ts';
import { readInspected, writeInspected } from '../../fixtures/structure/inspected.ts';
import { rememberPages } from '../../fixtures/structure/seen-pages.ts';
import { testAll } from '../../fixtures/test-all.ts';
import { THING_ROUTES } from '../../fixtures/things.ts';
import { EVERYBODY, firstLocale, stopsOf, VISITOR, walk, walkedBy } from '../../fixtures/walk.ts';

const phone = { width: 320, height: 640 };
const timeout = { timeout: testAll ? 3_600_000 : 900_000 };

/** Whether everything is inspected that `npm test` may then take as known: by `npm run e2e`. */
const inspectsAll = process.env.HAFI_TEST_JOURNEYS !== undefined;
/** The page structures that were fully inspected; shared by all people. */
const seen = testAll ? undefined : rememberPages(inspectsAll ? [] : readInspected());

// This test changes the languages of demo accounts, which would affect pages of other tests, so it
// has a server of its own.
let app: App;
beforeAll(async () => {
  app = await startApp({}, inject('seeded'));
  await openTheElder();
}, 150_000);
let faultless = 0;
afterAll(async () => {
  await app.stop();
  if (inspectsAll && seen && faultless === EVERYBODY.length + 1) writeInspected(seen.structures());
});

/** The daughter views her mother's readings, so that the access log is not empty. */
async function openTheElder(): Promise<void> {
  const origin = app.baseUrl;
  const data = { email: 'family@hafi.test', password: DEMO_PASSWORD };
  const signedIn = await fetch(`${origin}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(data),
  });
  const headers = { cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '' };
  const elders = await fetch(`${origin}/api/elders`, { headers });
  const [elder] = ((await elders.json()) as { data: { id: string }[] }).data;
  const opened = await fetch(`${origin}/api/elders/${elder?.id}/vitals`, { headers });
  expect(opened.status).toBe(200);
}

type Inspection = (locale: 'en' | 'rw' | 'fr') => Promise<string[]>;
const inspectionOf =
  (page: Page): Inspection =>
  (locale) =>
    pageFaults(page, { locale, seen, keyboard: true, everywhere: true });

/** Screens with a size limit; open pages are measured as visitors open them. */
const isWeighed = (person: string, route: string): boolean =>
  walkedBy(person).has(route) ||
  TAB_ROUTES.some((each) => each === route) ||
  THING_ROUTES.some(({ bare, email, path }) => !bare && email === person && route.startsWith(path));

async function bytesFaults(person: string, loads: readonly Load[]): Promise<string[]> {
  if (person !== VISITOR) {
    return screenBytesFaults(loads.filter(({ route }) => isWeighed(person, route)));
  }
  const paths = new Set(publicPaths.map(({ path }) => path));
  const pages = loads.filter(({ route }) => paths.delete(route));
  const faults = await Promise.all(pages.map((load) => publicBytesFaults(app.baseUrl, load)));
  return [...faults.flat(), ...[...paths].map((path) => `nobody weighed ${path}`)];
}

const title =
  'Every route is in order, in size, in colour, without loss, in reach of the keyboard and light, for';

describe.concurrent(title, () => {
  test.for(EVERYBODY)('%s', timeout, async (person, { openPage }) => {
    const locale = firstLocale(person);
    const page = await openPage({ locale, viewport: phone, at: app.baseUrl });
    const stops = await stopsOf(page, person);
    // Public pages are measured in English.
    const opensIn = person === VISITOR ? 'en' : undefined;
    const { faults, loads } = await walk(page, stops, inspectionOf(page), opensIn);
    faults.push(...(await bytesFaults(person, loads)));
    expect(faults.join('\n')).toBe('');
    faultless += 1;
  });

  test('a person with a booking: appointment, payment', timeout, async ({ openPage }) => {
    const page = await openPage({ viewport: phone, at: app.baseUrl });
    await signIn(page, 'family@hafi.test');
    const id = await bookTime(page, await findFreeTime(page, 'Solange Umuhoza'));
    const routes = [`/bookings/${id}`, `/payment?booking=${id}`];
    const locales = testAll ? (['en', 'rw', 'fr'] as const) : (['rw'] as const);
    const stops = routes.map((route) => ({ route, locales }));
    expect((await walk(page, stops, inspectionOf(page))).faults.join('\n')).toBe('');
    faultless += 1;
  });
});
