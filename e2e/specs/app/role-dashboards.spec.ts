import { describe, expect } from 'vitest';
import { DEMO_ACCOUNTS, signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';

const DASHBOARDS: Record<(typeof DEMO_ACCOUNTS)[number], string> = {
  'elder@hafi.test': '/dashboard',
  'family@hafi.test': '/family-dashboard',
  'caregiver@hafi.test': '/caregiver-dashboard',
  'doctor@hafi.test': '/doctor-dashboard',
  'volunteer@hafi.test': '/volunteer-dashboard',
  'admin@hafi.test': '/admin',
};

describe('Everybody has a dashboard', () => {
  test.for(DEMO_ACCOUNTS)('%s', async (account, { page }) => {
    // Given somebody who is signed in
    await signIn(page, account);
    // When they open the dashboard of their role
    await page.goto(DASHBOARDS[account]);
    await page.locator('h1').first().waitFor();
    // Then they may stay, and everybody can read it
    expect(new URL(page.url()).pathname).toBe(DASHBOARDS[account]);
    await expectNoAxeViolations(page);
  });

  test('only the coordinator may enter /admin', async ({ page }) => {
    // Given an elder who is signed in
    await signIn(page, 'elder@hafi.test');
    // When she follows an address that is not for her
    await page.goto('/admin');
    // Then she is taken to her own dashboard
    await page.waitForURL((url) => url.pathname === '/dashboard');
  });

  test('a stranger is asked to sign in', async ({ page }) => {
    // When somebody who is not signed in opens a dashboard
    await page.goto('/dashboard');
    // Then they come to the sign-in page, or home as the specification has it for unknown paths
    await page.waitForURL((url) => ['/login', '/'].includes(url.pathname));
  });
});
