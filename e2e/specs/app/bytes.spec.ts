// @module-tag document
import type { Page, Request } from 'playwright-core';
import { describe, expect } from 'vitest';
import { publicPaths } from '../../../apps/web/src/app/public-paths.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { baseUrl, test } from '../../fixtures/browser.ts';
import {
  bytesOf,
  type Load,
  publicBytesFaults,
  screenBytesFaults,
  untouchedBytesFaults,
} from '../../fixtures/page-bytes.ts';
import { quiet } from '../../fixtures/quiet.ts';
import { DASHBOARDS, MEMBER_ROUTES, TAB_ROUTES } from '../../fixtures/routes.ts';
import { testAll } from '../../fixtures/test-all.ts';
import { untilHydrated } from '../../fixtures/until-hydrated.ts';
import { usePage } from '../../fixtures/use-page.ts';

// `every-route.spec.ts` checks the size budget of every page, counting the requested files by their
// size in the build. This test loads pages with an empty cache and measures what is transferred.

const timeout = { timeout: 600_000 };

/**
 * Opens a route with an empty cache; returns its files, and those whose size differs from the
 * build's.
 */
async function load(
  page: Page,
  route: string,
  touch?: (page: Page) => Promise<void>,
): Promise<{ files: string[]; others: string[] }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const requested: Request[] = [];
  const note = (request: Request) => requested.push(request);
  page.on('request', note);
  await page.goto(route);
  await page.locator('h1').first().waitFor();
  await touch?.(page);
  await quiet(page);
  page.off('request', note);
  await session.detach();
  const weights = new Map<string, number>();
  for (const request of requested) {
    const path = new URL(request.url()).pathname;
    if (!/[.](js|css|woff2)$/.test(path)) continue;
    const { responseBodySize } = await request.sizes();
    // A file that was preloaded and then used counts once.
    weights.set(path, Math.max(weights.get(path) ?? 0, responseBodySize));
  }
  const others = [...weights]
    .filter(([path, weight]) => weight !== bytesOf(path))
    .map(([path, weight]) => `${path} takes ${weight} bytes, in the build ${bytesOf(path)}`);
  return { files: [...weights.keys()], others };
}

/** Says that data is dear, so that the app's code comes only with a touch, however idle the page. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

/** The files that a page requested until a second after its load event. */
const filesOfTheFirstSecond = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const until = (opened?.loadEventStart ?? 0) + 1_000;
    await new Promise((resolve) => setTimeout(resolve, until - performance.now()));
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < until)
      .map(({ name }) => new URL(name).pathname);
  });

const somePaths = ['/', '/services', '/doctors', '/booking', '/login'];
const loadedPaths = testAll ? publicPaths.map(({ path }) => path) : somePaths;
const someRoutes = ['/dashboard', '/healthcare?tab=report', '/settings'];

describe('Compressed, as transferred', () => {
  test(
    'a public page loads at most 25 KB of script before the first touch',
    timeout,
    async ({ openPage }) => {
      const page = await openPage({ viewport: { width: 360, height: 740 } });
      await saveData(page);
      const faults: string[] = [];
      for (const { path } of publicPaths) {
        // Its first step is the list of doctors, which only the app can fill: see the next test.
        if (path === '/booking') continue;
        const { files, others } = await load(page, path);
        expect(files.length, path).toBeGreaterThan(3);
        faults.push(...others, ...untouchedBytesFaults({ route: path, locale: 'en', files }));
      }
      expect(faults.join('\n')).toBe('');
    },
  );

  test('on a desk too, also where only the app can fill a list in its first screen', async ({
    page,
  }) => {
    const faults: string[] = [];
    for (const { path } of publicPaths) {
      await page.goto(path);
      const files = await filesOfTheFirstSecond(page);
      expect(files.length, path).toBeGreaterThan(3);
      faults.push(...untouchedBytesFaults({ route: path, locale: 'en', files }));
    }
    expect(faults.join('\n')).toBe('');
  });

  test(
    'a touched public page loads at most 115 KB of the app, and 40 KB of styles and fonts',
    timeout,
    async ({ page }) => {
      const faults: string[] = [];
      for (const path of loadedPaths) {
        const { files, others } = await load(page, path, untilHydrated);
        expect(files.length, path).toBeGreaterThan(5);
        faults.push(
          ...others,
          ...(await publicBytesFaults(baseUrl, { route: path, locale: 'en', files })),
        );
      }
      expect(faults.join('\n')).toBe('');
    },
  );

  test('a signed-in screen loads at most 61 KB of its own', timeout, async ({ openPage }) => {
    const faults: string[] = [];
    for (const [email, dashboard] of Object.entries(DASHBOARDS)) {
      if (!testAll && email !== 'elder@hafi.test') continue;
      const page = await openPage();
      await signIn(page, email);
      const tabs = email === 'elder@hafi.test' ? TAB_ROUTES : [];
      const routes = testAll ? [dashboard, ...MEMBER_ROUTES, ...tabs] : someRoutes;
      const screens: Load[] = [];
      for (const route of routes) {
        const { files, others } = await load(page, route, usePage);
        expect(files.length, route).toBeGreaterThan(5);
        faults.push(...others);
        screens.push({ route, locale: 'en', files });
      }
      faults.push(...screenBytesFaults(screens));
    }
    expect(faults.join('\n')).toBe('');
  });
});
