import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Response } from 'playwright-core';
import { demoAccounts } from '../apps/server/src/seed/demo-accounts.ts';
import { DASHBOARDS, PUBLIC_ROUTES } from '../e2e/fixtures/routes.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from '../scripts/test/find-chromium.ts';
import { startServer } from './start-program.ts';
import { table } from './table.ts';

/** One file as transferred. */
interface Loaded {
  readonly kind: string;
  readonly name: string;
  readonly bytes: number;
  readonly headerBytes: number;
}

/** Limit of the script in a first load, in bytes (110 KB). */
const limit = 110 * 1024;
const limited: readonly string[] = ['/', '/login'];

/**
 * Opens every public route and every dashboard with an empty cache, and prints what was
 * transferred.
 */
export async function measureBytes(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hafi-bench-data-'));
  const server = await startServer(dataDir);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const routes: { path: string; email?: string }[] = [
      ...PUBLIC_ROUTES.map((path) => ({ path })),
      ...Object.entries(DASHBOARDS).map(([email, path]) => ({ path, email })),
    ];
    const lines: string[][] = [];
    const details: string[] = [];
    for (const { path, email } of routes) {
      const files = await load(browser, server.address, path, email);
      const of = (kind: string) => sum(files.filter((file) => file.kind === kind));
      const headers = files.reduce((all, { headerBytes }) => all + headerBytes, 0);
      const script = of('script');
      const over = limited.includes(path) ? (script <= limit ? 'fits 110' : 'over 110') : '';
      const sizes = [script, of('stylesheet'), of('font'), headers, sum(files) + headers].map(
        inKilobytes,
      );
      lines.push([path, ...sizes, over]);
      if (limited.includes(path)) details.push(largest(path, files));
    }
    const heads = ['Route', 'script KB', 'style KB', 'font KB', 'headers KB', 'all KB', 'limit'];
    process.stdout.write(`${table(heads, lines)}\n\n${details.join('\n')}\n`);
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function load(
  browser: Browser,
  address: string,
  path: string,
  email?: string,
): Promise<Loaded[]> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  try {
    if (email) {
      const data = { email, password: demoAccounts.password };
      await context.request.post('/api/auth/signin', { data, headers: { origin: address } });
    }
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(path, { waitUntil: 'networkidle' });
    return await Promise.all(responses.map(loaded));
  } finally {
    await context.close();
  }
}

async function loaded(response: Response): Promise<Loaded> {
  const request = response.request();
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  const { pathname } = new URL(response.url());
  const kind = request.resourceType();
  if (kind === 'script' && response.headers()['content-encoding'] !== 'br') {
    throw new Error(`${pathname} came uncompressed`);
  }
  return { kind, name: pathname, bytes: responseBodySize, headerBytes: responseHeadersSize };
}

const sum = (files: readonly Loaded[]) => files.reduce((all, { bytes }) => all + bytes, 0);

const inKilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

function largest(path: string, files: readonly Loaded[]): string {
  const scripts = files.filter(({ kind }) => kind === 'script').sort((a, b) => b.bytes - a.bytes);
  const names = scripts.map(({ name, bytes }) => `  ${inKilobytes(bytes).padStart(6)}  ${name}`);
  return [`Scripts of ${path}, largest first (KB):`, ...names].join('\n');
}
