// @module-tag release
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject } from 'vitest';
import { demoNow, shiftTo, shiftVariable } from '../../../scripts/test/clock/demo-clock.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { startApp } from '../../fixtures/app.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { pageFaults } from '../../fixtures/page-check.ts';

const phone = { width: 360, height: 740 };

/** A time of the day after the demo's, or some days later, in UTC. */
const tomorrowAt = (time: string, later = 0) => {
  const day = new Date(demoNow());
  day.setUTCDate(day.getUTCDate() + 1 + later);
  return `${day.toISOString().slice(0, 10)}T${time}Z`;
};

let folder: string;
let seeded: boolean;
// For each attempt again: one that failed leaves a plan behind.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hafi-late-'));
  seeded = false;
  return () => rmSync(folder, { recursive: true, force: true });
});

/** Runs at a time with a server of its own, which is stopped afterwards; the data stay. */
async function during(
  openPage: OpenPage,
  time: string,
  run: (open: (email: string) => ReturnType<OpenPage>) => Promise<void>,
  later = 0,
): Promise<void> {
  const shift = shiftTo(tomorrowAt(time, later));
  const env = { DATA_DIR: folder, [shiftVariable]: String(shift) };
  const app = await startApp(env, seeded ? undefined : inject('seeded'));
  seeded = true;
  const pages: Page[] = [];
  try {
    await run(async (email) => {
      const page = await openPage({ viewport: phone, shift, at: app.baseUrl });
      pages.push(page);
      await signIn(page, email);
      return page;
    });
    // Before the server goes: what a page asks of a stopped server is an error of the page.
    for (const page of pages) await page.context().close();
  } finally {
    await app.stop();
  }
}

const link = 'a[href^="/check-ins/"]';

/** The elder asks to be asked for by 08:00 of Kigali. */
async function planForEight(page: Page): Promise<void> {
  await page.goto('/circle');
  await page.getByRole('link', { name: /^When do we ask\?/ }).click();
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByLabel(/^By what time/).selectOption('08:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Kept. A check-in is expected by 08:00.').waitFor();
}

describe('A check-in that does not come', () => {
  test('is planned, asked for, told and looked after; then the all-clear', {
    timeout: 240_000,
  }, async ({ openPage }) => {
    // Given an elder who wants to be asked for by 08:00
    await during(openPage, '05:00:00', async (open) => {
      const page = await open('elder@hafi.test');
      await planForEight(page);
      expect(await pageFaults(page, { locale: 'en' })).toEqual([]);
      await expectNoAxeViolations(page);
    });
    // When she says nothing, and the server was away at the hour
    await during(openPage, '06:05:00', async (open) => {
      const page = await open('elder@hafi.test');
      await page.goto('/dashboard');
      // Then she is asked first, and nobody else is told
      await expect
        .poll(async () => (await page.request.get('/api/notifications')).text())
        .toContain('Your people wait for your greeting');
      const daughter = await open('family@hafi.test');
      await daughter.goto('/family-dashboard');
      await daughter.getByText('Espérance').first().waitFor();
      expect(await daughter.locator(link).count()).toBe(0);
    });
    await during(openPage, '06:14:00', async (open) => {
      // And ten minutes later her daughter is, and takes care of it
      const page = await open('family@hafi.test');
      await page.goto('/family-dashboard');
      await page.locator(`main ${link}`, { hasText: 'no check-in' }).click();
      await page.getByRole('heading', { name: 'No check-in yet' }).waitFor();
      expect(await pageFaults(page, { locale: 'en' })).toEqual([]);
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'I take care of it' }).click();
      await page.locator(':focus', { hasText: 'You take care of it' }).waitFor();
      // When the elder checks in after all, the page says so by itself, and the bell once
      const elder = await open('elder@hafi.test');
      await elder.goto('/dashboard');
      await elder.getByRole('button', { name: /^Meze neza/ }).click();
      await page.getByRole('heading', { name: 'Heard from: all is well' }).waitFor();
      const bell = await (await page.request.get('/api/notifications')).text();
      expect(bell.match(/All clear: Espérance Mukamana/g)).toHaveLength(1);
    });
  });

  test('while the server was away for two days is followed up once, with the day', {
    timeout: 240_000,
  }, async ({ openPage }) => {
    // Given an elder who is asked for by 08:00, and a server that stops and is away for two days
    await during(openPage, '05:30:00', async (open) => planForEight(await open('elder@hafi.test')));
    // When it comes back in the evening
    await during(
      openPage,
      '19:00:00',
      async (open) => {
        const elder = await open('elder@hafi.test');
        // Then the elder is asked, and nobody else is told yet; but nothing calm is shown
        await expect
          .poll(async () => (await elder.request.get('/api/notifications')).text())
          .toContain('Your people wait for your greeting');
        const daughter = await open('family@hafi.test');
        await daughter.goto('/family-dashboard');
        await daughter.getByText('no check-in').first().waitFor();
        const bell = await (await daughter.request.get('/api/notifications')).text();
        expect(bell).not.toContain('No greeting came');
      },
      2,
    );
    await during(
      openPage,
      '19:09:00',
      async (open) => {
        // And then her daughter is notified once, with the day, and what to do
        const page = await open('family@hafi.test');
        await page.goto('/family-dashboard');
        await expect
          .poll(async () => (await page.request.get('/api/notifications')).text())
          .toContain('Hafi was not working then');
        const bell = await (await page.request.get('/api/notifications')).text();
        expect(bell.match(/No greeting came\. Please ask\./g)).toHaveLength(1);
        await page.locator(`main ${link}`, { hasText: 'no check-in' }).click();
        await page.getByRole('heading', { name: 'No check-in yet' }).waitFor();
        await page.getByText('Hafi was not working then, so a greeting may be lost.').waitFor();
        // The two days before stand on the page, and alarmed nobody
        const before = page.getByText('Nothing came at these times either');
        expect(await before.locator('xpath=following-sibling::ul[1]/li').count()).toBe(2);
        expect(await pageFaults(page, { locale: 'en' })).toEqual([]);
        await expectNoAxeViolations(page);
        await page.getByRole('button', { name: /^I have reached/ }).click();
        await page.getByRole('heading', { name: 'Was reached' }).waitFor();
      },
      2,
    );
  });
});
