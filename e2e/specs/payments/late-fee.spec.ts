// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { bookTime, findTimeWithinADay } from '../../fixtures/free-times.ts';
import { inventName, signUp } from '../../fixtures/new-person.ts';
import { PayerPhone } from '../../pages/payer-phone.page.ts';
import { PaymentPage } from '../../pages/payment.page.ts';

const timeout = { timeout: 20_000 };

async function cancelLate(page: Page): Promise<string> {
  const id = await bookTime(page, await findTimeWithinADay(page, 'Grace Ishimwe'));
  const answer = await page.request.post(`/api/bookings/${id}/cancel`);
  expect(answer.ok()).toBe(true);
  return id;
}

/** Somebody on a phone who has cancelled an appointment less than a day before. */
async function someoneLate(openPage: OpenPage) {
  const page = await openPage({ viewport: { width: 360, height: 740 } });
  const lastName = inventName('Uwimana');
  const { email, password, phoneNumber } = await signUp(page, { lastName });
  await signIn(page, email, password);
  return { page, lastName, phoneNumber, id: await cancelLate(page) };
}

describe('The fee of a late cancellation', { timeout: 120_000 }, () => {
  test('is paid alone, and has its receipt', async ({ openPage }) => {
    // Given somebody who has cancelled late
    const { id, page, phoneNumber } = await someoneLate(openPage);
    // When they pay from the appointment
    await page.goto(`/bookings/${id}`);
    await page.getByRole('main').getByRole('link', { name: 'Pay' }).click();
    const payment = new PaymentPage(page);
    await payment.send.waitFor();
    await page.getByText('It was cancelled less than 24 hours before.').waitFor();
    await page.getByText('2,000 RWF').first().waitFor();
    expect(await payment.method('after').count()).toBe(0);
    // And there is a paper that says so, for who pays it back to them
    const paper = page.getByRole('link', { name: 'Payment request as PDF' });
    const answer = await page.request.get((await paper.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    await expectNoAxeViolations(page);
    await payment.askPhone(phoneNumber);
    await new PayerPhone(await openPage(), phoneNumber).answer('Approve');
    // Then it is paid, and stands among their payments
    await page.getByText('The fee is paid. Thank you.').waitFor(timeout);
    await page.goto('/profile');
    await page.getByRole('main').getByRole('link', { name: 'My payments' }).click();
    await page
      .getByText(/^HAFI-|, HAFI-/)
      .first()
      .waitFor();
    await page.getByText('2,000 RWF').first().waitFor();
  });

  test('is waived by a coordinator, and the payer reads why', async ({ openPage }) => {
    // Given somebody who has cancelled late, and a coordinator
    const { id, lastName, page } = await someoneLate(openPage);
    const desk = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(desk, 'admin@hafi.test');
    await desk.goto('/admin/finance?tab=fees');
    const line = desk.getByRole('listitem').filter({ hasText: lastName });
    await line.getByText('It was cancelled less than 24 hours before.').waitFor(timeout);
    await expectNoAxeViolations(desk);
    // When the coordinator waives it, which needs a reason
    await line.getByRole('button', { name: /^Waive the fee/ }).click();
    const question = desk.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Waive the fee' }).click();
    await question.getByText('Write why: the payer reads it.').first().waitFor();
    await expectNoAxeViolations(desk);
    await question.getByLabel('Why').fill('The road was under water.');
    await question.getByRole('button', { name: 'Waive the fee' }).click();
    await desk.getByText(`The fee is waived. Solange ${lastName} is told.`).waitFor();
    await line.waitFor({ state: 'detached' });
    // Then the payer reads why, and has nothing to pay
    await page.goto('/notifications');
    await page.getByText(/need not be paid: The road was under water\./).waitFor();
    await page.getByRole('link', { name: 'You need not pay a fee' }).click();
    await page.waitForURL(new RegExp(`/bookings/${id}`));
    await page.getByText('The fee need not be paid').first().waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Pay' }).count()).toBe(0);
  });
});
