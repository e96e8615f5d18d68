// @module-tag layout
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { type App, startApp } from '../../fixtures/app.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { useOwnFont } from '../../fixtures/layout/height-of.ts';
import { quiet } from '../../fixtures/quiet.ts';
import { DASHBOARDS } from '../../fixtures/routes.ts';
import { speak } from '../../fixtures/speak.ts';
import { testAll } from '../../fixtures/test-all.ts';
import { walkedBy } from '../../fixtures/walk.ts';

const locales = testAll ? (['en', 'rw', 'fr'] as const) : (['rw'] as const);
const people = Object.entries(DASHBOARDS);
/** Whose places are pressed: the elder's, and everybody's in the full run. */
const pressing = testAll ? people : people.slice(0, 1);
const texts = ['normal', 'largest'] as const;

/** The height of an element, how many lines each of its words has, and what reaches beyond it. */
type Measured = { height: number; lines: number[]; beyond: string[]; hiddenWords: string[] };

const setText = (page: Page, text: (typeof texts)[number]) =>
  page.evaluate(async (size) => {
    const { dataset } = document.documentElement;
    if (size === 'normal') delete dataset.text;
    else dataset.text = size;
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, text);

/** Measures the visible words and controls of a bar, or of the side. */
const measure = (page: Page, selector: string): Promise<Measured> =>
  page.locator(selector).evaluate((bar) => {
    const box = bar.getBoundingClientRect();
    const shown = (element: Element) =>
      element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const controls = [...bar.querySelectorAll('a, button, summary')].filter(shown);
    const words = [...bar.querySelectorAll('li span, a > span')].filter(
      (each) => shown(each) && each.textContent?.trim() && each.children.length === 0,
    );
    const rows = (element: Element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const isOutside = (element: Element) => {
      const { bottom, left, right, top } = element.getBoundingClientRect();
      const edge = { left: Math.max(0, box.left), right: Math.min(innerWidth, box.right) };
      return (
        left < edge.left - 1 ||
        right > edge.right + 1 ||
        top < box.top - 1 ||
        bottom > box.bottom + 4
      );
    };
    /** Words that are wider than what shows them. */
    const isCut = (element: Element) => {
      const holder = element.closest('a, button');
      const text = document.createRange();
      text.selectNodeContents(element);
      const { left, right } = text.getBoundingClientRect();
      const inner = holder?.getBoundingClientRect();
      return inner ? left < inner.left - 1 || right > inner.right + 1 : false;
    };
    return {
      height: box.height,
      lines: words.map(rows),
      beyond: controls.filter(isOutside).map((each) => each.textContent ?? ''),
      hiddenWords: words.filter(isCut).map((each) => each.textContent ?? ''),
    };
  });

const bar = 'nav[data-words-under-icons]';
const side = 'nav:has(> div > ul)';

/** Expects that on a phone both bars have one row, with nothing cut or outside. */
async function expectBarsInOrder(page: Page, locale: string) {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const text of texts) {
      await setText(page, text);
      const where = `${locale}, ${width} px, ${text}`;
      const bottom = await measure(page, bar);
      expect(bottom.lines, where).toEqual([1, 1, 1, 1, 1]);
      expect(bottom.height, where).toBeLessThanOrEqual(88);
      expect([...bottom.beyond, ...bottom.hiddenWords], where).toEqual([]);
      const top = await measure(page, 'header >> nth=0');
      expect(top.height, where).toBe(61);
      expect([...top.beyond, ...top.hiddenWords], where).toEqual([]);
      const emergency = page.locator('a[href="/emergency"]:visible').first();
      const box = await emergency.boundingBox();
      expect(box?.height, where).toBeGreaterThanOrEqual(44);
    }
  }
}

/** Expects that with more room the rail, then the side, shows all links and the emergency button. */
async function expectSideInOrder(page: Page, locale: string) {
  for (const [width, height] of [
    [768, 1024],
    [1023, 768],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.locator(side).waitFor();
    for (const text of texts) {
      await setText(page, text);
      const where = `${locale}, ${width} px, ${text}`;
      const { beyond, hiddenWords } = await measure(page, side);
      expect([...beyond, ...hiddenWords], where).toEqual([]);
      const top = await measure(page, 'header >> nth=0');
      expect([...top.beyond, ...top.hiddenWords], where).toEqual([]);
      const hidden = await page
        .locator(`${side} ul`)
        .evaluate((list) => list.scrollHeight - list.clientHeight);
      expect(hidden, where).toBeLessThanOrEqual(1);
      expect(await page.locator(`${side} a[href="/emergency"]`).isVisible()).toBe(true);
    }
  }
}

// Whoever is signed in and changes the language keeps it, which would affect pages of other tests.
let app: App;
beforeAll(async () => {
  app = await startApp({}, inject('seeded'));
}, 150_000);
afterAll(() => app.stop());

describe.each(people)('%s', (email, home) => {
  test('has nothing cut in bars, rail and side', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 360, height: 740 }, at: app.baseUrl });
    await signIn(page, email);
    await page.goto(home);
    await page.locator(bar).waitFor();
    await quiet(page);
    for (const locale of locales) {
      await speak(page, locale);
      await expectBarsInOrder(page, locale);
      await expectSideInOrder(page, locale);
      await setText(page, 'normal');
      await page.setViewportSize({ width: 360, height: 740 });
      await page.locator(bar).waitFor();
    }
  });
});

