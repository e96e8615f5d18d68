// @module-tag document
import { describe, expect } from 'vitest';
import { DEMO_PASSWORD } from '../../fixtures/accounts.ts';
import { baseUrl, test } from '../../fixtures/browser.ts';
import { DASHBOARDS, PUBLIC_ROUTES, SIGNED_IN_ROUTES } from '../../fixtures/routes.ts';

const page = { accept: 'text/html,application/xhtml+xml' };

/** The sources that a Content-Security-Policy allows, by directive. */
function policyOf(headers: Headers): Map<string, string[]> {
  const policy = headers.get('content-security-policy') ?? '';
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const forAll = {
  'x-content-type-options': /^nosniff$/,
  'cross-origin-resource-policy': /^same-origin$/,
};
/** Besides these, whatever is not the data of the API. */
const forPages = {
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^(strict-origin-when-cross-origin|same-origin)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /geolocation=\(self\)/,
};
const own = ["'self'", "'none'", 'data:', 'blob:'];

/** Fails unless an answer has every security header and a strict Content-Security-Policy. */
function expectGuarded({ headers, url }: Response): void {
  const { pathname } = new URL(url);
  const isData = pathname.startsWith('/api/') && !pathname.startsWith('/api/docs');
  for (const [name, value] of Object.entries(isData ? forAll : { ...forAll, ...forPages })) {
    expect.soft(headers.get(name) ?? 'none', `${name} of ${url}`).toMatch(value);
  }
  expect.soft(headers.get('x-powered-by'), url).toBeNull();
  expect.soft(headers.get('server'), url).toBeNull();
  const policy = policyOf(headers);
  for (const [directive, sources] of policy) {
    // No other hosts, and no keyword such as 'unsafe-inline'.
    const others = sources.filter((each) => !own.includes(each));
    expect.soft(others, `${directive} of ${url}`).toEqual([]);
  }
  const rest = policy.get('default-src') ?? ['anything'];
  for (const directive of ['script-src', 'style-src', 'connect-src', 'object-src']) {
    const sources = policy.get(directive) ?? rest;
    expect
      .soft(["'self'", "'none'"], `${directive} of ${url}`)
      .toEqual(expect.arrayContaining(sources));
  }
  if (isData) expect.soft(rest, url).toEqual(["'none'"]);
  expect.soft(policy.get('object-src') ?? rest, url).toEqual(["'none'"]);
  expect.soft(policy.get('base-uri'), `base-uri of ${url}`).toEqual(["'none'"]);
  expect.soft(policy.get('frame-ancestors'), `frame-ancestors of ${url}`).toEqual(["'none'"]);
  expect.soft(policy.get('form-action'), `form-action of ${url}`).toEqual(["'self'"]);
}

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${baseUrl}${path}`, { redirect: 'manual', ...init });

describe('Security headers are set on', () => {
  const routes = new Set<string>([
    ...PUBLIC_ROUTES,
    ...SIGNED_IN_ROUTES,
    ...Object.values(DASHBOARDS),
    '/bookings/1',
    '/payment?booking=1',
    '/payments/1',
    '/doctors/1',
    '/no-such-page',
  ]);

  test('the page of every route, in each language', async () => {
    for (const route of routes) {
      for (const language of ['en', 'rw', 'fr']) {
        const answer = await ask(route, { headers: { ...page, 'accept-language': language } });
        expect(answer.status, route).toBe(200);
        expect(answer.headers.get('content-type')).toContain('text/html');
        expectGuarded(answer);
        // Inline scripts and styles would require a weaker policy.
        const html = await answer.text();
        expect(html, route).not.toMatch(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/)/);
        expect(html, route).not.toMatch(/<style[\s>]|\sstyle="|\son[a-z]+="/);
      }
    }
  });

  test('the answers to a signed-in person', async () => {
    const data = { email: 'elder@hafi.test', password: DEMO_PASSWORD };
    const signedIn = await ask('/api/auth/signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: baseUrl },
      body: JSON.stringify(data),
    });
    expect(signedIn.status).toBe(200);
    expectGuarded(signedIn);
    const kept = signedIn.headers.get('set-cookie') ?? '';
    expect(kept).toMatch(/HttpOnly/i);
    expect(kept).toMatch(/SameSite=(Lax|Strict)/i);
    const cookie = kept.split(';')[0] ?? '';
    for (const path of ['/dashboard', '/settings', '/api/bookings', '/api/auth/session']) {
      const accept = path.startsWith('/api') ? 'application/json' : page.accept;
      const answer = await ask(path, { headers: { cookie, accept } });
      expect(answer.status, path).toBe(200);
      expectGuarded(answer);
    }
  });

  test.for([
    ['an answer of the interface', '/api/doctors', 200],
    ['its description', '/api/openapi.json', 200],
    ['its documentation', '/api/docs', 200],
    ['health', '/api/health', 200],
    ['what needs an account', '/api/bookings', 401],
    ['what does not exist', '/api/no-such-thing', 404],
    ['a bad question', '/api/doctors?limit=many', 400],
    ['an address that cannot be read', '/%00', 400],
    ['a missing file', '/no-such-file.png', 404],
    ['an address half encoded', '/%E0%A4%A', 400],
    ['a social sign-in that is off', '/api/auth/social/nobody/start', 0],
    ['the sitemap', '/sitemap.xml', 200],
    ['what robots read', '/robots.txt', 200],
    ['the icon', '/favicon.svg', 200],
    ['the manifest', '/manifest.webmanifest', 200],
    ['the manifest in Kinyarwanda', '/manifest.rw.webmanifest', 200],
    ['the outbox of the sandbox', '/sandbox/outbox', 200],
    ['a phone of the sandbox', '/sandbox/phone/+250788000001', 200],
    ['a redirect of the sandbox', '/sandbox/phone?number=0788000001', 0],
  ] as const)('%s', async ([, path, status]) => {
    const answer = await ask(path, { headers: { accept: '*/*' } });
    if (status > 0) expect(answer.status).toBe(status);
    expectGuarded(answer);
  });

  test('an answer to a wrong method, to one without a body and to one that is too large', async () => {
    expectGuarded(await ask('/api/doctors', { method: 'HEAD' }));
    expectGuarded(await ask('/api/doctors', { method: 'PATCH' }));
    expectGuarded(await ask('/', { method: 'OPTIONS' }));
    const json = { 'content-type': 'application/json', origin: baseUrl };
    const post = (body: string, headers: Record<string, string> = json) =>
      ask('/api/auth/signin', { method: 'POST', headers, body });
    const broken = await post('{');
    expect(broken.status).toBe(400);
    expectGuarded(broken);
    const large = await post(JSON.stringify({ email: 'a'.repeat(300_000), password: 'b' }));
    expect(large.status).toBe(413);
    expectGuarded(large);
    const foreign = await post('{}', { ...json, origin: 'https://elsewhere.example' });
    expect(foreign.status).toBe(403);
    expectGuarded(foreign);
  });

  test('the documentation, which works with them', async ({ openPage }) => {
    // The API page's own code wants one inline style, which is refused without harm.
    const visitor = await openPage({ expectedProblems: [/^console: Applying inline style/] });
    await visitor.goto('/api/docs');
    // The API page renders only what is in view: the first one.
    await visitor.getByText('/api/bookings', { exact: true }).first().waitFor();
  });

  test('files that the page includes, which have the short ones', async () => {
    const html = await (await ask('/', { headers: page })).text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const { headers, status } = await ask(file ?? '');
      expect(status, file).toBe(200);
      expect(headers.get('x-content-type-options'), file).toBe('nosniff');
      expect(headers.get('cross-origin-resource-policy'), file).toBe('same-origin');
      expect(headers.get('cache-control'), file).toContain('immutable');
    }
  });
});
