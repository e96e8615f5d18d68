// @module-tag release
import { describe, expect } from 'vitest';
import { demoNow } from '../../../scripts/test/clock/demo-clock.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { totpCode } from '../../fixtures/totp.ts';

describe('Two-step sign-in', () => {
  test('is turned on, asked for, and turned off', async ({ openPage }) => {
    // Given somebody who protects the account
    const page = await openPage();
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    await page.goto('/settings?tab=privacy');
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Enable 2FA' }).click();
    // When the app's code is written
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    await expectNoAxeViolations(page);
    const link = page.getByRole('link', { name: 'Open the app on this device' });
    const uri = (await link.getAttribute('href')) ?? '';
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    await page.getByRole('textbox', { name: 'Code' }).fill(totpCode(secret, demoNow()));
    await page.getByRole('button', { name: 'Turn two-step sign-in on' }).click();
    // Then ten recovery codes are shown, this once
    await page.getByRole('heading', { name: 'Keep these recovery codes' }).waitFor();
    const codes = await page.locator('ul[translate=no] li').allTextContents();
    expect(codes).toHaveLength(10);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('On. Signing in takes your password').waitFor();

    // When they sign in elsewhere
    const other = await openPage();
    await other.goto('/login?next=%2Fprofile');
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Sign In' }).click();
    // Then a second step is asked for, and the address tells nothing
    await other.getByRole('heading', { level: 1, name: 'One more step' }).waitFor();
    expect(new URL(other.url()).search).toBe('');
    await expectNoAxeViolations(other);
    await other.getByLabel('Code').fill('000000');
    await other.getByRole('button', { name: 'Sign In' }).click();
    await other.getByRole('alert').getByText('This code is not right.').waitFor();
    // When a recovery code is written
    await other.getByLabel('Code').fill(codes[0] ?? '');
    await other.getByRole('button', { name: 'Sign In' }).click();
    // Then they are where they wanted to go
    await other.waitForURL('**/profile');

    // When the second step is turned off
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Turn 2FA off' }).click();
    // Then it is off
    await page.getByText('Off. A second step keeps others out').waitFor();
  });

  test('is kept out of the URL and the history', async ({ page }) => {
    // When somebody opens the second step without the first
    await page.goto('/login/second-factor');
    // Then the sign-in page says what to do
    await page.waitForURL('**/login?problem=challenge-expired');
    await page.getByText('This took too long. Please sign in again.').waitFor();
  });
});