describe.each(pressing)('%s', (email, home) => {
  test('gets from each of the places to a page that opens', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(page, email);
    await page.goto(home);
    await page.locator(bar).waitFor();
    const more = page.locator(`${bar} button`);
    const sheet = page.getByRole('dialog', { name: 'More' });
    await more.click();
    await sheet.waitFor();
    await expectNoAxeViolations(page);
    const links = page.locator(`${bar} a[href^="/"], dialog a[href^="/"]`);
    const targets = await links.evaluateAll((all) =>
      all.map((each) => each.getAttribute('href') ?? ''),
    );
    expect(new Set(targets).size).toBe(targets.length);
    expect(targets.length).toBeGreaterThan(12);
    // The others are opened by their address, as this person, in `every-route`.
    const walked = walkedBy(email);
    const left = targets.filter((target) => !walked.has(target));
    expect(left.length).toBeGreaterThan(3);
    await page.keyboard.press('Escape');
    for (const target of left) {
      await sheet.waitFor({ state: 'detached' });
      const inBar = page.locator(`${bar} a[href="${target}"]`);
      if ((await inBar.count()) === 0) await more.click();
      await inBar
        .or(sheet.locator(`a[href="${target}"]`))
        .first()
        .click();
      const { pathname, search } = new URL(target, page.url());
      await page.waitForURL((url) => url.pathname === pathname && url.search === search);
      await page.locator('main h1').first().waitFor();
      await page.getByText('This page did not open').waitFor({ state: 'detached' });
      await page.goBack();
      await page.waitForURL((url) => url.pathname === home);
      await page.locator(bar).waitFor();
    }
  });
});

describe('Back', () => {
  test('leads to the page that a page belongs to, by its name', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(page, 'family@hafi.test');
    // Given a page that belongs to another one
    await page.goto('/elders/new');
    const back = page.getByRole('banner').getByRole('link', { name: 'Back to: My circles' });
    await back.waitFor();
    // Then it replaces the mark and the search, in the same row
    const header = page.getByRole('banner');
    await expect.poll(() => header.getByRole('link', { name: 'Hafi' }).isVisible()).toBe(false);
    await expect.poll(() => header.getByRole('link', { name: 'Search' }).isVisible()).toBe(false);
    await expect.poll(() => header.evaluate((it) => it.getBoundingClientRect().height)).toBe(61);
    // And with more room it stands above the page
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('main').getByRole('link', { name: 'Back to: My circles' }).click();
    await page.waitForURL('**/circle');
    // Where nothing leads back
    await page.getByRole('heading', { level: 1, name: 'My circles' }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: /^Back to/ }).count()).toBe(0);
  });
});

describe('Who reads little', () => {
  test('hears the page by a key of the top bar', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 320, height: 640 } });
    await page.addInitScript(() => {
      const voices = [{ lang: 'en-GB', localService: true, default: true }];
      const quietly = { getVoices: () => voices, speak: () => undefined, cancel: () => undefined };
      const synthesis = Object.assign(new EventTarget(), quietly);
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
      Object.assign(window, { SpeechSynthesisUtterance: class {} });
    });
    await signIn(page, 'elder@hafi.test');
    await page.goto('/dashboard');
    const listen = page.getByRole('banner').getByRole('button', { name: 'Listen' });
    await listen.waitFor();
    await setText(page, 'largest');
    const top = await measure(page, 'header >> nth=0');
    expect(top.height).toBe(61);
    expect([...top.beyond, ...top.hiddenWords]).toEqual([]);
    await listen.click();
    const player = page.getByRole('region', { name: 'Read aloud' });
    await player.getByRole('button', { name: 'Stop' }).click();
    // And on a page that belongs to another one, behind More
    await page.goto('/volunteering');
    await page.locator(`${bar} button`).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Listen' }).click();
    await player.waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  test('has the whole key and 912, and half of the window for a conversation', async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: { width: 360, height: 740 }, locale: 'rw' });
    await signIn(page, 'elder@hafi.test');
    const edges = async (selector: string) => {
      await useOwnFont(page);
      const box = await page.locator(selector).first().boundingBox();
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) };
    };
    for (const text of texts) {
      await page.goto('/emergency');
      await page.locator('main button[aria-describedby]').waitFor();
      await setText(page, text);
      const how = await edges('main button[aria-describedby] + p');
      const below = await edges(bar);
      expect(how.bottom, text).toBeLessThan(below.top);
      expect(await page.locator(`${bar} a[href="tel:912"]`).isVisible()).toBe(true);
      await page.goto('/chat');
      await page.locator('main a[href^="/chat/"]').first().click();
      await page.locator('main textarea').waitFor();
      await setText(page, text);
      const [head, foot] = [await edges('main header'), await edges('main form')];
      expect(foot.top - head.bottom, text).toBeGreaterThanOrEqual(370);
    }
  });
});
