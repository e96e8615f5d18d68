// @module-tag release
import { formatPhone } from '@hafi/base/format-phone';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { readCode } from '../../fixtures/outbox.ts';

describe('Signing in by phone', () => {
  test('accepts a number and the code of the SMS', async ({ openPage }) => {
    // Given an elder without e-mail at hand, who has shown that her number is hers
    const small = { viewport: { width: 320, height: 640 } };
    const before = await openPage(small);
    const { email, password, phoneNumber } = await signUp(before);
    await signIn(before, email, password);
    await before.goto('/profile');
    await before
      .getByRole('button', {
        name: `Send a code to ${formatPhone(phoneNumber).replaceAll('\u00a0', ' ')}`,
      })
      .click();
    const proof = await readCode(phoneNumber);
    await before.getByLabel('Code').fill(proof);
    await before.getByRole('button', { name: 'Confirm' }).click();
    await before.getByRole('heading', { name: 'Confirm your' }).waitFor({ state: 'detached' });
    // And has another phone now: the one on which she has shown it needs no more than a code
    const page = await openPage(small);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Sign in with your phone' }).click();
    // When she writes her number as people do
    await page.getByLabel('Phone number').fill(phoneNumber.replace('+250', '0'));
    await page.getByRole('button', { name: 'Send me a code' }).click();
    // Then the next step says where the code went, and has the focus
    const heading = page.getByRole('heading', { level: 1, name: 'Look at your phone' });
    await heading.waitFor();
    await page.getByText(`If ${formatPhone(phoneNumber)} belongs to an account`).waitFor();
    await expect.poll(() => heading.evaluate((it) => it === document.activeElement)).toBe(true);
    // When she goes back, the number can be mended
    await page.goBack();
    await page.getByLabel('Phone number').waitFor();
    await page.goForward();
    // When she writes the code
    const code = await readCode(phoneNumber, proof);
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Sign In' }).click();
    // Then the code alone does not open her account on a phone that is new to it
    await page.getByRole('heading', { level: 1, name: 'One more step' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    await expectNoAxeViolations(page);
    const secret = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Write it here, to sign in.').first().waitFor();
    await secret.fill('not the password');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('alert').getByText('This is not right.').waitFor();
    await page.getByRole('link', { name: 'Forgot password?' }).waitFor();
    // When she writes what only she knows
    await secret.fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    // Then she is signed in
    await page.waitForURL((url) => url.pathname === '/dashboard');
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
    // And the next time the code is enough there
    await page.request.post('/api/auth/signout');
    await page.goto('/login/phone');
    await page.getByLabel('Phone number').fill(phoneNumber);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByRole('heading', { level: 1, name: 'Look at your phone' }).waitFor();
    const next = () => readCode(phoneNumber, code);
    await expect.poll(next).not.toBe(proof);
    await page.getByLabel('Code').fill(await next());
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL((url) => url.pathname === '/dashboard');
  });

  test('reports an invalid number', async ({ page }) => {
    await page.goto('/login/phone');
    await page.getByLabel('Phone number').fill('12');
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByText('Enter a phone number like').first().waitFor();
  });
});
