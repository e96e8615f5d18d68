// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { PaymentPage } from '../../pages/payment.page.ts';

describe('The payment form', () => {
  test('lists missing fields, and links to them', async ({ openPage }) => {
    // Given a form that somebody has emptied
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    const payment = new PaymentPage(page);
    await payment.openForNewBooking('Alice Uwineza');
    await page.getByText('17,000 RWF').first().waitFor();
    await payment.method('mtn').check();
    await page.getByText(/^Receipt for: /).click();
    for (const label of ['Phone number', 'First name', 'Last name', 'Email']) {
      await page.getByLabel(label).fill('');
    }
    // When they send it
    await payment.send.click();
    // Then the first field takes the focus, and a summary names each answer that is missing
    const summary = page.getByRole('alert').filter({ hasText: 'Some answers need a look' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    await expect.poll(focused).toBe('phone');
    const lines = await summary.getByRole('link').allInnerTexts();
    expect(new Set(lines).size, lines.join(' | ')).toBe(5);
    expect(lines).toContain('Please read the terms and tick the box.');
    await expectNoAxeViolations(page);
    // And each line leads to its field
    await summary.getByRole('link').first().click();
    await expect.poll(focused).toBe('phone');
    // When the number belongs to no Rwandan mobile, the form says which it takes
    await page.getByLabel('Phone number').fill('12');
    await payment.send.click();
    await page.getByText('Enter a Rwandan mobile number like 078 812 3456.').first().waitFor();
  });

  test('keeps its input after a reload', async ({ page }) => {
    // Given somebody who has filled in whom the receipt is for
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    const payment = new PaymentPage(page);
    await payment.openForNewBooking('Alice Uwineza');
    await page.getByText(/^Receipt for: /).click();
    await page.getByLabel('First name').fill('Marie Claire');
    await page.getByLabel('Phone number').fill('0788 555 444');
    // When the page is loaded again
    await page.reload();
    // Then all of it is still there
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Marie Claire');
    await expect.poll(() => page.getByLabel('Phone number').inputValue()).toBe('0788 555 444');
    // When they choose to pay later
    await payment.method('after').check();
    await expect.poll(() => page.getByLabel('Phone number').count()).toBe(0);
    await page.locator('input[name="acceptTerms"]').check();
    await payment.send.click();
    // Then the appointment is booked
    await page.getByText('Your appointment has been booked.').waitFor();
    await page.getByText('You pay after the appointment').waitFor();
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await page.waitForURL('**/dashboard');
  });

  test('requires a booking', async ({ page }) => {
    // When somebody opens the payment without one
    await signIn(page, 'elder@hafi.test');
    await page.goto('/payment');
    // Then they are at the booking
    await page.waitForURL((url) => url.pathname === '/booking');
    // And a booking that is not theirs has words
    await page.goto('/payment?booking=01900000-0000-7000-8000-000000000000');
    await page.getByRole('alert').getByText('Your booking did not arrive').waitFor();
    await expectNoAxeViolations(page);
  });
});
