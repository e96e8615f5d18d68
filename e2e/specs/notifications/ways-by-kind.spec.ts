// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { bookTime, findFreeTimes } from '../../fixtures/free-times.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { messagesTo, readMessage } from '../../fixtures/outbox.ts';

/** Ticks or unticks a way of a kind, and waits until the account has it. */
async function choose(page: Page, kind: string, way: string, wanted: boolean): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/preferences') && response.request().method() === 'PUT',
  );
  const item = page.locator('details').filter({ has: page.locator('summary', { hasText: kind }) });
  if (!(await item.evaluate((each: HTMLDetailsElement) => each.open))) {
    await item.locator('summary').click();
  }
  await item.getByRole('checkbox', { name: way }).setChecked(wanted);
  expect((await saved).status()).toBe(200);
  await page.getByRole('status').getByText('Saved.').first().waitFor();
}

describe('The ways by kind of notice', () => {
  test('are chosen on the smallest phone with the largest text, and obeyed', async ({
    openPage,
  }) => {
    // Given somebody with two appointments, who reads on the smallest phone with the largest text
    const page = await openPage({ viewport: { width: 320, height: 640 } });
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    const [one, two] = await findFreeTimes(page, 'Jean Habimana', 2);
    if (!one || !two) throw new Error('two free times are needed');
    const [first, second] = [await bookTime(page, one), await bookTime(page, two)];
    await page.goto('/settings?tab=appearance');
    await page.getByRole('radio', { name: 'Largest' }).check();
    await page.goto('/settings?tab=notifications');
    await page.getByText('This cannot be turned off.').waitFor();
    // When they want no e-mail about appointments
    await choose(page, 'Appointments', 'Email', false);
    await expectNoAxeViolations(page);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
    await page.reload();
    await page.locator('summary', { hasText: 'Appointments' }).getByText(/SMS/).waitFor();
    const doctor = await openPage();
    await signIn(doctor, 'doctor@hafi.test');
    const accept = async (id: string) =>
      expect((await doctor.request.post(`/api/bookings/${id}/accept`)).status()).toBe(200);
    await accept(first);
    await page.getByRole('button', { name: /Notifications.*1.*unread/ }).waitFor();
    // And later want it again
    await choose(page, 'Appointments', 'Email', true);
    await accept(second);
    // Then only the second one comes by e-mail
    await readMessage(email, 'Appointment confirmed');
    const about = (await messagesTo(email)).filter(({ subject }) =>
      subject?.includes('Appointment confirmed'),
    );
    expect(about).toHaveLength(1);
  });
});
