// @module-tag document
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { publicPaths } from '../../../apps/web/src/app/public-paths.ts';
import { baseUrl, test } from '../../fixtures/browser.ts';
import { installProbes } from '../../fixtures/layout/install-probes.ts';
import { clippingFaults, outlineFaults } from '../../fixtures/layout/page-faults.ts';
import { quiet } from '../../fixtures/quiet.ts';
import { untilHydrated } from '../../fixtures/until-hydrated.ts';

const locales = ['en', 'rw', 'fr'] as const;
type Locale = (typeof locales)[number];

const listed = publicPaths.filter((each) => each.listed).map(({ path }) => path);
/** Pages after sign-in or payment need JavaScript; these routes lead there. */
const needScript =
  /^\/(badges|caregivers|chat|dashboard|settings|profile|subscription|payment|bookings|switch|volunteering)\b/;
const timeout = { timeout: 120_000 };
/** A browser without JavaScript still reports refused preloads. */
const expectedProblems = [/^broken request: GET \S+[.]js csp$/];

/** What search engines read in the head of a page. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const attribute = (selector: string, name: string) =>
      document.head.querySelector(selector)?.getAttribute(name) ?? '';
    const alternates = [...document.head.querySelectorAll('link[rel="alternate"][hreflang]')];
    return {
      title: document.title,
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      alternates: alternates.map((each) => [
        each.getAttribute('hreflang'),
        each.getAttribute('href'),
      ]),
    };
  });

/** Addresses of this site that the page links to. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search, hash }) => `${pathname}${search}${hash}`),
  );

/** The faults of a page that is read without JavaScript. */
async function readingFaults(page: Page, path: string, locale: Locale): Promise<string[]> {
  await page.evaluate(installProbes);
  const faults = [
    ...(await page.evaluate(outlineFaults, locale)),
    ...(await page.evaluate(clippingFaults)),
  ];
  const text = (await page.locator('main').textContent()) ?? '';
  if (text.length < 120) faults.push(`its main part says no more than "${text}"`);
  const { title, description, canonical, alternates } = await headOf(page);
  if (title === 'Hafi') faults.push('has no title of its own');
  if (!listed.includes(path)) return faults;
  const { length } = description;
  if (length < 50 || length > 160) faults.push(`its description has ${length} characters`);
  // A page whose address names its language is its own canonical page; the plain one is for all
  // languages.
  const { search } = new URL(page.url());
  if (canonical !== `${baseUrl}${path}${search}`) faults.push(`canonical is ${canonical}`);
  const expected = [
    ...locales.map((each) => [each, `${baseUrl}${path}?lang=${each}`]),
    ['x-default', `${baseUrl}${path}`],
  ];
  if (JSON.stringify(alternates) !== JSON.stringify(expected)) {
    faults.push(`alternates are ${JSON.stringify(alternates)}`);
  }
  return faults;
}

describe.concurrent('Without script', () => {
  test.for(locales)(
    'every public page can be read in %s',
    timeout,
    async (locale, { openPage }) => {
      const page = await openPage({
        locale,
        script: false,
        expectedProblems,
        viewport: { width: 360, height: 740 },
      });
      const faults: string[] = [];
      const titles = new Set<string>();
      const descriptions = new Set<string>();
      const links = new Set<string>();
      for (const { path } of publicPaths) {
        await page.goto(path);
        const found = await readingFaults(page, path, locale);
        const { title, description } = await headOf(page);
        if (titles.has(title)) found.push(`another page is called ${title} too`);
        titles.add(title);
        if (listed.includes(path) && descriptions.has(description)) {
          found.push(`another page is described so too: ${description}`);
        }
        descriptions.add(description);
        for (const link of await linksOf(page)) links.add(link);
        if (found.length > 0) faults.push([path, ...found].join('\n  '));
      }
      // Every link leads to a page that is readable without JavaScript too, and to an existing
      // anchor.
      for (const link of links) {
        const headers = { accept: 'text/html', 'accept-language': locale };
        const answer = await fetch(`${baseUrl}${link}`, { headers });
        const html = await answer.text();
        const place = new URL(link, baseUrl).hash.slice(1);
        if (answer.status !== 200) faults.push(`${link} answers ${answer.status}`);
        else if (!html.includes('<h1') && !needScript.test(link))
          faults.push(`${link} says nothing without script`);
        else if (place && !html.includes(`id="${place}"`)) faults.push(`${link} has no such place`);
      }
      expect(faults.join('\n')).toBe('');
    },
  );

  test('the language is the chosen one, otherwise the browser’s, and can be changed', async ({
    openPage,
  }) => {
    for (const locale of locales) {
      const page = await openPage({
        locale: locale === 'en' ? 'fr' : 'en',
        script: false,
        expectedProblems,
      });
      await page.context().addCookies([{ name: 'hafi-locale', value: locale, url: baseUrl }]);
      await page.goto('/about');
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    }
    const page = await openPage({ locale: 'en', script: false, expectedProblems });
    await page.goto('/about?lang=rw');
    expect(await page.locator('html').getAttribute('lang')).toBe('rw');
    await page.goto('/services');
    expect(await page.locator('html').getAttribute('lang')).toBe('rw');
  });
});

describe('Search engines', () => {
  test('find every listed page in each language in the sitemap, and nothing else', async () => {
    const answer = await fetch(`${baseUrl}/sitemap.xml`);
    expect(answer.headers.get('content-type')).toMatch(/xml/);
    const xml = await answer.text();
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/);
    const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place);
    const expected = listed.flatMap((path) =>
      locales.map((locale) => `${baseUrl}${path}?lang=${locale}`),
    );
    expect(places.toSorted()).toEqual(expected.toSorted());
    for (const place of places) {
      const html = await (await fetch(place, { headers: { accept: 'text/html' } })).text();
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      expect(canonical, place).toBe(place);
    }
  });

  test('find the sitemap in robots.txt, and skip other addresses', async () => {
    const text = await (await fetch(`${baseUrl}/robots.txt`)).text();
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).toMatch(/^Disallow: \/api\/$/m);
    expect(text).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
    expect(text).not.toMatch(/^Disallow: \/$/m);
  });
});

describe('The ways to pay', () => {
  test('are read on the page of prices with and without JavaScript', async ({ openPage }) => {
    const said =
      /What works here: MTN Mobile Money, Airtel Money, Credit\/Debit Card, Bank Transfer\./;
    const read = await openPage({ script: false, expectedProblems });
    await read.goto('/pricing');
    expect(await read.locator('main').textContent()).toMatch(said);
    const used = await openPage();
    await used.goto('/pricing');
    await untilHydrated(used);
    await used.getByText(said).waitFor();
  });
});

describe.concurrent('With script', () => {
  test.for(locales)(
    'a page stays as it was prerendered in %s',
    timeout,
    // Concurrent tests need their own `expect`.
    async (locale, { openPage, expect: expectHere }) => {
      const withData = new Set([
        '/',
        '/about',
        '/doctors',
        '/booking',
        '/signup',
        '/healthcare',
        '/login',
        '/pricing',
      ]);
      const read = await openPage({ locale, script: false, expectedProblems });
      const used = await openPage({ locale });
      const mainOf = (page: Page) =>
        page.evaluate(() => {
          for (const each of document.querySelectorAll('noscript')) each.remove();
          return document.querySelector('main')?.textContent;
        });
      for (const { path } of publicPaths.filter((each) => !withData.has(each.path))) {
        await read.goto(path);
        await used.goto(path);
        await untilHydrated(used);
        await quiet(used);
        expectHere.soft(await mainOf(used), path).toBe(await mainOf(read));
      }
    },
  );
});
