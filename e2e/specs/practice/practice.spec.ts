// @module-tag release
import { describe, expect } from 'vitest';
import { demoNow } from '../../../scripts/test/clock/demo-clock.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { findDoctor } from '../../fixtures/free-times.ts';

/** So far ahead that nobody has booked there, but within the booking horizon. */
const daysAhead = 80;

describe("A doctor's practice", () => {
  test('days off are added and removed, and patients see it', async ({ page }) => {
    // Given Dr Habimana and a working day far ahead
    await signIn(page, 'doctor@hafi.test');
    const { id } = await findDoctor(page, 'Jean Habimana');
    const from = new Date(demoNow().getTime() + daysAhead * 86_400_000).toISOString().slice(0, 10);
    const daysOf = async () => {
      const answer = await page.request.get(`/api/doctors/${id}/days?from=${from}&days=7`);
      return ((await answer.json()) as { data: { date: string; closed: string | null }[] }).data;
    };
    const day = (await daysOf()).find(({ closed }) => closed === null)?.date ?? '';
    expect(day).not.toBe('');
    // When the day is taken off
    await page.goto('/calendar');
    await page.getByText('Days off', { exact: true }).click();
    await page.getByLabel('First day off').fill(day);
    await page.getByLabel('Last day off').fill(day);
    await page.getByLabel('Reason (optional)').fill('A family feast');
    await page.getByRole('button', { name: 'Take days off' }).click();
    await page.getByText(/^You are off on .*: nobody can book that day\.$/).waitFor();
    // Then nobody can book it
    expect((await daysOf()).find(({ date }) => date === day)?.closed).toBe('day-off');
    await expectNoAxeViolations(page);
    // And when it is given back, everybody can
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await page.getByText(/^Removed: .* can be booked again\.$/).waitFor();
    expect((await daysOf()).find(({ date }) => date === day)?.closed).toBeNull();
  });

  test('the calendar turns by week and by day, and begins today', async ({ page }) => {
    // Given the calendar
    await signIn(page, 'doctor@hafi.test');
    await page.goto('/calendar');
    const today = page.locator('th[aria-current="date"]');
    await today.waitFor();
    await expect
      .poll(() => page.locator('thead th').first().getAttribute('aria-current'))
      .toBe('date');
    // When the next week is asked for, and then its days
    await page.getByRole('button', { name: 'Next week' }).click();
    await page.waitForURL(/day=/);
    await today.waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: 'Day', exact: true }).check();
    await page.waitForURL(/view=day/);
    const before = new URL(page.url()).search;
    await page.getByRole('button', { name: 'Next day' }).click();
    await page.waitForURL((url) => url.search !== before);
    // Then a reload shows the same day
    const { search } = new URL(page.url());
    await page.reload();
    await page.getByRole('button', { name: 'Next day' }).waitFor();
    expect(new URL(page.url()).search).toBe(search);
  });
});
