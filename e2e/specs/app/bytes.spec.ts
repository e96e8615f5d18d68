import type { Page, Response } from 'playwright-core';
import { describe, expect } from 'vitest';
import { publicPaths } from '../../../apps/web/src/app/public-paths.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { baseUrl, test } from '../../fixtures/browser.ts';
import { DASHBOARDS, MEMBER_ROUTES, TAB_ROUTES } from '../../fixtures/routes.ts';

/** One file as it came over the wire, compressed, without headers. */
type File = { kind: string; path: string; bytes: number };

const kilobyte = 1024;
const limits = { script: 110 * kilobyte, critical: 40 * kilobyte, screen: 60 * kilobyte };
const patience = { timeout: 600_000 };

/** Opens a route with nothing kept and answers all that came. */
async function load(page: Page, route: string): Promise<File[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const came: Response[] = [];
  const note = (response: Response) => came.push(response);
  page.on('response', note);
  await page.goto(route, { waitUntil: 'networkidle' });
  await page.locator('h1').first().waitFor();
  // On a busy machine the network may seem idle while a script still runs that will ask for more.
  let last = -1;
  const stands = () => {
    const still = came.length === last;
    last = came.length;
    return still;
  };
  await expect.poll(stands, { interval: 500, timeout: 30_000 }).toBe(true);
  page.off('response', note);
  await session.detach();
  const files = new Map<string, File>();
  for (const response of came) {
    const request = response.request();
    const path = new URL(response.url()).pathname;
    const { responseBodySize } = await request.sizes();
    const known = files.get(path)?.bytes ?? 0;
    // What was asked for early and then used counts once.
    files.set(path, {
      kind: request.resourceType(),
      path,
      bytes: Math.max(known, responseBodySize),
    });
  }
  return [...files.values()];
}

/** Pages that ask the server for data: the client of queries and what shows the data come later. */
const askForData = new Set(['/doctors', '/booking', '/signup']);

/** The scripts that the page itself names: what it takes until it can be used. */
async function firstScripts(path: string): Promise<ReadonlySet<string>> {
  const answer = await fetch(`${baseUrl}${path}`, { headers: { accept: 'text/html' } });
  const named = (await answer.text()).matchAll(/(?:src|href)="(\/[^"]+\.js)"/g);
  return new Set([...named].map(([, name = '']) => name));
}

const sum = (files: readonly File[], ...kinds: string[]) =>
  files.filter(({ kind }) => kinds.includes(kind)).reduce((all, { bytes }) => all + bytes, 0);

const told = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`;

describe('Compressed', () => {
  test(
    'a public page takes 110 KB of script, and 40 KB of styles and fonts',
    patience,
    async ({ page }) => {
      const faults: string[] = [];
      for (const { path } of publicPaths) {
        const files = await load(page, path);
        const first = await firstScripts(path);
        const counted = askForData.has(path) ? files.filter((file) => first.has(file.path)) : files;
        const script = sum(counted, 'script');
        const critical = sum(files, 'stylesheet', 'font');
        if (script > limits.script) faults.push(`${path}: ${told(script)} of script`);
        if (critical > limits.critical)
          faults.push(`${path}: ${told(critical)} of styles and fonts`);
      }
      expect(faults.join('\n')).toBe('');
    },
  );

  test('a signed-in screen takes 60 KB of its own', patience, async ({ openPage }) => {
    const faults: string[] = [];
    for (const [email, dashboard] of Object.entries(DASHBOARDS)) {
      const page = await openPage();
      await signIn(page, email);
      const routes: string[] = [dashboard, ...MEMBER_ROUTES];
      if (email === 'elder@hafi.test') routes.push(...TAB_ROUTES);
      const loaded = new Map<string, File[]>();
      for (const route of routes) loaded.set(route, await load(page, route));
      // The shell is what every screen takes.
      const paths = [...loaded.values()].map((files) => new Set(files.map(({ path }) => path)));
      const isShell = ({ path }: File) => paths.every((each) => each.has(path));
      for (const [route, files] of loaded) {
        const own = sum(
          files.filter((file) => !isShell(file)),
          'script',
          'stylesheet',
        );
        if (own > limits.screen) faults.push(`${route}: ${told(own)} of its own`);
      }
    }
    expect(faults.join('\n')).toBe('');
  });
});
