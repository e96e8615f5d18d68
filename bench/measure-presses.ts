import type { Browser, Page } from 'playwright-core';
import { slow4g, slowDown, slowProcessor } from './connections.ts';
import { median } from './median.ts';
import { phone, rest } from './phone.ts';
import { addressOf, type Screen, signInFor } from './screens.ts';
import { mark, table } from './table.ts';
import { readSeen, watchLoading } from './watch-page.ts';

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
    await opener.click();
    await page.waitForTimeout(400);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
  }
  return (await readSeen(page)).slowestPress;
}

/** Finds a screen's address with a cache that the measured load does not have. */
async function find(browser: Browser, origin: string, screen: Screen): Promise<string> {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  try {
    const page = await context.newPage();
    await signInFor(page, screen, origin);
    return await addressOf(page, screen);
  } finally {
    await context.close();
  }
}

/**
 * Opens a screen with an empty cache on a slow line and processor, until it is at rest; then presses
 * what opens something on the slow processor alone, since a press that waits for the line is a matter
 * of the line.
 */
async function openAndPress(
  browser: Browser,
  origin: string,
  screen: Screen,
  address: string,
): Promise<{ shift: number; press: number }> {
  const context = await browser.newContext({ ...phone, baseURL: origin });
  try {
    const page = await context.newPage();
    await signInFor(page, screen, origin);
    await watchLoading(page);
    // The notice of a first visit lies over the page until it is answered.
    await page.addInitScript("try { localStorage.setItem('mobileConfirmed', 'true'); } catch {}");
    await slowDown(page, slow4g);
    await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
    await page.waitForTimeout(rest);
    const { shift } = await readSeen(page);
    await slowDown(page, slowProcessor);
    return { shift, press: await pressAround(page) };
  } finally {
    await context.close();
  }
}

/**
 * Prints how much signed-in screens shift while they load, and how long they take from a press to the
 * next paint; medians of `runs`.
 */
export async function measurePresses(
  browser: Browser,
  origin: string,
  screens: readonly Screen[],
  runs: number,
): Promise<void> {
  const lines: string[][] = [];
  for (const screen of screens) {
    const address = await find(browser, origin, screen);
    const seen: { shift: number; press: number }[] = [];
    for (let run = 0; run < runs; run += 1) {
      seen.push(await openAndPress(browser, origin, screen, address));
    }
    const slowest = median(seen.map(({ press }) => press));
    const shift = median(seen.map(({ shift }) => shift));
    const holds = slowest < 200 && shift < 0.02;
    const who = screen.email.slice(0, screen.email.indexOf('@'));
    const name = screen.from ? `${screen.path}:id` : screen.path;
    lines.push([who, name, slowest.toFixed(0), shift.toFixed(3), mark(holds)]);
  }
  process.stdout.write(`${table(['Who', 'Screen', 'slowest press ms', 'shift', 'goal'], lines)}\n`);
}
