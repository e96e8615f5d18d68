// @module-tag layout
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { type GalleryServer, startGallery } from '../../fixtures/gallery.ts';
import { keyboardFaults } from '../../fixtures/keys.ts';
import { useOwnFont } from '../../fixtures/layout/height-of.ts';
import { pageFaults } from '../../fixtures/page-check.ts';
import { quiet } from '../../fixtures/quiet.ts';

const phone = { width: 320, height: 640 };
const timeout = { timeout: 300_000 };

let gallery: GalleryServer;

beforeAll(async () => {
  gallery = await startGallery();
}, 120_000);
afterAll(() => gallery.stop());

async function open(openPage: OpenPage, viewport = phone): Promise<Page> {
  const page = await openPage({ at: gallery.baseUrl, viewport });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await quiet(page);
  return page;
}

/** Parts that are closed at first, and how to open them. */
const closed: [part: string, open: (page: Page) => Promise<void>][] = [
  ['accordion', (page) => page.getByText('What does it cost?').click()],
  ['combobox', (page) => page.getByRole('combobox', { name: 'Search doctors' }).fill('dr')],
  ['dialog', (page) => page.getByRole('button', { name: 'Share the document' }).click()],
  ['a question', (page) => page.getByRole('button', { name: 'Delete the document' }).click()],
  ['disclosure', (page) => page.getByRole('button', { name: '2 new' }).click()],
  ['error summary', (page) => page.getByRole('button', { name: 'Send', exact: true }).click()],
  ['menu', (page) => page.locator('#menu summary').first().click()],
  ['another tab', (page) => page.getByRole('tab', { name: 'Notes' }).click()],
];

describe('The page with every component', () => {
  test('has no faults of order, size, colour or lost text', timeout, async ({ openPage }) => {
    const page = await open(openPage);
    expect(await pageFaults(page, { locale: 'en' })).toEqual([]);
  });

  test('draws a switch as long as its way in every density and size of text', async ({
    openPage,
  }) => {
    for (const viewport of [phone, { width: 1280, height: 800 }]) {
      const page = await open(openPage, viewport);
      const seen = await page
        .getByRole('switch')
        .first()
        .evaluate((each) =>
          [{}, { density: 'compact' }, { text: 'largest' }].map((appearance) => {
            const { dataset } = document.documentElement;
            Object.assign(dataset, appearance);
            const { offsetHeight, offsetWidth } = each as HTMLElement;
            for (const name of Object.keys(appearance)) delete dataset[name];
            return offsetWidth / offsetHeight;
          }),
        );
      expect(Math.min(...seen)).toBeGreaterThan(1.5);
    }
  });

  test('keeps what is chosen, counted and drawn visible in colours that a system forces', async ({
    openPage,
  }) => {
    const page = await open(openPage);
    await page.emulateMedia({ forcedColors: 'active' });
    const seen = await page.evaluate(() => {
      const colourOf = (selector: string, pseudo?: string) => {
        const found = document.querySelector(selector);
        return found && getComputedStyle(found, pseudo).backgroundColor;
      };
      return {
        ground: colourOf('body'),
        shapes: {
          tab: colourOf('[role="tab"][aria-selected="true"]', '::after'),
          knob: colourOf('[role="switch"]', '::after'),
          box: colourOf('[type="checkbox"]:checked'),
          badge: colourOf('#badge [class*="sun"]'),
          bead: colourOf('[data-bead="done"]'),
        },
      };
    });
    for (const [shape, colour] of Object.entries(seen.shapes)) {
      expect([shape, colour]).not.toEqual([shape, seen.ground]);
      expect([shape, colour]).not.toEqual([shape, null]);
    }
  });

  test('breaks no word of a name on the smallest phone with the largest text', async ({
    openPage,
  }) => {
    const page = await open(openPage);
    await page.evaluate(() => {
      document.documentElement.dataset.text = 'largest';
    });
    await useOwnFont(page);
    const lines = await page.locator('#name :is(h2, b) > span').evaluateAll((names) =>
      names.flatMap((name) => {
        const texts: Node[] = [];
        const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node);
        const words = texts.flatMap((text) =>
          [...(text.textContent ?? '').matchAll(/\S+/g)].map((found) => ({ text, found })),
        );
        return words.map(({ text, found: { 0: word, index } }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
          return [word.replaceAll('\u00ad', ''), new Set(tops).size] as const;
        });
      }),
    );
    expect(lines).toContainEqual(['Nyiramanzabarakiza', 1]);
    expect(lines.filter(([, count]) => count !== 1)).toEqual([]);
  });

  test('works with the keyboard', timeout, async ({ openPage }) => {
    const page = await open(openPage);
    expect(await keyboardFaults(page)).toEqual([]);
  });

  test('passes axe with its parts open', timeout, async ({ openPage }) => {
    const page = await open(openPage, { width: 1280, height: 800 });
    for (const [part, act] of closed) {
      await page.goto('/');
      await act(page);
      await expectNoAxeViolations(page).catch((error: Error) => {
        throw new Error(`${part}: ${error.message}`);
      });
    }
  });
});
