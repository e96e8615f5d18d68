// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { baseUrl, test } from '../../fixtures/browser.ts';
import { type NewPerson, signUp } from '../../fixtures/new-person.ts';

const lang = (page: Page) => page.evaluate(() => document.documentElement.lang);

async function fillIn(page: Page, { email, password }: NewPerson) {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname === '/dashboard');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

describe('The language', () => {
  test('of a visitor is changed in the header and stays', async ({ page }) => {
    // Given a page in English
    await page.goto('/about');
    await page.locator('summary', { hasText: 'Language:' }).click();
    // When Kinyarwanda is chosen
    await page.getByRole('link', { name: 'Kinyarwanda' }).click();
    // Then the page speaks it, and the next one, and after a reload
    await page.getByRole('link', { name: 'Ahabanza' }).first().waitFor();
    expect(await lang(page)).toBe('rw');
    await page.reload();
    await page.getByRole('link', { name: 'Ahabanza' }).first().waitFor();
    expect(await lang(page)).toBe('rw');
    await page.goto('/login');
    await page.getByRole('heading', { level: 1, name: 'Mwinjire' }).waitFor();
  });

  test('of a member is stored on the account', async ({ page }) => {
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    await page.goto('/help');
    await page.locator('summary', { hasText: 'Your menu' }).click();
    await page.getByRole('link', { name: 'Français' }).click();
    await expect.poll(() => lang(page)).toBe('fr');
    const kept = async () =>
      (await (await page.request.get('/api/auth/session')).json()).data.locale;
    await expect.poll(kept).toBe('fr');
  });

  test('of the account is used right after signing in', async ({ openPage }) => {
    // Given an account in French and a shared computer in English
    const page = await openPage();
    const person = await signUp(page, { locale: 'fr' });
    await page.goto('/login');
    expect(await lang(page)).toBe('en');
    // When its owner signs in
    await fillIn(page, person);
    // Then the page speaks French
    await expect.poll(() => lang(page)).toBe('fr');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: /^Bon(jour|soir), / }).waitFor();
  });

  test('that was chosen before signing in stays', async ({ openPage }) => {
    const page = await openPage();
    const person = await signUp(page, { locale: 'fr' });
    await page.goto('/login');
    await page.locator('summary', { hasText: 'Language:' }).click();
    await page.getByRole('link', { name: 'Kinyarwanda' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mwinjire' }).waitFor();
    await fillIn(page, person);
    await page.getByRole('link', { name: 'Ahabanza' }).first().waitFor();
    expect(await lang(page)).toBe('rw');
  });
});

describe('The appearance', () => {
  test('stays as chosen, on every page', async ({ page }) => {
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    await page.goto('/settings?tab=appearance');
    for (const name of ['Light', 'Largest', 'Compact', 'High']) {
      await page.getByRole('radio', { name }).check();
    }
    const appearance = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
    const chosen = { theme: 'light', text: 'largest', density: 'compact', contrast: 'high' };
    expect(await appearance()).toEqual(chosen);
    await page.goto('/about');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await appearance()).toEqual(chosen);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

// What it says is tested where it is written (`apps/web/test/manifests.test.ts`).
test.each([
  ['en', '/manifest.webmanifest'],
  ['rw', '/manifest.rw.webmanifest'],
  ['fr', '/manifest.fr.webmanifest'],
] as const)('An app installed from a page in %s speaks it: %s', async (locale, manifest) => {
  // Given a prerendered page, one that the app draws, and one kept for times without internet
  for (const path of ['/about', '/dashboard', `/offline.${locale}.html`]) {
    const headers = { accept: 'text/html', cookie: `hafi-locale=${locale}` };
    const html = await (await fetch(`${baseUrl}${path}`, { headers })).text();
    // Then each links the manifest of its language
    expect(html.match(/rel="manifest" href="([^"]+)"/)?.[1], path).toBe(manifest);
  }
  const answer = await (await fetch(`${baseUrl}${manifest}`)).json();
  expect(answer).toMatchObject({ id: '/', lang: locale });
});
