// @module-tag keyboard
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { quiet } from '../../fixtures/quiet.ts';
import { untilHydrated } from '../../fixtures/until-hydrated.ts';

const focusIn = (page: Page, selector: string) =>
  page.evaluate((it) => document.activeElement?.matches(it) ?? false, selector);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

describe('The keyboard', () => {
  test('skips to the content', async ({ page }) => {
    for (const account of [null, 'family@hafi.test']) {
      if (account) await signIn(page, account);
      await page.goto('/help');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to the content' });
      await expect.poll(() => skip.evaluate((it) => it === document.activeElement)).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(() => focusIn(page, 'main')).toBe(true);
    }
  });

  test('starts at the heading of the opened page', async ({ page }) => {
    await signIn(page, 'family@hafi.test');
    await page.goto('/family-dashboard');
    const places = page.getByRole('navigation', { name: 'Main' });
    for (const [link, heading] of [
      ['Find Caregivers', 'Find Caregivers'],
      ['Profile', 'My Profile'],
      ['Messages', 'Messages'],
    ] as const) {
      await places.getByRole('link', { name: link, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await expect.poll(() => focusIn(page, 'h1')).toBe(true);
      await expect.poll(() => page.title()).toBe(`${heading} - Hafi`);
    }
  });
});

describe('Going back', () => {
  test('returns to the same position in a list, with its search', async ({ page }) => {
    // Given somebody far down in a list that they have narrowed
    await page.goto('/doctors?sort=price-asc');
    const names = page.locator('main h2 a');
    await names.nth(9).waitFor();
    await names.nth(9).scrollIntoViewIfNeeded();
    await quiet(page);
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(300);
    const name = (await names.nth(9).textContent()) ?? '';
    // When they look at one and go back
    await names.nth(9).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(() => scrolled(page)).toBeLessThan(100);
    await page.goBack();
    // Then they are where they were
    await names.nth(9).waitFor();
    expect(new URL(page.url()).search).toBe('?sort=price-asc');
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(120);
  });

  test('Back to Top scrolls to the top', async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('link', { name: 'Back to Top' }).click();
    await expect.poll(() => scrolled(page)).toBeLessThan(150);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});

describe('Without network', () => {
  const expectedProblems = [
    /ERR_INTERNET_DISCONNECTED|WebSocket|ERR_NETWORK|dynamically imported|Unable to preload/,
  ];

  test('a list says how old it is, and a new query can be retried', async ({ openPage }) => {
    // Given the list of doctors
    const page = await openPage({ expectedProblems });
    await page.goto('/doctors');
    const names = page.locator('main h2 a');
    await names.first().waitFor();
    // When the network goes
    await page.context().setOffline(true);
    // Then the list stays, and says of when it is
    await page.getByText('No internet.').waitFor();
    await page.getByText('What you see is from: ').waitFor();
    expect(await names.count()).toBeGreaterThan(3);
    await expectNoAxeViolations(page);
    // And a question that nobody can answer says so, with the way to try again
    await page.getByRole('searchbox').last().fill('ishimwe');
    const failed = page.getByRole('alert').filter({ hasText: 'The connection was cut.' });
    await failed.waitFor({ timeout: 20_000 });
    await expectNoAxeViolations(page);
    // When the network is back, one press asks again
    await page.context().setOffline(false);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Dr Grace Ishimwe', exact: true }).waitFor();
    await expect.poll(() => page.getByText('No internet.').count()).toBe(0);
  });

  test('a page that cannot be loaded says so and loads when the network returns', async ({
    openPage,
  }) => {
    const page = await openPage({ expectedProblems });
    await page.goto('/about');
    await untilHydrated(page);
    await page.context().setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
    await page.getByText('This page did not open').waitFor();
    expect(await page.locator('h1').count()).toBe(1);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Call 112' }).waitFor();
    // When the network is back it opens by itself
    await page.context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Help & Support' }).waitFor();
  });
});
