// @module-tag release
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { PayerPhone } from '../../pages/payer-phone.page.ts';
import { PaymentPage } from '../../pages/payment.page.ts';

const timeout = { timeout: 20_000 };

/** Somebody who has paid a booking, and the number of their receipt. */
async function paid(openPage: OpenPage) {
  const page = await openPage({ viewport: { width: 360, height: 740 } });
  const { email, password, phoneNumber } = await signUp(page);
  await signIn(page, email, password);
  const payment = new PaymentPage(page);
  await payment.openForNewBooking('Grace Ishimwe');
  await payment.askPhone(phoneNumber);
  await new PayerPhone(await openPage(), phoneNumber).answer('Approve');
  await page.getByText('Payment successful!').waitFor(timeout);
  await page.getByRole('link', { name: 'See the receipt' }).click();
  const receipt = (await page.getByText(/^HAFI-\d{4}-\d{6}$/).textContent()) ?? '';
  return { page, receipt };
}

async function textOf(page: Page, link: string): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('link', { name: link }).click();
  const parts: Buffer[] = [];
  for await (const part of await (await waiting).createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

describe('A coordinator with the money', { timeout: 120_000 }, () => {
  test('finds a payment, gives a part of it back, and the payer reads why', async ({
    openPage,
  }) => {
    // Given somebody who has paid, and a coordinator
    const { page, receipt } = await paid(openPage);
    const desk = await openPage();
    await signIn(desk, 'admin@hafi.test');
    // When the coordinator finds the payment by its receipt
    await desk.goto('/admin/finance?tab=payments');
    await desk.getByLabel('Find by receipt, reference, end of the number, or name').fill(receipt);
    await desk.getByText('1 payment shown').waitFor(timeout);
    await expectNoAxeViolations(desk);
    await desk.getByRole('link', { name: /17,000 RWF/ }).click();
    await desk.getByRole('heading', { name: 'History' }).waitFor();
    // Whose provider has not said yet what it keeps of it
    await desk.getByText('Fee of the provider').waitFor();
    await desk.getByText('Not yet known').first().waitFor();
    await expectNoAxeViolations(desk);
    // And gives a part back, which needs a reason
    await desk.getByRole('button', { name: 'Give money back' }).click();
    const question = desk.getByRole('alertdialog');
    await question.getByLabel('Amount in RWF').fill('5000');
    await question.getByRole('button', { name: 'Give it back' }).click();
    await question.getByText('Write why: the payer reads it.').first().waitFor();
    await expectNoAxeViolations(desk);
    await question.getByLabel('Why').fill('You waited too long.');
    await question.getByRole('button', { name: 'Give it back' }).click();
    await desk.getByText(/^5,000 RWF goes back to .*, who is told\.$/).waitFor();
    // Then the payer finds it with its reason, the receipt and the month
    await page.goto('/payments');
    await page.getByText('Paid, a part given back').waitFor();
    await page.getByText('You waited too long.').waitFor();
    await page.getByText(/5,000 RWF was given back on/).waitFor(timeout);
    // And the credit note, in the list, beside the receipt, and with the coordinator
    expect(await textOf(page, 'Credit note')).toMatch(/^%PDF-/);
    await page.getByRole('link', { name: /Dr/ }).first().click();
    await page.getByText(receipt).waitFor(timeout);
    expect(await textOf(page, 'Credit note')).toMatch(/^%PDF-/);
    await expectNoAxeViolations(page);
    await page.goto('/payments');
    await desk.reload();
    expect(await textOf(desk, 'Credit note')).toMatch(/^%PDF-/);
    await page.getByText('A month at a glance').waitFor();
    await expectNoAxeViolations(page);
    expect(await textOf(page, 'Download as PDF')).toMatch(/^%PDF-/);
    // And the table of the month has it
    await desk.goto('/admin/finance');
    await desk.getByText('Balance of the accounts').waitFor(timeout);
    await expectNoAxeViolations(desk);
    const table = await textOf(desk, 'Download the payments as a table');
    expect(table).toContain(receipt);
    // And the books of each day, with the same on both sides
    await desk.getByRole('tab', { name: 'Books by day' }).click();
    await desk.getByRole('columnheader', { name: 'Debit' }).first().waitFor(timeout);
    await expectNoAxeViolations(desk);
    expect(await textOf(desk, 'Download the days as a table')).toMatch(/,mobile-money,\d+,\d+\r\n/);
  });

  test('compares a day with the list of a provider, and resolves what differs', async ({
    openPage,
  }) => {
    // Given the list of MoMo, with a payment that Hafi does not have
    const desk = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(desk, 'admin@hafi.test');
    const unknown = `unknown-${randomUUID()}`;
    const list = await (await desk.request.get('/sandbox/statements/momo.csv')).text();
    const text = `${list}2026-11-23T08:00:00Z,${unknown},,PAYMENT,500,3,SUCCESSFUL\r\n`;
    // When the coordinator imports it
    await desk.goto('/admin/finance?tab=providers');
    await desk.getByRole('heading', { name: 'Compare a day' }).waitFor();
    const file = { name: 'momo.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
    await desk.locator('input[type="file"]').setInputFiles(file);
    await desk.getByText(/and our books differ/).waitFor(timeout);
    // Then what came, what MTN kept and what is left stand beside the day
    await desk.getByText('Less fees').first().waitFor();
    // And the line stands there, and is resolved with a note
    const line = desk.getByRole('listitem').filter({ hasText: unknown });
    await line.getByText('The provider has it, our books do not').waitFor();
    await expectNoAxeViolations(desk);
    await line.getByRole('button', { name: 'Resolve' }).click();
    const question = desk.getByRole('alertdialog');
    await question.getByLabel('How it was resolved').fill('MTN says it is of another merchant.');
    await question.getByRole('button', { name: 'It is resolved' }).click();
    await desk.getByText(`${unknown} is resolved.`).waitFor();
    await line.getByText(/MTN says it is of another merchant\.$/).waitFor();
    await expectNoAxeViolations(desk);
  });
});
