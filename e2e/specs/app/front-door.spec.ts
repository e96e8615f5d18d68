// @module-tag document
import { describe, expect } from 'vitest';
import { test } from '../../fixtures/browser.ts';

describe('A visitor at the front door', () => {
  test('sees the language of the browser', async ({ openPage }) => {
    // Given a phone that speaks Kinyarwanda
    const page = await openPage({ locale: 'rw', viewport: { width: 360, height: 740 } });
    // When its owner opens Hafi
    await page.goto('/');
    // Then the page says so, with one heading
    await page.locator('h1').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('rw');
    expect(await page.locator('h1').count()).toBe(1);
  });

  test('finds the home page from an address that does not exist', async ({ page }) => {
    // When somebody follows an old link
    await page.goto('/no-such-page');
    // Then they land at home
    await page.waitForURL((url) => url.pathname === '/');
    await page.locator('h1').first().waitFor();
    expect(await page.locator('h1').count()).toBe(1);
  });

  test('can install Hafi on a phone', async ({ page }) => {
    // Given the home page
    await page.goto('/');
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    // When the phone asks what it would keep
    const answer = await page.request.get(href ?? '');
    // Then there is a name, a way to begin and a drawing
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { name: string; icons: { src: string }[] };
    expect(manifest.name).toBe('Hafi');
    for (const { src } of manifest.icons) {
      expect((await page.request.get(src)).headers()['content-type']).toContain('image/');
    }
  });
});
