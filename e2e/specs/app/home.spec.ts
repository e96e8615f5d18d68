// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../../fixtures/browser.ts';
import { heightOf } from '../../fixtures/layout/height-of.ts';
import { untilHydrated } from '../../fixtures/until-hydrated.ts';

const sections = [
  'Popular services',
  'Complete care services',
  'Our services network',
  'Technology that waits for you',
  'How it works',
  'Stories',
  'Who should be nearer to you today?',
];

/** The links of a section: text and target. */
const linksOf = (page: Page, part: string) =>
  page
    .locator(part)
    .evaluateAll((links) =>
      links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
    );

describe('The front page', () => {
  test('shows its content in order, before any script', async ({ openPage }) => {
    // Given a browser that runs no script, and so refuses those that the page announces
    const page = await openPage({ script: false, expectedProblems: [/[.]js csp$/] });
    // When it opens Hafi
    await page.goto('/');
    // Then the whole story stands there
    expect(await page.locator('main h2').filter({ visible: true }).allTextContents()).toEqual(
      sections,
    );
    expect(await page.locator('main h1').textContent()).toBe('Near to those who raised us');
    expect(await page.locator('main').textContent()).toContain('sample stories');
  });

  test('shows the sample numbers of the demo, marked as such', async ({ page }) => {
    // When a visitor opens the front page of a demo
    await page.goto('/');
    // Then its numbers come with the words that nobody counted them
    await page.getByText('Sample numbers of a demo: nobody counted them.').waitFor();
    for (const figure of ['18,500+', '4,200+', '1,200+', '850+', '4.9/5']) {
      expect(await page.getByText(figure, { exact: true }).isVisible()).toBe(true);
    }
  });

  test('links to an account, to people and to prices', async ({ page }) => {
    await page.goto('/');
    const links = await linksOf(page, 'main a');
    // Then each call to action leads where it says
    expect(links).toContainEqual(['Start your care journey', '/signup']);
    expect(links).toContainEqual(['Talk to us', '/contact']);
    expect(links).toContainEqual(['Contact us', '/contact']);
    expect(links).toContainEqual(['Find caregivers', '/caregivers']);
    expect(links).toContainEqual(['View plans and pricing', '/pricing']);
    expect(links.filter(([, to]) => to === '/signup')).toHaveLength(2);
  });

  test('explains each service', async ({ page }) => {
    // Given the services that the front page names
    await page.goto('/');
    const links = await linksOf(page, 'main a[href^="/services#"]');
    expect(links.length).toBeGreaterThan(12);
    // When a visitor follows one
    await page.getByRole('link', { name: 'Daily check-ins' }).first().click();
    await page.waitForURL('**/services#check-ins');
    // Then it is in sight, and every other one has its place too
    const checkIns = page.locator('#check-ins');
    await checkIns.waitFor();
    await expect
      .poll(() => checkIns.evaluate((part) => Math.round(part.getBoundingClientRect().top)))
      .toBeLessThan(200);
    for (const [, to] of links) {
      const place = page.locator(`#${to?.split('#')[1]}`);
      expect(await place.count(), String(to)).toBe(1);
    }
  });

  test.for([320, 360, 768, 1024, 1920])('fits a screen of %d px', async (width, { openPage }) => {
    const page = await openPage({ viewport: { width, height: 800 }, locale: 'rw' });
    for (const route of ['/', '/services', '/about']) {
      await page.goto(route);
      const wide = await page.locator('main').evaluate((main) => main.scrollWidth);
      expect(wide, route).toBeLessThanOrEqual(width);
    }
  });

  test.for(['en', 'rw', 'fr'] as const)(
    'takes ten screens of a phone, and says each number once, in %s',
    async (locale, { openPage }) => {
      // Given a phone
      const page = await openPage({ viewport: { width: 360, height: 740 }, locale });
      await page.goto('/');
      // When everything has come
      await untilHydrated(page);
      await page.locator('dd', { hasText: '/5' }).waitFor();
      // Then it is ten screens long
      expect(await heightOf(page)).toBeLessThanOrEqual(7_400);
      // And repeats no number
      const text = (await page.locator('main').textContent()) ?? '';
      const numbers = text.match(/\d[\d.,\u202f]*\d/g) ?? [];
      expect(numbers).toContain('30');
      expect(numbers).toEqual([...new Set(numbers)]);
    },
  );

  test('has a preview image for shared links, in each language', async ({ page }) => {
    for (const locale of ['en', 'rw', 'fr']) {
      const answer = await page.request.get(`/og-${locale}.png`);
      expect(answer.headers()['content-type']).toBe('image/png');
      expect(sizeOf(await answer.body())).toEqual([1200, 630]);
    }
  });
});

/** Width and height from a PNG's header. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];
