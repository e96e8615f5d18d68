import type { Browser, Page } from 'playwright-core';
import { slow4g, slowDown, slowProcessor } from './connections.ts';
import { median } from './median.ts';
import { phone, rest } from './phone.ts';
import { addressOf, type Screen, signInFor } from './screens.ts';
import { mark, table } from './table.ts';
import { readSeen, watchLoading } from './watch-page.ts';

const openers =
  'button[aria-expanded], button[aria-pressed], [role="tab"], summary, [role="radio"], [role="switch"], input[type="radio"], input[type="checkbox"]';

/** What is pressed on a screen: how many controls, and the slowest response. */
interface Presses {
  readonly pressed: number;
  readonly slowest: number;
}

/**
 * Presses up to `most` controls within a part of the page. What opens something is pressed where
 * there is any, otherwise whatever button there is: a sheet begins with the one that says an arrival.
 */
async function pressWithin(page: Page, part: string, most: number): Promise<number> {
  const opening = page.locator(part).locator(openers).filter({ visible: true });
  const buttons = page.locator(part).locator('button:enabled').filter({ visible: true });
  let pressed = 0;
  for (let turn = 0; turn < most; turn += 1) {
    const found = (await opening.count()) > 0 ? opening : buttons;
    if ((await found.count()) <= turn) break;
    const control = found.nth(turn);
    // Away from the bars at the edges of the screen.
    await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await control.click({ force: true });
    pressed += 1;
    await page.waitForTimeout(400);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
  }
  return pressed;
}

/** Presses the screen's own controls, and two of the frame around it. */
async function pressThrough(page: Page): Promise<Presses> {
  const pressed = (await pressWithin(page, 'main', 6)) + (await pressWithin(page, 'header', 2));
  return { pressed, slowest: (await readSeen(page)).slowestPress };
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
): Promise<Presses & { shift: number }> {
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
    return { shift, ...(await pressThrough(page)) };
  } finally {
    await context.close();
  }
}

/**
 * Prints how much signed-in screens shift while they load, and how long they take from a press to the
 * next paint; medians of `runs`. A screen on which nothing was pressed misses its goal.
 */
export async function measurePresses(
  browser: Browser,
  origin: string,
  screens: readonly Screen[],
  runs: number,
): Promise<void> {
  const heads = ['Who', 'Screen', 'pressed', 'slowest press ms', 'shift', 'goal'];
  const lines: string[][] = [];
  for (const screen of screens) {
    const address = await find(browser, origin, screen);
    const seen: (Presses & { shift: number })[] = [];
    for (let run = 0; run < runs; run += 1) {
      seen.push(await openAndPress(browser, origin, screen, address));
    }
    const slowest = median(seen.map((run) => run.slowest));
    const shift = median(seen.map((run) => run.shift));
    const pressed = Math.min(...seen.map((run) => run.pressed));
    const holds = pressed > 0 && slowest < 200 && shift < 0.02;
    const who = screen.email.slice(0, screen.email.indexOf('@'));
    const name = screen.from ? `${screen.path}:id` : screen.path;
    const press = pressed > 0 ? slowest.toFixed(0) : 'nothing pressed';
    const line = [who, name, String(pressed), press, shift.toFixed(3), mark(holds)];
    lines.push(line);
    // As it is known: the whole takes an hour.
    process.stderr.write(`${line.join('  ')}\n`);
  }
  process.stdout.write(`${table(heads, lines)}\n`);
}
