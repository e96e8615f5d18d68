// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { emergencyNumbers, helplines } from '../../../packages/contract/src/emergency/numbers.ts';
import {
  carePlans,
  yearlySaving,
  yearlySavingPercent,
} from '../../../packages/contract/src/plans/plans.ts';
import { formatRwf } from '../../../packages/i18n/src/numbers.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { untilHydrated } from '../../fixtures/until-hydrated.ts';

const rwf = (francs: number) => formatRwf(francs, 'en');

/** The text of each care plan's row. */
async function planRows(page: Page): Promise<string[]> {
  const rows = page.locator('main article');
  await rows.first().waitFor();
  return rows.allTextContents();
}

describe('The care plans', () => {
  test('shows every price and what a year saves', async ({ page }) => {
    // When somebody looks at the prices
    await page.goto('/pricing');
    const rows = await planRows(page);
    // Then each plan names all of its constants
    for (const [i, plan] of carePlans.entries()) {
      for (const francs of [plan.monthly, plan.yearly, plan.originalYearly]) {
        expect(rows[i]).toContain(rwf(francs));
      }
      expect(rows[i]).toContain(`You save ${rwf(yearlySaving(plan))}.`);
    }
    const main = (await page.locator('main').textContent()) ?? '';
    expect(main).toContain(`Save ${yearlySavingPercent}%`);
  });

  test('offers none while none can be bought, and prices by the month or by the year', async ({
    page,
  }) => {
    // Given the prices of the plans, by the month at first
    await page.goto('/pricing');
    await planRows(page);
    // Those that can be had are chosen: what the largest adds does not exist yet
    const plans = page.getByRole('link', { name: /^Choose (Essential|Complete|Premium) Care/ });
    expect(await plans.count()).toBe(2);
    // When somebody would rather see them by the year
    await page.getByRole('radio', { name: 'Yearly' }).check();
    // Then the yearly price is the large one
    await expect
      .poll(() => page.locator('main article b').allTextContents())
      .toEqual(carePlans.map(({ yearly }) => rwf(yearly)));
    // And what is chosen leads to the checkout, which asks who it is for
    await page.getByRole('link', { name: 'Choose Complete Care' }).click();
    await page.waitForURL('**/subscription?plan=complete&cycle=yearly');
    await page.getByText('A care plan belongs to an elder').waitFor();
    // One that cannot be had leads back
    await page.goto('/subscription?plan=premium&cycle=yearly');
    await page.waitForURL('**/pricing');
  });

  test('shows both prices without script', async ({ openPage }) => {
    const page = await openPage({ script: false, expectedProblems: [/[.]js csp$/] });
    await page.goto('/pricing');
    const rows = await planRows(page);
    for (const [i, { monthly, yearly }] of carePlans.entries()) {
      expect(rows[i]).toContain(rwf(monthly));
      expect(rows[i]).toContain(rwf(yearly));
    }
  });
});

describe('The accessibility page', () => {
  test('changes the appearance at once, and keeps it for the next page', async ({ page }) => {
    // Given the page with its switches
    await page.goto('/accessibility');
    await untilHydrated(page);
    const root = page.locator('html');
    const appearance = () => root.evaluate(({ dataset }) => ({ ...dataset }));
    // When somebody turns all of them on
    for (const name of ['Larger text', 'High contrast', 'Dark theme', 'Less motion']) {
      await page.getByRole('switch', { name }).check();
    }
    // Then the page looks so, and the next one too
    const wanted = { text: 'largest', contrast: 'high', theme: 'dark', motion: 'reduced' };
    await expect.poll(appearance).toMatchObject(wanted);
    await expectNoAxeViolations(page);
    await page.goto('/privacy');
    expect(await appearance()).toMatchObject(wanted);
  });

  test('links to its team and to the guide', async ({ page }) => {
    await page.goto('/accessibility');
    const href = (name: string) => page.getByRole('link', { name }).getAttribute('href');
    expect(await href('View User Guide')).toBe('/help#guide');
    await page.getByRole('link', { name: 'Contact Accessibility Team' }).click();
    await page.waitForURL('**/contact?subject=accessibility');
    await expect.poll(() => page.locator('[name="subject"]').inputValue()).toBe('Accessibility');
  });
});

describe('The emergency page', () => {
  test('makes every number callable, the ambulance first, without script', async ({ openPage }) => {
    const page = await openPage({ script: false, expectedProblems: [/[.]js csp$/] });
    await page.goto('/emergency');
    const numbers = await page
      .locator('main a[href^="tel:"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(numbers).toEqual([...emergencyNumbers, ...helplines].map((each) => `tel:${each}`));
    const main = (await page.locator('main').textContent()) ?? '';
    expect(main).toContain("911 also reaches the network's emergency service from a mobile");
    // And first aid opens by itself
    await page.getByText('Heavy bleeding').click();
    await page.getByText('Press hard on the wound').waitFor();
  });
});

describe('Privacy and terms', () => {
  test('link from the contents to every part', async ({ page }) => {
    for (const [path, date, parts] of [
      ['/privacy', '27 November 2026', 10],
      ['/terms', '27 November 2026', 11],
    ] as const) {
      await page.goto(path);
      expect(await page.locator('main').textContent()).toContain(date);
      const links = await page
        .locator('main nav a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links).toHaveLength(parts);
      for (const link of links) expect(await page.locator(`main h2${link}`).count()).toBe(1);
    }
  });

  test('name the rights and how soon we answer', async ({ page }) => {
    await page.goto('/privacy#rights');
    const main = (await page.locator('main').textContent()) ?? '';
    expect(main).toContain('Law No 058/2021');
    expect(main).toContain('within 30 days');
    expect(await page.locator('h2#rights').textContent()).toBe('Your privacy rights');
  });
});

describe('Family Connect', () => {
  test('leads a visitor to sign-up', async ({ page }) => {
    await page.goto('/family-connect');
    expect(await page.locator('main h3').count()).toBeGreaterThanOrEqual(6);
    await page.getByRole('link', { name: 'Get Started Today' }).click();
    await page.waitForURL('**/signup');
  });
});
