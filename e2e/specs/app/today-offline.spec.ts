import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { workerHasKept } from '../../fixtures/kept-files.ts';
import { signUp } from '../../fixtures/new-person.ts';

const expectedProblems = [
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|dynamically imported|preload/,
];
const visitor = { serviceWorkers: 'allow', expectedProblems } as const;
const patience = { timeout: 120_000 };

/** What is stored on the device of a person's day. */
const keptToday = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'hafi-today')) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('hafi-today');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const keys = database.transaction('answers').objectStore('answers').getAllKeys();
        keys.onsuccess = () => {
          database.close();
          resolve(keys.result.map(String));
        };
      };
    });
  });

const question = (page: Page) => page.getByRole('heading', { name: 'Are you well today?' });

describe("Today's tasks", () => {
  test(
    'are shown when the app is opened offline, with their age',
    patience,
    async ({ openPage }) => {
      // Given an elder who has looked at her day
      const page = await openPage(visitor);
      const { email, password } = await signUp(page, { role: 'PATIENT' });
      await signIn(page, email, password);
      await page.goto('/dashboard');
      await question(page).waitFor();
      await workerHasKept(page);
      await expect
        .poll(async () => (await keptToday(page)).some((key) => key.includes('/api/check-ins')))
        .toBe(true);
      // When she opens the app where there is no network
      await page.context().setOffline(true);
      await page.goto('/dashboard');
      // Then her day is there, with the time from which it is
      await question(page).waitFor();
      await page
        .getByText(/What you see is from: \d\d:\d\d/)
        .first()
        .waitFor();
      await expectNoAxeViolations(page);
      // And what she says is kept and goes out with the network
      await page.getByRole('button', { name: 'Meze neza' }).click();
      await page.getByText('It is kept on this phone').waitFor();
      await page.context().setOffline(false);
      await page.getByText('It is kept on this phone').waitFor({ state: 'detached' });
      await page.getByText('Well on 1 of the last 7 days').waitFor();
      await expect.poll(() => page.getByText('What you see is from').count()).toBe(0);
    },
  );

  test('are deleted when their person signs out', patience, async ({ openPage }) => {
    const page = await openPage(visitor);
    const { email, password } = await signUp(page, { role: 'PATIENT' });
    await signIn(page, email, password);
    await page.goto('/dashboard');
    await question(page).waitFor();
    await workerHasKept(page);
    await expect.poll(async () => (await keptToday(page)).length).toBeGreaterThan(1);
    // When the session has ended, here on another device
    await page.request.post('/api/auth/signout');
    await page.goto('/');
    await expect.poll(() => keptToday(page)).toEqual([]);
    // Then nothing of her opens without network
    await page.context().setOffline(true);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'This page did not open' }).waitFor();
  });
});
