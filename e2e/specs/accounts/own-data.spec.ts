// @module-tag release
import { buffer } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';

const refused = [/status of 403/];

const bytesOf = async (file: Download) => buffer(await file.createReadStream());

async function atPrivacy(page: Page) {
  const person = await signUp(page);
  await signIn(page, person.email, person.password);
  await page.goto('/profile?tab=privacy');
  await page.getByRole('heading', { name: 'Download my data' }).waitFor();
  return person;
}

async function showPassword(page: Page, password: string): Promise<void> {
  await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Continue' }) });
  await form.getByLabel('Your password').fill(password);
  await form.getByRole('button', { name: 'Continue' }).click();
}

describe('One’s own data', () => {
  test('is downloaded once the password is given, as text and for programs', async ({
    openPage,
  }) => {
    // Given somebody at their privacy settings
    const page = await openPage({ expectedProblems: refused });
    const { email, password } = await atPrivacy(page);
    // When they ask for the PDF and give their password
    await page.getByRole('button', { name: 'Download as PDF' }).click();
    const pdf = page.waitForEvent('download');
    await showPassword(page, password);
    // Then it arrives
    const file = await pdf;
    expect(file.suggestedFilename()).toMatch(/^hafi-\d{4}-\d\d-\d\d\.pdf$/);
    expect((await bytesOf(file)).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByText('Your file is downloaded.').waitFor();
    // And the other file needs no password for a while
    const json = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as JSON' }).click();
    const { data } = JSON.parse((await bytesOf(await json)).toString());
    expect(data.account[0].email).toBe(email);
  });

  test('is erased with the account, and nobody can sign in again', async ({ openPage }) => {
    // Given somebody who wants to leave
    const page = await openPage({ expectedProblems: [/status of 40[13]/] });
    const { email, password } = await atPrivacy(page);
    await page.getByRole('button', { name: 'Delete my account' }).click();
    // When they have read what happens, they may stay
    await page.getByRole('heading', { name: 'What is kept' }).waitFor();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    // When they go on, with the password and the word
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await showPassword(page, password);
    await page.getByLabel('Type DELETE').fill('remove');
    await page.getByRole('button', { name: 'Delete my account for ever' }).click();
    await page.getByRole('alert').getByText('Type DELETE to go on.').waitFor();
    await page.getByLabel('Type DELETE').fill('delete');
    await page.getByRole('button', { name: 'Delete my account for ever' }).click();
    // Then they are notified, signed out, and the account is gone
    await page.getByText('Your account is deleted.').waitFor();
    expect((await (await page.request.get('/api/auth/session')).json()).data).toBeNull();
    const again = await page.request.post('/api/auth/signin', { data: { email, password } });
    expect(again.status()).toBe(401);
  });
});
