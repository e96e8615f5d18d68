// @module-tag release
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';

const timeout = { timeout: 20_000 };
const name = 'Dr Jean Habimana';
const day = '2026-11-19';
const list = (reference: string, fee?: number) => ({
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `Id,Type,Amount,Fee,Status\r\n${reference},TRANSFER,-500,${fee ?? ''},SUCCESSFUL\r\n`,
  ),
});

describe('A day that nobody has compared', { timeout: 120_000 }, () => {
  test('is listed, its list is imported, and a payment to a doctor is found in it', async ({
    openPage,
  }) => {
    // Given a coordinator who has sent a doctor money from the wallet, and mistyped its number
    const reference = `MP${randomUUID().slice(0, 8)}`;
    const admin = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(admin, 'admin@hafi.test');
    await admin.goto('/admin/finance?tab=doctors');
    await admin.getByRole('button', { name: `Write a payment down (${name})` }).click();
    const form = admin.getByRole('alertdialog');
    await form.getByLabel('Amount in RWF').fill('500');
    // What a bank keeps stands in its statement; what an operator keeps can be written down
    expect(await form.getByLabel('Fee in RWF, if it is known').count()).toBe(0);
    await form.getByLabel('From').selectOption('mobile-money');
    await form.getByLabel('Fee in RWF, if it is known').fill('7');
    await form.getByLabel('From').selectOption('bank');
    await form.getByLabel('From').selectOption('mobile-money');
    expect(await form.getByLabel('Fee in RWF, if it is known').inputValue()).toBe('');
    await form.getByLabel('Fee in RWF, if it is known').fill('1.5');
    await form.getByLabel('Day on which it was sent').fill(day);
    await form.getByLabel('Reference').fill(reference);
    await form.getByRole('button', { name: 'Write it down' }).click();
    await form.getByText('Write the fee in whole francs, or leave it empty.').first().waitFor();
    await form.getByLabel('Fee in RWF, if it is known').fill('20');
    await form.getByRole('button', { name: 'Write it down' }).click();
    await admin.getByText(`500 RWF to ${name} is in the books.`).waitFor(timeout);
    const paid = admin.getByRole('listitem').filter({ hasText: reference });
    await paid.getByText('Fee: 20 RWF.').waitFor(timeout);
    // When they look at the providers
    await admin.goto('/admin/finance?tab=providers');
    const missing = admin.getByRole('button', {
      name: 'Import its list (MTN Mobile Money, 19 November 2026)',
    });
    await missing.waitFor(timeout);
    await admin.getByText('By our books 0 RWF came in and 500 RWF went out.').waitFor();
    await expectNoAxeViolations(admin);
    // Then the day is chosen by a press, and only the file is left
    await missing.click();
    expect(await admin.getByLabel('Day', { exact: true }).inputValue()).toBe(day);
    const choose = admin.getByRole('button', { name: 'Choose the file' });
    await expect.poll(() => choose.evaluate((it) => it === document.activeElement)).toBe(true);
    const input = admin.locator('input[type="file"]');
    await input.setInputFiles(list(`${reference}-0`));
    // And what differs is named on both sides, with where it is put right
    await admin.getByText('our books differ: look at what is open below').waitFor(timeout);
    await admin.getByText(`Paid to ${name}`).waitFor();
    await admin.getByText('Our books have it, the provider does not').waitFor();
    await admin.getByRole('link', { name: 'write it down with this reference' }).waitFor();
    await expect.poll(() => missing.count()).toBe(0);
    await expectNoAxeViolations(admin);
    // When the list names it
    await input.setInputFiles(list(reference.toUpperCase()));
    await admin.getByText('MTN Mobile Money and our books say the same.').waitFor(timeout);
    await expect.poll(() => admin.getByText(`Paid to ${name}`).count()).toBe(0);
    // And another fee, which counts more than what was written down
    await input.setInputFiles(list(reference, 25));
    await admin.goto('/admin/finance?tab=doctors');
    await paid.getByText('Fee: 25 RWF.').waitFor(timeout);
  });
});
