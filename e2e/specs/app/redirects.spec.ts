// @module-tag release
import { describe, expect } from 'vitest';
import { DEMO_PASSWORD, signIn } from '../../fixtures/accounts.ts';
import { test } from '../../fixtures/browser.ts';

const NOTHING = '01900000-0000-7000-8000-000000000000';

describe('An address leads where it should', () => {
  test('a page that needs an account asks to sign in, and returns', async ({ page }) => {
    for (const path of [
      '/chat',
      '/caregivers',
      '/profile',
      '/settings?tab=language',
      '/dashboard',
      '/doctor-dashboard',
      '/admin',
      `/payment?booking=${NOTHING}`,
      `/payments/${NOTHING}`,
      `/bookings/${NOTHING}`,
    ]) {
      // When a stranger opens it
      await page.goto(path);
      // Then the sign-in page knows where they wanted to go
      await page.waitForURL((url) => url.pathname === '/login');
      expect(new URL(page.url()).searchParams.get('next')).toBe(path);
    }
  });

  test('signing in leads there, and Back leads to the page before', async ({ page }) => {
    await page.goto('/about');
    await page.goto('/chat');
    await page.getByLabel('Email').fill('family@hafi.test');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/chat');
    await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
    // And the sign-in page is not in the way back
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/about');
  });

  test('nobody is redirected to another site after signing in', async ({ page }) => {
    await page.goto('/login?next=%2F%2Fevil.example%2Fpath');
    await page.getByLabel('Email').fill('family@hafi.test');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });

  test.for([
    ['elder@hafi.test', '/admin', '/dashboard'],
    ['elder@hafi.test', '/doctor-dashboard', '/dashboard'],
    ['elder@hafi.test', '/no-such-page', '/'],
    ['doctor@hafi.test', '/dashboard', '/doctor-dashboard'],
    ['doctor@hafi.test', '/admin', '/doctor-dashboard'],
    ['family@hafi.test', '/dashboard', '/family-dashboard'],
    ['caregiver@hafi.test', '/dashboard', '/caregiver-dashboard'],
    ['volunteer@hafi.test', '/dashboard', '/volunteer-dashboard'],
    ['admin@hafi.test', '/dashboard', '/admin'],
  ] as const)('%s from %s to %s', async ([account, from, to], { page }) => {
    await signIn(page, account);
    await page.goto(from);
    await page.waitForURL((url) => url.pathname === to);
    await page.locator('h1').waitFor();
  });

  test('the logo leads home: visitors to /, members to /landing', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Hafi', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await signIn(page, 'elder@hafi.test');
    await page.goto('/healthcare');
    await page.getByRole('link', { name: 'Hafi', exact: true }).first().click();
    await page.waitForURL((url) => url.pathname === '/landing');
    await page.getByRole('banner').getByRole('link', { name: 'Hafi', exact: true }).click();
    expect(new URL(page.url()).pathname).toBe('/landing');
  });

  test('a spinner is shown while the session is unknown', async ({ page }) => {
    // Given a slow network
    let letThrough = () => {};
    const slow = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await page.route('**/api/auth/session', async (route) => {
      await slow;
      await route.continue();
    });
    // When somebody opens their dashboard
    await page.goto('/dashboard');
    await page.getByText('Loading...').first().waitFor();
    // Then they are asked to sign in only when it is known that they are not
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    letThrough();
    await page.waitForURL((url) => url.pathname === '/login');
  });
});
