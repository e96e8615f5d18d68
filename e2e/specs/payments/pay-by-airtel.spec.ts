// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { PayerPhone } from '../../pages/payer-phone.page.ts';
import { PaymentPage } from '../../pages/payment.page.ts';

const timeout = { timeout: 20_000 };

describe('Paying with Airtel Money', () => {
  test('is suggested for an Airtel number, fails with a reason, and is paid', async ({
    openPage,
  }) => {
    // Given somebody with an MTN number who pays from an Airtel phone
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    const { email, password, phoneNumber } = await signUp(page);
    await signIn(page, email, password);
    const payment = new PaymentPage(page);
    const number = phoneNumber.replace(/^\+25078/, '+25073');
    const phone = new PayerPhone(await openPage(), number);
    await payment.openForNewBooking('Grace Ishimwe');
    await payment.method('mtn').check();
    // When they type the number
    await page.getByLabel('Phone number').fill(number);
    // Then the page says whose it is, and offers the way that works
    await page.getByText('This is a number of Airtel.').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Pay with Airtel Money' }).click();
    await expect.poll(() => payment.method('airtel').isChecked()).toBe(true);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('phone');
    // When there is too little money on it
    await payment.sendToPhone();
    await phone.fail('DP00800001007');
    // Then the page says so by itself, and what to do
    const failed = page.getByRole('alert').filter({ hasText: 'The payment did not work' });
    await failed.getByText('There is not enough money on this account.').waitFor(timeout);
    await expectNoAxeViolations(page);
    // When they try again with the same answers, and approve
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => payment.method('airtel').isChecked()).toBe(true);
    await payment.sendToPhone();
    await phone.answer('Approve');
    // Then it is paid, and the receipt names Airtel
    await page.getByText('Payment successful! Your appointment has been booked.').waitFor(timeout);
    await page.getByRole('link', { name: 'See the receipt' }).click();
    await page.getByRole('heading', { level: 1, name: 'Receipt' }).waitFor();
    await page.getByText('Airtel Money', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
  });
});
