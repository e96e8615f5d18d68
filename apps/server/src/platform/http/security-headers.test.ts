import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'hafi-web-'));
let app: TestApp;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hafi</title>');
  writeFileSync(join(folder, 'assets', 'base-1.js'), 'export {}');
  writeFileSync(join(folder, 'sw.js'), 'self.skipWaiting');
  app = await startTestApp({ webApp: folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('security headers', () => {
  it.each(['/', '/api/docs', '/api/docs/static/index.html', '/%00'])(
    'are set on %s',
    async (url) => {
      const { headers } = await app.http.inject({ url });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).not.toContain('unsafe-inline');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
      });
      // Browsers warn of names that they do not know, such as `bluetooth`, on every page.
      expect(headers['permissions-policy']).toBe(
        'geolocation=(self), camera=(self), microphone=(self)',
      );
    },
  );

  it.each(['/api/doctors', '/api/no-such-thing', '/api/health', '/api/doctors?limit=many'])(
    'let %s, which is data, load and frame nothing',
    async (url) => {
      const { headers } = await app.http.inject({ url });
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; .*frame-ancestors 'none'$/,
      );
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers['permissions-policy']).toBeUndefined();
    },
  );

  it.each(['/api/doctors', '/api/auth/session', '/api/no-such-thing'])(
    'keep %s out of every cache',
    async (url) => {
      expect((await app.http.inject({ url })).headers['cache-control']).toBe('no-store');
    },
  );

  it('are shorter on files that the page includes', async () => {
    const { headers } = await app.http.inject({ url: '/assets/base-1.js' });
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['permissions-policy']).toBeUndefined();
  });
});

describe('the web app', () => {
  const page = { accept: 'text/html' };

  it('adds no more listeners to an answer than Node takes for a leak', async () => {
    const warnings: string[] = [];
    const note = ({ name }: Error) => void warnings.push(name);
    process.on('warning', note);
    for (const url of ['/', '/doctors', '/assets/base-1.js']) {
      await app.http.inject({ url, headers: { ...page, 'accept-encoding': 'gzip' } });
    }
    // Warnings are emitted after the current work.
    await new Promise(setImmediate);
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });

  it('is served at any address that a person opens', async () => {
    for (const url of ['/', '/doctors', '/bookings/1']) {
      const { body, headers } = await app.http.inject({ url, headers: page });
      expect(body, url).toContain('<title>Hafi</title>');
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it('has a service worker that is always revalidated', async () => {
    const { headers } = await app.http.inject({ url: '/sw.js' });
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("worker-src 'self'");
  });

  it('caches hashed files for a year, and never answers a page for a missing one', async () => {
    const { headers } = await app.http.inject({ url: '/assets/base-1.js' });
    expect(headers['cache-control']).toContain('immutable');
    expect((await app.http.inject({ url: '/assets/gone.js', headers: page })).body).not.toContain(
      'Hafi',
    );
    expect((await app.http.inject({ url: '/api/gone', headers: page })).body).not.toContain(
      '<title>',
    );
  });
});

it('lets pages ask the provider of street tiles that is set, and nobody else', async () => {
  const policyOf = async (at: TestApp) =>
    String((await at.http.inject({ url: '/' })).headers['content-security-policy']);
  expect(await policyOf(app)).toContain("img-src 'self' data: blob:;");
  const own = await startTestApp({
    webApp: folder,
    env: {
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png?key=1',
      MAP_TILES_ATTRIBUTION: '© Somebody',
    },
  });
  try {
    expect(await policyOf(own)).toContain("img-src 'self' data: blob: https://tiles.example;");
  } finally {
    await own.close();
  }
});
