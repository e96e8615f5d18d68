import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '@hafi/i18n/locales';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDoctor } from '../../test/factories/doctor.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'hafi-pages-'));
const page = { accept: 'text/html' };
let app: TestApp;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<title>the empty page</title>');
  writeFileSync(join(folder, 'index.rw.html'), '<title>urupapuro rutagira ijambo</title>');
  for (const locale of locales) {
    mkdirSync(join(folder, 'pages', locale), { recursive: true });
    const html = `<html lang="${locale}"><link rel="canonical" href="__ORIGIN__/about" /></html>`;
    writeFileSync(join(folder, 'pages', locale, 'about.html'), html);
    writeFileSync(join(folder, 'pages', locale, 'home.html'), `<html lang="${locale}">home`);
    const open = '<noscript><span data-fill="doctors"></span></noscript>';
    writeFileSync(join(folder, 'pages', locale, 'doctors.html'), open);
    writeFileSync(join(folder, 'pages', locale, 'login.phone.html'), `<html lang="${locale}">`);
  }
  const paths = [
    { path: '/', listed: false },
    { path: '/about', listed: true },
    { path: '/login/phone', listed: false },
    { path: '/doctors', listed: true },
  ];
  writeFileSync(join(folder, 'pages', 'pages.json'), JSON.stringify(paths));
  app = await startTestApp({ webApp: folder });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  app.http.inject({ url, headers: { ...page, ...headers } });

describe('public pages', () => {
  it.each(['/', '/home', '/landing'])('show a visitor the home page at %s', async (path) => {
    expect((await get(path, { 'accept-language': 'fr' })).body).toContain('<html lang="fr">home');
  });

  it.each([
    ['the address', '/about?lang=fr', { cookie: 'hafi-locale=rw' }, 'fr'],
    ['the cookie', '/about', { cookie: 'a=b; hafi-locale=rw', 'accept-language': 'fr' }, 'rw'],
    ['the browser', '/about', { 'accept-language': 'de, fr;q=0.8, en;q=0.5' }, 'fr'],
    ['English, when nobody says', '/about', {}, 'en'],
    ['no unknown language', '/about?lang=xx', { cookie: 'hafi-locale=yy' }, 'en'],
  ])('are in the language of %s', async (_, url, headers, locale) => {
    const answer = await get(url, headers as Record<string, string>);
    expect(answer.body).toContain(`<html lang="${locale}">`);
    expect(answer.headers).toMatchObject({
      'content-language': locale,
      'cache-control': 'no-cache',
    });
    expect(answer.headers.vary).toMatch(/cookie/i);
    expect(answer.headers.vary).toMatch(/accept-language/i);
  });

  it('store the language of the address in the cookie, and only a known one', async () => {
    expect((await get('/about?lang=rw')).headers['set-cookie']).toMatch(/^hafi-locale=rw; Path=\//);
    expect((await get('/about?lang=xx')).headers['set-cookie']).toBeUndefined();
  });

  it('use the host of this site in their URLs', async () => {
    expect((await get('/about')).body).toContain('href="http://127.0.0.1/about"');
    expect((await get('/about?lang=rw')).body).toContain('href="http://127.0.0.1/about?lang=rw"');
  });

  it('are not sent again to browsers that have them', async () => {
    const { headers } = await get('/about');
    const again = await get('/about', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('are for visitors: a signed-in person gets the app', async () => {
    const { body } = await get('/about', { cookie: 'hafi_session=anything' });
    expect(body).toContain('the empty page');
  });

  it('are the app where none was prerendered', async () => {
    expect((await get('/dashboard')).body).toContain('the empty page');
    expect((await get('/login/phone')).body).toContain('<html lang="en">');
    // In a language that has a shell of its own, that one.
    const inFrench = await get('/dashboard', { 'accept-language': 'fr' });
    expect(inFrench.body).toContain('the empty page');
    const kinyarwanda = await get('/dashboard', { cookie: 'hafi-locale=rw' });
    expect(kinyarwanda.body).toContain('urupapuro rutagira ijambo');
  });

  it('show the doctors to readers without script, safely', async () => {
    await makeDoctor(app);
    const found = await get('/doctors?q=habimana');
    expect(found.body).toContain('Habimana');
    expect((await get('/doctors?district=Nyarugenge&sort=rating')).body).toContain('Habimana');
    expect((await get('/doctors?district=Huye')).body).toContain('No doctor found');
    expect((await get('/doctors?q=nobody-is-called-so')).body).toContain('No doctor found');
    expect((await get('/doctors?cursor=%22%3E%3Cscript%3E')).body).not.toContain('"><script>');
  });

  it('are shown again to a browser without script that sends their form to them', async () => {
    const send = (url: string, type = 'application/x-www-form-urlencoded') =>
      app.http.inject({
        method: 'POST',
        url,
        headers: { ...page, 'content-type': type },
        payload: 'email=rose%40hafi.test&password=secret',
      });
    const answer = await send('/login/phone?next=%2Fchat');
    expect(answer.statusCode, answer.body).toBe(303);
    expect(answer.headers.location).toBe('/login/phone?next=%2Fchat');
    // Nowhere else: not to another site, and not to what is no page.
    for (const url of ['//evil.example/login', '/dashboard', '/api/nothing']) {
      expect((await send(url)).headers.location, url).toBeUndefined();
    }
    expect((await send('/api/auth/signin')).statusCode).toBe(415);
    expect((await send('/login/phone', 'text/plain')).headers.location).toBeUndefined();
  });

  it('cannot be requested by their file name', async () => {
    const { body } = await get('/pages/rw/about.html');
    expect(body).not.toContain('lang="rw"');
  });

  it('are also served to programs that accept anything', async () => {
    const anything = { accept: '*/*' };
    expect((await get('/about', anything)).body).toContain('<html lang="en">');
    expect((await get('/no-such-file.txt', anything)).statusCode).toBe(404);
  });

  it('are listed for search engines in each language', async () => {
    const { body, headers } = await get('/sitemap.xml');
    expect(headers['content-type']).toContain('xml');
    expect(body.match(/<loc>/g)).toHaveLength(6);
    expect(body).toContain('<loc>http://127.0.0.1/about?lang=rw</loc>');
    expect(body).not.toContain('/login');
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://127.0.0.1/sitemap.xml');
  });
});
