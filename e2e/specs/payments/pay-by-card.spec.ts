// @module-tag document
import { afterEach, describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { baseUrl, type OpenPage, test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { CardPage } from '../../pages/card-page.page.ts';
import { PaymentPage } from '../../pages/payment.page.ts';

const timeout = { timeout: 20_000 };
const cards = { pays: '5531886652142950', asks: '4187427415564246', poor: '5258585922666506' };

const faults = (body: object) =>
  fetch(`${baseUrl}/sandbox/faults`, { method: 'POST', body: JSON.stringify(body) });
afterEach(() => faults({ tell: 'none' }));

/** Somebody on the payment page of an appointment, with the card chosen. */
async function atThePayment(openPage: OpenPage) {
  const page = await openPage({
    viewport: { width: 360, height: 740 },
    // The provider answers a refused card with 402.
    expectedProblems: [/402/],
  });
  const { email, password } = await signUp(page);
  await signIn(page, email, password);
  const payment = new PaymentPage(page);
  const bookingId = await payment.openForNewBooking('Grace Ishimwe');
  await payment.method('card').check();
  return { bookingId, card: new CardPage(page), page, payment };
}

describe('Paying by card', () => {
  test('is done on the page of the provider, and leads back to what was booked', async ({
    openPage,
  }) => {
    // Given somebody who chooses the card
    const { card, page, payment } = await atThePayment(openPage);
    // Then no card is asked for here, and the page says where
    await page.getByText(/Hafi never sees your card/).waitFor();
    expect(await page.getByLabel('Card number').count()).toBe(0);
    expect(await page.getByLabel('Phone number').count()).toBe(0);
    await expectNoAxeViolations(page);
    // When they pay with a card whose bank asks first
    await payment.accept();
    await card.pay(cards.asks);
    await page.getByRole('heading', { name: 'Your bank asks whether it is you' }).waitFor();
    await page.getByLabel('Code').fill('12345');
    await page.getByRole('button', { name: 'Confirm' }).click();
    // Then they are back, it is paid, and nothing of the provider stays in the address
    await page.getByText('Payment successful! Your appointment has been booked.').waitFor(timeout);
    await expect.poll(() => new URL(page.url()).searchParams.has('tx_ref')).toBe(false);
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'See the receipt' }).click();
    await page.getByText('Credit/Debit Card', { exact: true }).waitFor();
  });

  test('that is refused says why, and is tried again with another card', async ({ openPage }) => {
    // Given a card without money
    const { card, page, payment } = await atThePayment(openPage);
    await payment.accept();
    await card.pay(cards.poor);
    await page.getByText('The card was refused: Insufficient Funds.').waitFor();
    // When the payer goes back without another
    await page.getByRole('button', { name: 'Cancel the payment' }).click();
    // Then the page says why, and what to do
    const failed = page.getByRole('alert').filter({ hasText: 'The payment did not work' });
    await failed.getByText('There is not enough money on this card.').waitFor(timeout);
    await expectNoAxeViolations(page);
    // When they try again
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => payment.method('card').isChecked()).toBe(true);
    await payment.accept();
    await card.pay(cards.pays);
    await page.getByText('Payment successful! Your appointment has been booked.').waitFor(timeout);
  });

  test('whose page was closed goes on there, or is left for another way', async ({ openPage }) => {
    // Given somebody who has closed the page of the provider
    const { bookingId, card, page, payment } = await atThePayment(openPage);
    await payment.accept();
    await card.opened();
    await page.goto(`/payment?booking=${bookingId}`);
    // Then the payment waits, and leads there
    await page.getByRole('heading', { name: 'Pay on the card page' }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Continue on the card page' }).click();
    await card.opened();
    await page.goBack();
    // When they choose another way
    await page.getByRole('button', { name: 'Choose another way' }).click();
    // Then nothing waits, and everything can be chosen
    await payment.method('mtn').check();
    await payment.accept();
    await page.getByRole('heading', { name: 'Look at your phone' }).waitFor();
  });

  test('with another sum than was asked for is held, and not to be paid again', async ({
    openPage,
  }) => {
    // Given a provider that names another sum
    const { card, page, payment } = await atThePayment(openPage);
    await payment.accept();
    await card.opened();
    await faults({ tell: 'amount' });
    // When it is paid
    await card.pay(cards.pays);
    // Then it is looked into
    await page.getByText('We are looking into your payment').waitFor(timeout);
    await page.getByText(/Please do not pay again/).waitFor();
    await expectNoAxeViolations(page);
  });
});
