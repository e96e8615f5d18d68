// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { bookTime, findTimeWithinADay } from '../../fixtures/free-times.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { PayerPhone } from '../../pages/payer-phone.page.ts';
import { PaymentPage } from '../../pages/payment.page.ts';

const timeout = { timeout: 20_000 };

/** Somebody on a small phone whose payment of an appointment waits for the PIN. */
async function whilePaying(
  openPage: OpenPage,
  open: (page: Page, payment: PaymentPage) => Promise<string>,
) {
  const page = await openPage({ viewport: { width: 360, height: 740 } });
  const { email, password, phoneNumber } = await signUp(page);
  await signIn(page, email, password);
  const payment = new PaymentPage(page);
  const booking = await open(page, payment);
  await payment.askPhone(phoneNumber);
  const phone = new PayerPhone(await openPage(), phoneNumber);
  const cancel = async () => {
    expect((await page.request.post(`/api/bookings/${booking}/cancel`)).ok()).toBe(true);
  };
  return { cancel, page, phone };
}

describe('An appointment that is cancelled while its payment waits', { timeout: 120_000 }, () => {
  test('is not to be approved; approved all the same, its money goes back, and nothing reads as a success', async ({
    openPage,
  }) => {
    // Given a payment whose payer got no prompt, and has the provider asked
    const { cancel, page, phone } = await whilePaying(openPage, (_, payment) =>
      payment.openForNewBooking(),
    );
    await page.getByText('Hafi never asks for your PIN, neither here nor by phone.').waitFor();
    await page.getByText('I did not get a prompt').click();
    await page.getByText(/^MTN Mobile Money says: the request for .* waits for the PIN/).waitFor();
    await expectNoAxeViolations(page);
    // When the appointment is cancelled elsewhere
    await cancel();
    // Then the page asks not to approve, and names no fee
    await page.getByText('Please do not approve this on your phone').waitFor(timeout);
    await page.getByText('It was cancelled. Nothing is to be paid for it.').waitFor();
    expect(await page.getByText('Approve with your PIN').count()).toBe(0);
    await expectNoAxeViolations(page);
    // When it is approved all the same
    await phone.answer('Approve');
    // Then all of it goes back, and the page says so
    await page.getByText(/^17,000 RWF (goes back to you|was given back)$/).waitFor(timeout);
    expect(await page.getByText('successful').count()).toBe(0);
    await expectNoAxeViolations(page);
  });

  test('less than a day before, keeps the fee and says which', async ({ openPage }) => {
    const { cancel, page, phone } = await whilePaying(openPage, async (page, payment) => {
      const id = await bookTime(page, await findTimeWithinADay(page, 'Grace Ishimwe'));
      await page.goto(`/payment?booking=${id}`);
      await payment.send.waitFor();
      return id;
    });
    await cancel();
    await page.getByText(/only a fee of 2,000 RWF is owed/).waitFor(timeout);
    await expectNoAxeViolations(page);
    await phone.answer('Approve');
    await page.getByText(/^2,000 RWF of the .* that you paid stays paid\.$/).waitFor(timeout);
    expect(await page.getByText('Thank you').count()).toBe(0);
  });
});
