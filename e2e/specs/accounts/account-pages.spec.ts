import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';

const OPEN = [
  '/login',
  '/login?problem=social-sign-in-off',
  '/login/phone',
  '/signup',
  '/signup/complete?ticket=unknown',
  '/forgot-password',
  '/reset-password?email=a%40example.rw',
];
const OWN = ['personal', 'settings', 'privacy'].map((tab) => `/profile?tab=${tab}`);
const SETTINGS = ['profile', 'privacy', 'appearance', 'language', 'practice'].map(
  (tab) => `/settings?tab=${tab}`,
);

describe('The pages of an account can be read by everybody', () => {
  test.for(['en', 'rw', 'fr'] as const)('for visitors, in %s', async (locale, { openPage }) => {
    const page = await openPage({ locale, viewport: { width: 320, height: 640 } });
    for (const path of OPEN) {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      expect(await page.locator('h1').count()).toBe(1);
      const sideways = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(sideways), path).toBeLessThanOrEqual(0);
      await expectNoAxeViolations(page);
    }
  });

  test.for(['light', 'dark'] as const)('for members, %s', async (colorScheme, { openPage }) => {
    const page = await openPage({ colorScheme, viewport: { width: 360, height: 740 } });
    await signIn(page, 'doctor@hafi.test');
    for (const path of [...OWN, ...SETTINGS]) {
      await page.goto(path);
      await page.getByRole('tabpanel').waitFor();
      expect(await page.locator('h1').count()).toBe(1);
      const sideways = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(sideways), path).toBeLessThanOrEqual(0);
      await expectNoAxeViolations(page);
    }
  });
});
