// @module-tag keyboard
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('Menus', () => {
  test('close on a press outside and on Escape, which returns the focus', async ({ page }) => {
    // Given a member's header
    await signIn(page, 'family@hafi.test');
    await page.goto('/help');
    const menus = [
      [
        page.locator('summary', { hasText: 'Your menu' }),
        page.getByRole('link', { name: 'My Profile' }),
      ],
      [
        page.getByRole('button', { name: /^Notifications/ }),
        page.getByRole('region', { name: 'Notifications' }),
      ],
    ] as const;
    for (const [button, inside] of menus) {
      // When it is opened
      await button.click();
      await inside.waitFor();
      await expectNoAxeViolations(page);
      // Then a press outside closes it
      await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
      await inside.waitFor({ state: 'hidden' });
      // And so does Escape, with the focus back on the button
      await button.click();
      await inside.waitFor();
      await page.keyboard.press('Escape');
      await inside.waitFor({ state: 'hidden' });
      await expect.poll(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
    }
  });

  test('can be used with the arrow keys', async ({ page }) => {
    await signIn(page, 'family@hafi.test');
    await page.goto('/help');
    await page.locator('summary', { hasText: 'Your menu' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('link', { name: 'My Profile' }).waitFor();
    await expect.poll(() => focused(page)).toContain('My Profile');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toContain('Dashboard');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/family-dashboard');
  });

  test('of a visitor on a phone link to every page', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 320, height: 640 } });
    await page.goto('/');
    await page.locator('summary', { hasText: 'Menu' }).click();
    await expectNoAxeViolations(page);
    const list = page.getByRole('banner');
    for (const name of ['Home', 'About', 'Pricing', 'Contact', 'HCP', 'Sign in', 'Sign up']) {
      expect(await list.getByRole('link', { name, exact: true }).isVisible(), name).toBe(true);
    }
    await list.getByRole('link', { name: 'HCP' }).click();
    await page.getByRole('heading', { level: 1, name: 'HCP' }).waitFor();
  });
});

describe('On a phone', () => {
  test('the bar has the emergency link, and More has the rest', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(page, 'elder@hafi.test');
    await page.goto('/dashboard');
    const bar = page.getByRole('navigation', { name: 'Quick' });
    // When More is opened, it takes the focus in, and Escape gives it back
    const more = bar.getByRole('button', { name: 'More' });
    await more.click();
    const sheet = page.getByRole('dialog', { name: 'More' });
    await sheet.waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => more.evaluate((it) => it === document.activeElement)).toBe(true);
    // And a link in it closes it
    await more.click();
    await sheet.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await expect.poll(() => sheet.count()).toBe(0);
    // And the emergency is one press away, with numbers that can be called
    await page.getByRole('link', { name: 'Emergency' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Emergency Center' }).waitFor();
    // Where the key of the bar calls
    await expect
      .poll(() => bar.getByRole('link', { name: 'Call 912' }).getAttribute('href'))
      .toBe('tel:912');
    expect(await page.getByRole('link', { name: 'Call 912' }).first().getAttribute('href')).toBe(
      'tel:912',
    );
  });
});
