// @module-tag release
import { describe, expect } from 'vitest';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { readCode } from '../../fixtures/outbox.ts';

describe('A forgotten password', () => {
  test('is replaced with the code from the mail', async ({ page }) => {
    // Given somebody who has forgotten the password
    const { email } = await signUp(page);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page
      .getByRole('status')
      .getByText(
        'OTP sent to your email. Please check your inbox and proceed to reset your password.',
      )
      .waitFor();
    // When they go on with the code of the mail
    await page.getByRole('link', { name: 'Reset my password' }).click();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByLabel('Code from the e-mail').fill(await readCode(email));
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Confirm new password').fill('shore');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    // Then a password that is too short is named, and one that differs
    await page.getByText('Password must be at least 6 characters long.').first().waitFor();
    await page.getByText('Passwords do not match.').first().waitFor();
    // When both are right
    await page.getByLabel('New password', { exact: true }).fill('Agaseke-8');
    await page.getByLabel('Confirm new password').fill('Agaseke-8');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    // Then the page says so and leads to the sign-in page by itself
    await page
      .getByRole('status')
      .getByText('Password reset successfully. You can now sign in with your new password.')
      .waitFor();
    await page.waitForURL('**/login');
    // And the new password opens the door
    await page.getByLabel('Password', { exact: true }).fill('Agaseke-8');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL((url) => url.pathname === '/dashboard');
  });

  test('reports a wrong code, and keeps the form', async ({ page }) => {
    const { email } = await signUp(page);
    await page.goto(`/reset-password?email=${encodeURIComponent(email)}`);
    await page.getByLabel('Code from the e-mail').fill('000000');
    await page.getByLabel('New password', { exact: true }).fill('Agaseke-8');
    await page.getByLabel('Confirm new password').fill('Agaseke-8');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await page.getByRole('alert').getByText('This code is wrong or too old.').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
  });
});
