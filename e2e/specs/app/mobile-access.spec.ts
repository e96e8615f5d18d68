import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { untilHydrated } from '../../fixtures/until-hydrated.ts';
import { usePage } from '../../fixtures/use-page.ts';

const phone = { viewport: { width: 360, height: 740 }, unconfirmed: true };

/** Waits for the parts that load after the page; what is not there then will not come. */
async function arrivalOfExtras(page: Page): Promise<void> {
  await untilHydrated(page);
  await usePage(page);
}

describe('The notice for phones', () => {
  test('says how much data a first load costs, blocks nothing, and is confirmed once', async ({
    openPage,
  }) => {
    // Given somebody who is here for the first time, with a phone
    const page = await openPage(phone);
    await page.goto('/about');
    const sheet = page.getByRole('region', { name: 'Hafi on this phone' });
    await sheet.waitFor();
    await expectNoAxeViolations(page);
    expect(await sheet.textContent()).toContain('Never type your password there.');
    // Then the page can be used all the same
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await sheet.waitFor();
    // When it is confirmed, it does not come back
    await sheet.getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(() => sheet.count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('mobileConfirmed'))).toBe('true');
    await page.reload();
    await arrivalOfExtras(page);
    expect(await sheet.count()).toBe(0);
  });

  test('goes back when it is cancelled', async ({ openPage }) => {
    const page = await openPage(phone);
    await page.goto('/about');
    await page.goto('/pricing');
    await arrivalOfExtras(page);
    const sheet = page.getByRole('region', { name: 'Hafi on this phone' });
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/about');
  });

  test('never covers the emergency page', async ({ openPage }) => {
    const page = await openPage(phone);
    await signIn(page, 'elder@hafi.test');
    await page.goto('/dashboard');
    await usePage(page);
    await page.getByRole('region', { name: 'Hafi on this phone' }).waitFor();
    await page.getByRole('navigation', { name: 'Quick' }).getByText('Emergency').click();
    await page.getByRole('heading', { level: 1, name: 'Emergency Center' }).waitFor();
    expect(await page.getByRole('region', { name: 'Hafi on this phone' }).count()).toBe(0);
  });

  test('is not shown on a desktop', async ({ openPage }) => {
    const page = await openPage({ unconfirmed: true });
    await page.goto('/about');
    await arrivalOfExtras(page);
    expect(await page.getByRole('region', { name: 'Hafi on this phone' }).count()).toBe(0);
  });
});
