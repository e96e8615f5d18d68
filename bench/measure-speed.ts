import type { Browser } from 'playwright-core';
import { type Slowdown, slow3g, slow4g, slowDown } from './connections.ts';
import { median } from './median.ts';
import { phone, rest } from './phone.ts';
import { mark, table } from './table.ts';
import { appAfterTouch, largestPaintOf, readSeen, type Seen, watchLoading } from './watch-page.ts';

/** Runs in the page: touches what HTML alone does not do, which not every page has. */
const touch = `{
  hafiSeen.touched = performance.now();
  const button = document.body.appendChild(document.createElement('button'));
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.remove();
}`;

/**
 * Opens a page with an empty cache, opens its first menu by a tap as soon as it is there, waits until
 * the page is at rest, and touches it, so that the app comes.
 */
async function load(
  browser: Browser,
  address: string,
  path: string,
  slowdown: Slowdown,
): Promise<Seen> {
  const context = await browser.newContext({ ...phone, baseURL: address });
  try {
    const page = await context.newPage();
    await watchLoading(page);
    await slowDown(page, slowdown);
    await page.goto(path, { waitUntil: 'commit', timeout: 120_000 });
    await page.locator('header summary').first().tap({ timeout: 120_000 });
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
    await page.waitForTimeout(rest);
    await page.evaluate(touch);
    await page.waitForFunction(() => Reflect.get(globalThis, 'hafiSeen').hydrated > 0);
    await page.waitForLoadState('networkidle', { timeout: 120_000 });
    await page.waitForTimeout(rest);
    return await readSeen(page);
  } finally {
    await context.close();
  }
}

const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);

/** Prints how public pages load on a slow network and processor; medians of `runs`. */
export async function measureSpeed(
  browser: Browser,
  address: string,
  paths: readonly string[],
  runs: number,
): Promise<void> {
  const lines: string[][] = [];
  for (const path of paths) {
    const on4g: Seen[] = [];
    const on3g: Seen[] = [];
    for (let run = 0; run < runs; run += 1) {
      on4g.push(await load(browser, address, path, slow4g));
      on3g.push(await load(browser, address, path, slow3g));
    }
    const largest = median(on4g.map(largestPaintOf));
    const shift = median([...on4g, ...on3g].map((seen) => seen.shift));
    const usable = median(on3g.map(({ opened }) => opened));
    lines.push([
      path,
      seconds(median(on4g.map(({ firstPaint }) => firstPaint))),
      seconds(largest),
      seconds(median(on4g.map(({ opened }) => opened))),
      seconds(median(on3g.map(({ firstPaint }) => firstPaint))),
      seconds(usable),
      seconds(median(on3g.map(appAfterTouch))),
      shift.toFixed(3),
      mark(largest < 2500 && usable <= 1600 && shift < 0.02),
    ]);
  }
  const heads = ['Route', '4G first s', '4G largest s', '4G usable s', '3G first s', '3G usable s'];
  process.stdout.write(`${table([...heads, '3G app s', 'shift', 'goals'], lines)}\n`);
}
