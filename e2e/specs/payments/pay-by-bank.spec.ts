// @module-tag release
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { bookTime, findFreeTimes } from '../../fixtures/free-times.ts';
import { inventName, signUp } from '../../fixtures/new-person.ts';

const timeout = { timeout: 15_000 };

/** A statement with one credit and charges of its own, as a bank exports it. */
const statement = (amount: string, text: string) => ({
  name: 'november.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `Account;0001\r\n\r\nDate;Description;Debit;Credit;Balance\r\n23/11/2026;"${text}";;"${amount}";"9,000,000.00"\r\n23/11/2026;Bank charges ${randomUUID().slice(0, 8)};500;;"8,999,500.00"\r\n`,
  ),
});

/** A new person who pays a visit of next week by bank; the reference that the page shows. */
async function payByBank(page: Page) {
  const lastName = inventName('Mukamana');
  const { email, password } = await signUp(page, { lastName });
  await signIn(page, email, password);
  // Late enough for a transfer: the sixth day with free times.
  const time = (await findFreeTimes(page, 'Solange Umuhoza', 6)).at(-1);
  if (!time) throw new Error('no free time');
  const booking = await bookTime(page, time);
  await page.goto(`/payment?booking=${booking}`);
  await page.locator('input[name="method"][value="bank"]').check();
  await page
    .getByText('Details follow after submission. Processing takes 2-3 business days.')
    .waitFor();
  await page.locator('input[name="acceptTerms"]').check();
  await page.getByRole('button', { name: 'Pay by bank: get the details' }).click();
  await page.getByRole('heading', { name: /^Transfer .* at your bank$/ }).waitFor();
  const shown = page.getByText(/^HF-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]$/);
  const reference = (await shown.textContent())?.trim() ?? '';
  return { booking, reference, name: `Solange ${lastName}` };
}

/** Imports a statement on the coordinator's page. */
async function importStatement(page: Page, file: ReturnType<typeof statement>) {
  await page.goto('/admin/bank');
  await page.locator('main input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Import it', exact: true }).waitFor();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Import it', exact: true }).click();
  await page.getByText('The statement is imported.').waitFor();
}

/** Presses and answers the question. */
async function confirm(page: Page, name: string, act: string) {
  await page.getByRole('button', { name: `${act} (${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: act, exact: true }).click();
}

describe('Paying by bank', () => {
  test('the payer gets the details, a coordinator imports the statement and confirms, and it is paid', async ({
    openPage,
  }) => {
    // Given somebody who pays with a small phone, and reads what to write on the transfer
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    const { booking, name, reference } = await payByBank(page);
    for (const value of ['Sample Bank (demo)', 'Hafi, sample account', '0000-0000-SAMPLE']) {
      await page.getByText(value).waitFor();
    }
    await expectNoAxeViolations(page);
    // And finds it again from the booking
    await page.goto(`/bookings/${booking}`);
    await page.getByRole('link', { name: 'See the payment' }).click();
    await page.getByText(reference).waitFor();
    // When a coordinator imports the statement
    const admin = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(admin, 'admin@hafi.test');
    const file = statement('17,000.00', `TRF ${reference.replaceAll('-', ' ')} ${name}`);
    await importStatement(admin, file);
    // Then the payer sees without a reload that it has come
    await page.getByText('Your transfer has arrived').waitFor(timeout);
    await expectNoAxeViolations(page);
    // When the coordinator confirms
    await confirm(admin, name, 'Confirm');
    await admin.getByText(/It is booked as paid, and the payer is told\.$/).waitFor();
    // Then it is paid, with a receipt
    await page.getByText('Payment successful! Your appointment has been booked.').waitFor(timeout);
    await page.getByRole('link', { name: 'See the receipt' }).click();
    await page.getByRole('heading', { level: 1, name: 'Receipt' }).waitFor();
    await page.getByText(/^HAFI-\d{4}-\d{6}$/).waitFor();
    await page.getByText('Bank Transfer', { exact: true }).waitFor();
    // And the same file again adds nothing
    await admin.locator('main input[type="file"]').setInputFiles(file);
    await admin.getByText('2 are known already').waitFor();
    expect(await admin.getByRole('button', { name: 'Import it', exact: true }).count()).toBe(0);
  });

  test('above the limit a second coordinator confirms, and what was too much is paid back by hand', async ({
    openPage,
  }) => {
    // Given a transfer of much more than was asked for, without a reference that can be read
    const page = await openPage();
    const { name, reference } = await payByBank(page);
    const other = await openPage({ viewport: { width: 360, height: 740 } });
    const colleague = await signUp(other, { lastName: inventName('Uwera') });
    await signIn(other, colleague.email, colleague.password);
    const admin = await openPage();
    await signIn(admin, 'admin@hafi.test');
    const found = await admin.request.get(
      `/api/admin/people?q=${encodeURIComponent(colleague.email)}`,
    );
    const [person] = ((await found.json()) as { data: { id: string }[] }).data;
    const roles = await admin.request.post(`/api/admin/people/${person?.id}/roles`, {
      data: { roles: ['ADMIN'], reason: 'Confirms bank payments.' },
    });
    expect(roles.status(), await roles.text()).toBe(200);
    await importStatement(admin, statement('150,000.00', `CASH DEPOSIT ${name}`));
    // When the coordinator says whose it is
    const line = admin.getByRole('listitem').filter({ hasText: `CASH DEPOSIT ${name}` });
    await line
      .getByRole('button', { name: /^It is this one/ })
      .first()
      .click();
    await admin.getByText(`The line is for ${name}. It now waits to be confirmed.`).waitFor();
    // And confirms it as the first
    const act = 'Confirm, and pay the rest back';
    await confirm(admin, name, act);
    await admin.getByText('Another person must confirm it too.').first().waitFor();
    expect(await admin.getByRole('button', { name: `${act} (${name}` }).count()).toBe(0);
    // Then it is not paid yet
    await page.getByText('Your bank transfer is another sum').waitFor(timeout);
    // When the second confirms the same
    await other.goto('/admin/bank');
    await other.getByText('You are the second.').waitFor();
    await expectNoAxeViolations(other);
    await confirm(other, name, act);
    await other.getByText(/the rest stands under the payments that hang/).waitFor();
    // Then it is paid, and the rest stands where it is paid back
    await page.getByText('Payment successful!').waitFor(timeout);
    await other.goto('/admin');
    const owed = other.getByRole('listitem').filter({ hasText: `${name}, 133,000 RWF` });
    await owed.getByRole('button', { name: /^Transferred back/ }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Transferred back' }).click();
    await other.getByText(/it is settled, and the payer is told\.$/).waitFor();
    // And the history names both
    await other.goto('/admin/bank?tab=history');
    await other
      .getByRole('listitem')
      .filter({ hasText: `CASH DEPOSIT ${name}` })
      .getByText(/^By /)
      .waitFor();
    await expectNoAxeViolations(other);
    expect(reference).toMatch(/^HF-/);
  });

  test('the payer chooses another way after all', async ({ page }) => {
    // Given a transfer that is awaited
    const { booking } = await payByBank(page);
    // When its payer does not want it any more
    await page.getByRole('button', { name: 'Do not pay by bank' }).click();
    await page.getByRole('button', { name: 'Choose another way' }).click();
    // Then the form is there again, also after a reload
    await page.locator('input[name="method"][value="mtn"]').waitFor();
    await page.goto(`/payment?booking=${booking}`);
    await page.locator('input[name="method"][value="bank"]').waitFor();
  });
});
