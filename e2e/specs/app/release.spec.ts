// @module-tag document
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { baseUrl, test } from '../../fixtures/browser.ts';
import { type FrontServer, startFrontServer } from '../../fixtures/front/front-server.ts';
import { todayIsKept } from '../../fixtures/kept-files.ts';
import { emergencyFamily, hold } from '../../fixtures/people/emergency-family.ts';

const expectedProblems = [/404|ERR_|WebSocket|dynamically imported|preload|Failed to (load|fetch)/];
const soon = { timeout: 20_000 };
const titles = {
  '/chat': 'Messages',
  '/healthcare': 'My health',
  '/circle': 'My people',
  '/emergency': 'Emergency Center',
} as const;

/** Goes to another page of the open app, as its links do. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Opens the home in the build of now, which is replaced at some moment. */
async function openHome(page: Page, front: FrontServer, until: () => Promise<unknown>) {
  await page.goto('/dashboard');
  await page.getByRole('heading', { level: 1 }).first().waitFor(soon);
  await until();
  await page.evaluate(() => Object.assign(window, { before: true }));
  front.release();
}

const heading = (page: Page, path: keyof typeof titles) =>
  page.getByRole('heading', { level: 1, name: titles[path] }).waitFor(soon);

/** Holds the key until the countdown runs, and stops it. */
async function holdAndStop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Press and hold' }).waitFor(soon);
  await hold(page);
  await page.getByRole('timer').waitFor();
  await page.getByRole('button', { name: 'Stop it' }).click();
  await page.getByText('Nobody was told.').waitFor(soon);
}

/** The key and what it opens have come, with the frame of the page. */
const keyIsThere = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hafi-key-loaded').length > 0);

describe('A release behind an open page', () => {
  test('takes no key away, and opens the other pages by itself', { timeout: 180_000 }, async ({
    openPage,
    onTestFinished,
  }) => {
    const front = await startFrontServer(baseUrl);
    onTestFinished(front.stop);
    const visitor = { serviceWorkers: 'allow', expectedProblems, at: front.baseUrl } as const;
    const { elder } = await emergencyFamily(openPage, { visitor });
    // When the server is replaced as soon as her home stands, each page opens all the same
    for (const path of ['/emergency', '/chat', '/healthcare', '/circle'] as const) {
      await openHome(elder, front, async () => undefined);
      await goWithin(elder, path);
      await heading(elder, path);
    }
    // A moment later the key is on the page: nothing is loaded for it
    await openHome(elder, front, () => keyIsThere(elder));
    await goWithin(elder, '/emergency');
    await holdAndStop(elder);
    expect(await elder.evaluate(() => 'before' in window)).toBe(true);
    // And so it is once the day's tasks have come too
    await openHome(elder, front, () => todayIsKept(elder));
    for (const path of ['/chat', '/healthcare', '/circle'] as const) {
      await goWithin(elder, path);
      await heading(elder, path);
    }
    await goWithin(elder, '/emergency');
    await holdAndStop(elder);
  });
});
