// @module-tag people
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { PayerPhone } from '../../pages/payer-phone.page.ts';
import { PaymentPage } from '../../pages/payment.page.ts';

const timeout = { timeout: 20_000 };

/** A new signed-in person, and the phone that will receive the prompt. */
async function arrive(page: Page, phonePage: Page) {
  const { email, password, phoneNumber } = await signUp(page);
  await signIn(page, email, password);
  return { payment: new PaymentPage(page), phone: new PayerPhone(phonePage, phoneNumber) };
}

describe('Paying with mobile money', () => {
  test('is refused on the phone, tried again, approved, with a receipt', async ({ openPage }) => {
    // Given somebody who pays a booking with a small phone
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    const { payment, phone } = await arrive(page, await openPage());
    const booking = await payment.openForNewBooking();
    await payment.askPhone(phone.number);
    await expectNoAxeViolations(page);
    // When the owner of the phone refuses
    await phone.answer('Refuse');
    // Then the page says so by itself, and that nothing is lost
    const failed = page.getByRole('alert').filter({ hasText: 'The payment did not work' });
    await failed
      .getByText('The payment was refused on the phone. Nothing was charged.')
      .waitFor(timeout);
    await failed.getByText('Your time with the doctor is still yours.').waitFor();
    await expectNoAxeViolations(page);
    // When they try again and approve
    await failed.getByRole('button', { name: 'Try again' }).click();
    await payment.askPhone(phone.number);
    await phone.answer('Approve');
    // Then it is paid, and the receipt says how much
    await page.getByText('Payment successful! Your appointment has been booked.').waitFor(timeout);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'See the receipt' }).click();
    await page.getByRole('heading', { level: 1, name: 'Receipt' }).waitFor();
    await page.getByText(/^17,000 RWF$/).waitFor();
    await expectNoAxeViolations(page);
    // And it can be taken along as a file
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as PDF' }).click();
    const file = await waiting;
    expect(file.suggestedFilename()).toMatch(/\.pdf$/);
    const parts: Buffer[] = [];
    for await (const part of await file.createReadStream()) parts.push(part as Buffer);
    expect(Buffer.concat(parts).subarray(0, 5).toString()).toBe('%PDF-');
    // And the booking cannot be paid a second time
    await page.goto(`/payment?booking=${booking}`);
    await page.getByText('Payment successful!').waitFor();
    expect(await payment.send.count()).toBe(0);
  });

  test('a reload while waiting shows the same payment', async ({ openPage }) => {
    // Given a payment that waits for the phone
    const page = await openPage();
    const { payment, phone } = await arrive(page, await openPage());
    const booking = await payment.openForNewBooking('Grace Ishimwe');
    await payment.askPhone(phone.number);
    const address = page.url();
    expect(address).toMatch(/[?&]payment=/);
    // When the page is loaded again, also from the booking's own link
    await page.reload();
    await page.getByRole('heading', { name: 'Look at your phone' }).waitFor();
    await page.goto(`/payment?booking=${booking}`);
    await page.getByRole('heading', { name: 'Look at your phone' }).waitFor();
    // Then the phone was asked once only, and the answer arrives here
    expect(await phone.waiting()).toBe(1);
    await phone.answer('Approve');
    await page.getByText('Payment successful!').waitFor(timeout);
    expect(page.url().startsWith(address.slice(0, address.indexOf('?')))).toBe(true);
  });
});
