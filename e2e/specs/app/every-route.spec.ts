import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DEMO_ACCOUNTS, signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test, type Visitor } from '../../fixtures/browser.ts';
import { bookTime, findDoctor, findFreeTime } from '../../fixtures/free-times.ts';
import { DASHBOARDS, PUBLIC_ROUTES, SIGNED_IN_ROUTES } from '../../fixtures/routes.ts';

type Locale = NonNullable<Visitor['locale']>;
type Scheme = 'light' | 'dark';

const phone = { width: 320, height: 640 };
const desk = { width: 1280, height: 800 };
const signedOut = 'a visitor';

/** What is wrong with the page that is open, in words; nothing when all is well. */
async function faultsOf(page: Page, locale: Locale, themes: readonly Scheme[]): Promise<string[]> {
  const faults: string[] = [];
  const say = (fault: string) => faults.push(`${page.url()}: ${fault}`);
  const headings = await page.locator('h1').count();
  if (headings !== 1) say(`${headings} h1`);
  const lang = await page.locator('html').getAttribute('lang');
  if (lang !== locale) say(`lang is ${lang}`);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (sideways > 0) say(`scrolls ${sideways} px sideways`);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    // By day as a phone shows it, by night as a desk does: both layouts and both themes are read.
    if (colorScheme === 'dark') await page.setViewportSize(desk);
    await expectNoAxeViolations(page).catch((error: Error) =>
      say(`${colorScheme} ${error.message}`),
    );
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(phone);
  return faults;
}

/** Opens routes one after the other; each must be in order and have a title of its own. */
async function walk(
  page: Page,
  routes: readonly string[],
  locale: Locale,
  themes: readonly Scheme[],
): Promise<void> {
  const faults: string[] = [];
  const titles = new Map<string, string>();
  for (const route of routes) {
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    const { pathname } = new URL(page.url());
    if (pathname !== route.split('?')[0]) faults.push(`${route} led to ${pathname}`);
    const title = await page.title();
    const known = titles.get(title);
    if (known) faults.push(`${route} and ${known} are both called ${title}`);
    titles.set(title, route);
    faults.push(...(await faultsOf(page, locale, themes)));
  }
  expect(faults.join('\n')).toBe('');
}

async function routesOf(page: Page, account: string): Promise<readonly string[]> {
  const doctor = await findDoctor(page, 'Jean Habimana');
  if (account === signedOut) return [...PUBLIC_ROUTES, `/doctors/${doctor.id}`];
  await signIn(page, account);
  const own = DASHBOARDS[account as keyof typeof DASHBOARDS];
  return [own, ...SIGNED_IN_ROUTES, `/doctors/${doctor.id}`];
}

async function visit(openPage: OpenPage, account: string, locale: Locale, themes: Scheme[]) {
  const page = await openPage({ locale, viewport: phone });
  await walk(page, await routesOf(page, account), locale, themes);
}

/** Their screens are the family's but for the dashboard, so one theme is enough. */
const sameAsFamily = new Set<string>(['caregiver@hafi.test', 'volunteer@hafi.test']);

const patience = { timeout: 150_000 };

describe.concurrent('Every route is in order for', () => {
  test.for([signedOut, ...DEMO_ACCOUNTS])('%s', patience, async (account, { openPage }) => {
    await visit(openPage, account, 'en', sameAsFamily.has(account) ? ['dark'] : ['light', 'dark']);
  });

  test.for([
    [signedOut, 'rw', 'light'],
    [signedOut, 'fr', 'dark'],
    ['elder@hafi.test', 'rw', 'dark'],
    ['elder@hafi.test', 'fr', 'light'],
  ] as const)('%s in %s, %s', patience, async ([account, locale, scheme], { openPage }) => {
    await visit(openPage, account, locale, [scheme]);
  });

  test('who has booked: appointment, payment, receipt', patience, async ({ openPage }) => {
    const page = await openPage({ viewport: phone });
    await signIn(page, 'family@hafi.test');
    const id = await bookTime(page, await findFreeTime(page, 'Solange Umuhoza'));
    await walk(page, [`/bookings/${id}`, `/payment?booking=${id}`], 'en', ['light', 'dark']);
  });
});
