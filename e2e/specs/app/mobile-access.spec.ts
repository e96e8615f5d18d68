// @module-tag release
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

  test('hides nothing that has the focus, and goes back when it is cancelled', async ({
    openPage,
  }) => {
    const page = await openPage(phone);
    await page.goto('/about');
    await arrivalOfExtras(page);
    const sheet = page.getByRole('region', { name: 'Hafi on this phone' });
    await sheet.waitFor();
    const hidden: string[] = [];
    const stops = await page.locator('footer a').count();
    await page.locator('main').focus();
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab');
      const seen = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement.closest('[data-extras]')) return null;
        const top = document.querySelector('[data-extras] > section')?.getBoundingClientRect().top;
        const { bottom, left } = activeElement.getBoundingClientRect();
        const isHidden = bottom > (top ?? 0) + 1 || left < 0;
        return { name: activeElement.textContent, isHidden };
      });
      if (!seen) break;
      if (seen.isHidden) hidden.push(seen.name);
    }
    expect(stops).toBeGreaterThan(3);
    expect(hidden).toEqual([]);
    // When it is cancelled, the page of Hafi before comes, and nothing lies over it
    await page.locator('summary', { hasText: 'Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    await sheet.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/about');
    expect(await sheet.count()).toBe(0);
  });

  test('never lies over an emergency, or the tasks of who is signed in', async ({ openPage }) => {
    const page = await openPage(phone);
    const sheet = page.getByRole('region', { name: 'Hafi on this phone' });
    await page.goto('/emergency');
    await arrivalOfExtras(page);
    expect(await sheet.count()).toBe(0);
    await signIn(page, 'elder@hafi.test');
    await page.goto('/dashboard');
    await arrivalOfExtras(page);
    expect(await sheet.count()).toBe(0);
  });

  test('is not shown on a desktop', async ({ openPage }) => {
    const page = await openPage({ unconfirmed: true });
    await page.goto('/about');
    await arrivalOfExtras(page);
    expect(await page.getByRole('region', { name: 'Hafi on this phone' }).count()).toBe(0);
  });
});
