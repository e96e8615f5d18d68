// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { newElder } from '../../pages/measure.page.ts';

const widerThanScreen = () => document.documentElement.scrollWidth > innerWidth;

describe("What happened in an elder's health", () => {
  test('begins empty, and grows with each entry', async ({ page }) => {
    // Given an elder of whom nothing is known
    const elder = await newElder(page);
    await page.goto('/healthcare?tab=timeline');
    await page.getByText('Nothing has happened yet').waitFor();
    await expectNoAxeViolations(page);
    // When an illness is written down
    const at = `/api/elders/${elder}`;
    await page.request.post(`${at}/conditions`, { data: { name: 'Gout', since: '2019' } });
    // Then the open page shows it, and leads to its place
    const entry = page.getByRole('link', { name: 'Illness written down: Gout' });
    await entry.waitFor();
    await page.getByRole('heading', { level: 3, name: 'Today' }).waitFor();
    // When the page is narrowed down to another kind
    await page.getByLabel('What to show').selectOption({ label: 'Readings' });
    await page.getByText('Nothing of this kind yet').waitFor();
    await page.getByLabel('What to show').selectOption({ label: 'Everything' });
    await entry.click();
    await page.getByRole('heading', { name: 'Illnesses' }).waitFor();
  });

  test('shows the demo elder’s history, with earlier pages', async ({ openPage }) => {
    const page = await openPage({ locale: 'rw', viewport: { width: 320, height: 640 } });
    await signIn(page, 'elder@hafi.test');
    await page.goto('/healthcare?tab=timeline');
    await page
      .getByText(/: \d+–\d+\/\d+–\d+ mmHg/)
      .first()
      .waitFor();
    // When she asks for what was earlier
    const shown = page.locator('main ol > li');
    const before = await shown.count();
    await page.getByRole('button', { name: 'Mwerekane ibyabanje' }).click();
    await expect.poll(() => shown.count()).toBeGreaterThan(before);
    expect(await page.evaluate(widerThanScreen)).toBe(false);
  });

  test('reports a failed load, and retries', async ({ openPage }) => {
    const page = await openPage({ expectedProblems: [/503|Failed to load/] });
    await newElder(page);
    const answers = '**/api/elders/*/timeline*';
    await page.route(answers, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/healthcare?tab=timeline');
    await page.getByText('What happened could not be loaded.').waitFor();
    await expectNoAxeViolations(page);
    await page.unroute(answers);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Nothing has happened yet').waitFor();
  });
});
