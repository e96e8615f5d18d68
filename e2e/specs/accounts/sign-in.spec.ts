// @module-tag document
import { describe, expect } from 'vitest';
import { DEMO_PASSWORD, signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';

describe('Signing in', () => {
  test('a wrong password keeps the e-mail address', async ({ page }) => {
    // Given somebody who mistypes the password
    await page.goto('/login');
    await page.getByLabel('Email').fill('elder@hafi.test');
    await page.getByLabel('Password', { exact: true }).fill('not this one');
    await page.getByRole('button', { name: 'Sign In' }).click();
    // Then the page says so, and the address stands
    await page.getByRole('alert').getByText('Invalid credentials. Please try again.').waitFor();
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('elder@hafi.test');
    // When the password is shown, it can be read
    await page.getByRole('button', { name: 'Show' }).click();
    await expect
      .poll(() => page.getByLabel('Password', { exact: true }).getAttribute('type'))
      .toBe('text');
  });

  test('leads to where the person wanted to go', async ({ page }) => {
    // When a stranger opens the settings
    await page.goto('/settings?tab=privacy');
    await page.waitForURL('**/login?next=*');
    // And signs in
    await page.getByLabel('Email').fill('family@hafi.test');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    // Then the settings open
    await page.waitForURL('**/settings?tab=privacy');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  });

  test('says why a social sign-in did not start', async ({ page }) => {
    await page.goto('/login?problem=social-sign-in-off');
    await page.getByText('This way to sign in is not set up here.').waitFor();
    await expectNoAxeViolations(page);
  });

  test('with Google leaves no code in the URL', async ({ openPage }) => {
    const page = await openPage();
    // Given somebody who wanted to see the settings
    await page.goto('/login?next=%2Fsettings');
    await page.getByRole('link', { name: 'Sign in with Google' }).click();
    // When they choose who they are at Google
    await page.locator('button[name=account]').first().click();
    // Then they are where they wanted to go, and the code is gone
    await page.waitForURL('**/settings');
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(page.url()).not.toContain('code=');
  });

  test('keeps the language chosen in the settings', async ({ page }) => {
    // Given somebody who is signed in
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    await page.goto('/settings?tab=language');
    // When they choose French
    await page.getByRole('radio', { name: 'Français' }).check();
    // Then the page speaks French, and the account remembers
    await page.getByRole('status').getByText('Enregistré.').first().waitFor();
    const answer = await page.request.get('/api/auth/session');
    expect((await answer.json()).data.locale).toBe('fr');
  });
});
