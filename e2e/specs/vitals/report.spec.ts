// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { quiet } from '../../fixtures/quiet.ts';

describe('The health report', () => {
  test('shows a week, 30 days and a year, each with a text and a table', async ({ page }) => {
    // Given the elder with a year of readings
    await signIn(page, 'elder@hafi.test');
    await page.goto('/healthcare?tab=report');
    const charts = page.getByRole('main').getByRole('img', { name: /Heart Rate/ });
    const empty = page.getByText('No readings in this time.');
    await charts.or(empty).first().waitFor();
    // A week that has just begun is empty; the one before is not
    if (await empty.isVisible()) await page.getByRole('button', { name: 'Earlier' }).click();
    await charts.first().waitFor();
    // Then a sentence stands before the chart, and the same numbers in a table behind it
    await page.getByText(/Your pressure is .+ (last week|the week before)\.$/).waitFor();
    await page.getByText('Show as a table').first().click();
    const table = page.getByRole('table').first();
    await table.getByRole('columnheader', { name: 'Upper number (systolic), mmHg' }).waitFor();
    expect(await table.getByRole('rowheader').count()).toBeGreaterThan(0);
    await expectNoAxeViolations(page);
    for (const [span, columns] of [
      ['30 days', 30],
      ['12 months', 12],
    ] as const) {
      await page.getByRole('radio', { name: span }).check();
      await quiet(page);
      const rows = table.getByRole('rowheader');
      // It may be open still from the time before.
      if (!(await rows.first().isVisible())) {
        await page.getByText('Show as a table').first().click();
      }
      await expect.poll(() => rows.count()).toBeGreaterThan(0);
      expect(await rows.count()).toBeLessThanOrEqual(columns);
      await expectNoAxeViolations(page);
    }
    // And the time before is a press away
    await page.getByRole('radio', { name: 'Week' }).check();
    await page.getByRole('button', { name: 'Earlier' }).click();
    await page.getByRole('button', { name: 'Later' }).click();
    await page.getByRole('button', { name: 'Later' }).waitFor({ state: 'detached' });
  });
});
