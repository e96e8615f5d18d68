// @module-tag release
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';

const timeout = { timeout: 20_000 };
const name = 'Dr Jean Habimana';

/** A statement with money that left, as a bank exports it. */
const statement = (lines: readonly string[]) => ({
  name: 'november.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`Date;Description;Reference;Debit;Credit\r\n${lines.join('\r\n')}\r\n`),
});

async function importStatement(page: Page, lines: readonly string[]) {
  await page.goto('/admin/bank');
  await page.locator('main input[type="file"]').setInputFiles(statement(lines));
  await page.getByRole('button', { name: 'Import it', exact: true }).click();
  await page.getByText('The statement is imported.').waitFor();
}

async function payDoctor(page: Page, amount: string, day: string, reference: string) {
  await page.goto('/admin/finance?tab=doctors');
  await page.getByRole('button', { name: `Write a payment down (${name})` }).click();
  const form = page.getByRole('alertdialog');
  await form.getByLabel('Amount in RWF').fill(amount);
  await form.getByLabel('Day on which it was sent').fill(day);
  await form.getByLabel('Reference').fill(reference);
  await form.getByRole('button', { name: 'Write it down' }).click();
  await page.getByText(`${amount} RWF to ${name} is in the books.`).waitFor(timeout);
}

describe('Money that left by bank', { timeout: 120_000 }, () => {
  test('is compared with the books: what each side lacks is said, and a charge is booked', async ({
    openPage,
  }) => {
    // Given a coordinator who has sent a doctor money twice, and mistyped one of the references
    const [right, wrong] = [`FT${randomUUID().slice(0, 8)}`, `FT${randomUUID().slice(0, 8)}`];
    const charge = `Account charges ${randomUUID().slice(0, 4)}`;
    const admin = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(admin, 'admin@hafi.test');
    await payDoctor(admin, '611', '2026-11-17', right);
    await payDoctor(admin, '612', '2026-11-18', wrong);
    // When the statement of those days is imported
    await importStatement(admin, [
      `17/11/2026;Transfer;${right};611;`,
      `18/11/2026;Rent of the office ${charge};;45000;`,
      `24/11/2026;${charge};;1250;`,
    ]);
    // Then what both have is not to be looked at, and what one lacks is
    const line = (text: string) => admin.getByRole('listitem').filter({ hasText: text });
    const lost = admin.getByRole('button', { name: `Resolve (${name}, 612 RWF)` });
    await lost.waitFor(timeout);
    await line(wrong).first().waitFor();
    await line(`24 November 2026${charge}`).first().waitFor();
    expect(await line(right).count()).toBe(0);
    await expectNoAxeViolations(admin);
    // When they say of a line that it is the bank's charge
    const title = `1,250 RWF, ${charge}`;
    await admin.getByRole('button', { name: `Bank charge (${title})` }).click();
    await admin
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Book it as a charge' })
      .click();
    await admin.getByText('1,250 RWF is booked as a charge of the bank.').waitFor(timeout);
    // And of another what it is, in words
    const rent = `45,000 RWF, Rent of the office ${charge}`;
    await admin.getByRole('button', { name: `Something else (${rent})` }).click();
    const form = admin.getByRole('alertdialog', { name: `Is ${rent} resolved?` });
    await form.getByRole('button', { name: 'It is resolved' }).click();
    await form.getByText('Write how: it is kept.').first().waitFor();
    await form.getByLabel('How it was resolved').fill('The rent of November.');
    await form.getByRole('button', { name: 'It is resolved' }).click();
    await admin.getByText(`${rent} is resolved.`).waitFor(timeout);
    // And how it was resolved that the bank lacks what was sent
    await lost.click();
    const resolve = admin.getByRole('alertdialog');
    await resolve.getByLabel('How it was resolved').fill('It left from another account.');
    await resolve.getByRole('button', { name: 'It is resolved' }).click();
    await admin.getByText(`${name}, 612 RWF is resolved.`).waitFor(timeout);
    await expect.poll(() => lost.count()).toBe(0);
    // Then the books have the charge
    await admin.goto('/admin/finance?tab=days');
    await admin.getByText('Charges of the bank').first().waitFor(timeout);
    // And the history has all of it, and the way back
    await admin.goto('/admin/bank?tab=history');
    await admin.getByText('The rent of November.').waitFor(timeout);
    await admin.getByText('It left from another account.').waitFor();
    await line(right).getByText('In our books').waitFor();
    await expectNoAxeViolations(admin);
    await admin.getByRole('button', { name: `Take out of the books (-${title})` }).click();
    const back = admin.getByRole('alertdialog');
    await back.getByLabel('Why').fill('It was insurance.');
    await back.getByRole('button', { name: 'Take out of the books' }).click();
    await admin.getByText('The line is among those to look at.').waitFor(timeout);
    await admin.goto('/admin/bank');
    await admin.getByRole('button', { name: `Bank charge (${title})` }).waitFor(timeout);
  });
});
