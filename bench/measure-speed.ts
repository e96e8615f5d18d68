import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { type Slowdown, slow3g, slow4g, slowDown, slowProcessor } from './connections.ts';
import { median } from './median.ts';
import { table } from './table.ts';
import { appAfterTouch, largestPaintOf, readSeen, type Seen, watchLoading } from './watch-page.ts';

const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  serviceWorkers: 'block',
};
/** Runs in the page: touches what HTML alone does not do, which not every page has. */
const touch = `{
  hafiSeen.touched = performance.now();
  const button = document.body.appendChild(document.createElement('button'));
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.remove();
}`;
/** A page is at rest after this long without a task, in milliseconds. */
const rest = 2000;

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
const mark = (holds: boolean) => (holds ? 'holds' : 'MISSED');

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

/** Presses everything that opens something; returns the slowest response. */
async function pressAround(page: Page): Promise<number> {
  const openers = page.locator(
    'button[aria-expanded]:visible, [role="tab"]:visible, summary:visible, [role="radio"]:visible',
  );
  const count = Math.min(await openers.count(), 6);
  for (let turn = 0; turn < count; turn += 1) {
    const opener = openers.nth(turn);
    // Away from the bars at the edges of the screen.
    await opener.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await opener.click({ timeout: 5_000 });
    await page.waitForTimeout(400);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
  }
  return (await readSeen(page)).slowestPress;
}

/** Prints how long signed-in screens take from a press to the next paint; medians of `runs`. */
export async function measurePresses(
  browser: Browser,
  address: string,
  screens: readonly { path: string; email: string; password: string }[],
  runs: number,
): Promise<void> {
  const lines: string[][] = [];
  for (const { path, email, password } of screens) {
    const presses: number[] = [];
    const shifts: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ ...phone, baseURL: address });
      await context.request.post('/api/auth/signin', {
        data: { email, password },
        headers: { origin: address },
      });
      const page = await context.newPage();
      await watchLoading(page);
      // The notice of a first visit lies over the page until it is answered.
      await page.addInitScript("try { localStorage.setItem('mobileConfirmed', 'true'); } catch {}");
      await page.goto(path, { waitUntil: 'networkidle' });
      await slowDown(page, slowProcessor);
      shifts.push((await readSeen(page)).shift);
      presses.push(await pressAround(page));
      await context.close();
    }
    const slowest = median(presses);
    const shift = median(shifts);
    const holds = slowest < 200 && shift < 0.02;
    const who = email.slice(0, email.indexOf('@'));
    lines.push([who, path, slowest.toFixed(0), shift.toFixed(3), mark(holds)]);
  }
  process.stdout.write(`${table(['Who', 'Screen', 'slowest press ms', 'shift', 'goal'], lines)}\n`);
}
