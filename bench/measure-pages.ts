import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { publicPaths } from '../apps/web/src/app/public-paths.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../scripts/test/find-chromium.ts';
import { measureMarks } from './measure-marks.ts';
import { measurePresses } from './measure-presses.ts';
import { measureSpeed } from './measure-speed.ts';
import { screens } from './screens.ts';
import { startServer } from './start-program.ts';

/**
 * Playwright's error listener makes V8 parse a script again once it creates an Error (React creates
 * three at its start): 40 ms that no visitor waits, six times as much on a throttled processor.
 * With this flag V8 keeps the positions at the first parse.
 */
const asWithoutListener = '--js-flags=--no-enable-lazy-source-positions';

/** Asks the system for a free port. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** What is measured of pages. */
export const pageParts = ['speed', 'presses', 'marks'] as const;

/**
 * Measures how fast public pages load (`speed`) and signed-in screens respond (`presses`) on slow
 * networks and processors, and runs Lighthouse (`marks`). `only` restricts the pages and screens, by
 * their paths.
 */
export async function measurePages(options: {
  runs: number;
  parts: readonly (typeof pageParts)[number][];
  only?: readonly string[] | undefined;
}): Promise<void> {
  const { runs, parts, only } = options;
  const isWanted = ({ path }: { path: string }) => only?.includes(path) ?? true;
  const paths = publicPaths.filter(isWanted).map(({ path }) => path);
  const dataDir = mkdtempSync(join(tmpdir(), 'hafi-bench-data-'));
  const server = await startServer(dataDir);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGUMENTS, asWithoutListener, `--remote-debugging-port=${port}`],
  });
  const say = (line: string) => void process.stdout.write(`\n${line}\n\n`);
  try {
    if (parts.includes('speed') && paths.length > 0) {
      say(`Slow 4G with a 4 times, 3G with a 6 times slower processor, medians of ${runs}:`);
      await measureSpeed(browser, server.address, paths, runs);
    }
    if (parts.includes('presses')) {
      say('Shift on slow 4G, and from a press to the next picture, on a 4 times slower processor:');
      await measurePresses(browser, server.address, screens.filter(isWanted), runs);
    }
    if (parts.includes('marks') && paths.length > 0) {
      say('Lighthouse, mobile:');
      await measureMarks(server.address, port, paths, runs);
    }
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
