import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';

describe('A visitor at the front door', () => {
  test('is greeted in the language of the browser', async ({ openPage }) => {
    // Given a phone that speaks Kinyarwanda
    const page = await openPage({ locale: 'rw', viewport: { width: 360, height: 740 } });
    // When its owner opens Hafi
    await page.goto('/');
    // Then the page says so, with one heading and nothing in the way of assistive technology
    await page.locator('h1').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('rw');
    expect(await page.locator('h1').count()).toBe(1);
    await expectNoAxeViolations(page);
  });

  test('comes home from an address that does not exist', async ({ page }) => {
    // When somebody follows an old link
    await page.goto('/no-such-page');
    // Then they land at home
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('h1').first().waitFor();
    expect(await page.locator('h1').count()).toBe(1);
  });
});
