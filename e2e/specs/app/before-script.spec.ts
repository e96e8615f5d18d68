// @module-tag document
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { quiet } from '../../fixtures/quiet.ts';
import { untilHydrated } from '../../fixtures/until-hydrated.ts';

/** Holds the app's code back until told, like a slow network. */
async function holdScript(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/base-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

async function slowPage(openPage: OpenPage, route: string) {
  const page = await openPage();
  const release = await holdScript(page);
  await page.goto(route, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  return { page, release };
}

describe('Before the app has loaded', () => {
  test('what was typed and submitted is not lost', async ({ openPage }) => {
    const { page, release } = await slowPage(openPage, '/login');
    await page.getByLabel('Email').fill('elder@hafi.test');
    await page.locator('input[name=password]').fill('Hafi-demo-1');
    await page.locator('input[name=password]').press('Enter');
    expect(page.url()).toMatch(/\/login$/);
    release();
    // Signing in leads to the own home.
    await page.waitForURL((url) => url.pathname === '/dashboard');
  });

  test.for(['/doctors', '/booking'])(
    'what was typed into the search of %s is searched for',
    async (route, { openPage }) => {
      const { page, release } = await slowPage(openPage, route);
      // In the booking the filters stand behind a row, which opens without script.
      if (route === '/booking') await page.getByRole('main').locator('summary').first().click();
      const box = page.getByRole('main').getByRole('searchbox');
      await box.fill('umuhoza');
      const requested = page.waitForRequest((request) =>
        /\/api\/doctors\?.*umuhoza/.test(request.url()),
      );
      release();
      await requested;
      await quiet(page);
      expect(await box.inputValue()).toBe('umuhoza');
    },
  );

  test('the page is shown, and does not shift when the app hydrates it', async ({ openPage }) => {
    const { page, release } = await slowPage(openPage, '/services');
    const heading = page.locator('main h1');
    const before = await heading.boundingBox();
    const text = await page.locator('main').textContent();
    await heading.evaluate((element) => element.setAttribute('data-same', ''));
    release();
    await untilHydrated(page);
    await quiet(page);
    expect(await heading.boundingBox()).toEqual(before);
    expect(await page.locator('main').textContent()).toBe(text);
    // The very element that the server sent: nothing was rendered again.
    expect(await page.locator('main h1[data-same]').count()).toBe(1);
  });
});
