// @module-tag offline
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { keptFiles, todayIsKept } from '../../fixtures/kept-files.ts';
import { signUp } from '../../fixtures/new-person.ts';

const expectedProblems = [
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|dynamically imported|preload/,
];
const visitor = { serviceWorkers: 'allow', expectedProblems } as const;
const timeout = { timeout: 120_000 };

/** What is stored on the device of a person's day. */
const keptToday = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === 'hafi-today')) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('hafi-today');
      // It was deleted meanwhile: an empty one, made by looking, would stay.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      opening.onerror = () =>
        opening.error?.name === 'AbortError' ? resolve([]) : reject(opening.error);
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

const chantal = {
  name: 'Chantal Uwase',
  relationship: 'child',
  phoneNumber: '+250788300001',
};

const question = (page: Page) => page.getByRole('heading', { name: 'Are you well today?' });

/** An elder of her own account, signed in on this page. */
async function signInElder(page: Page): Promise<void> {
  const { email, password } = await signUp(page, { role: 'PATIENT' });
  await signIn(page, email, password);
}

/** Opens her dashboard and waits until the worker holds the pages. */
async function openDay(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await question(page).waitFor();
  await todayIsKept(page);
}

describe("Today's tasks", () => {
  test(
    'are shown when the app is opened offline, with their age',
    timeout,
    async ({ openPage }) => {
      // Given an elder who has looked at her day
      const page = await openPage(visitor);
      await signInElder(page);
      await openDay(page);
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
      // And says once that there is no internet, not beside each part
      await page.getByRole('heading', { name: 'Recent Activity' }).waitFor();
      await expect.poll(() => page.getByText('No internet.', { exact: true }).count()).toBe(1);
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

  test(
    'also those that were never opened before, and what is entered is sent once',
    timeout,
    async ({ openPage }) => {
      // Given an elder who has opened nothing but her dashboard, and named whom to call
      const page = await openPage(visitor);
      await signInElder(page);
      await page.request.put('/api/profile/contact', { data: chantal });
      await openDay(page);
      await expect
        .poll(
          async () => (await keptFiles(page)).filter((path) => /measure|circle/.test(path)).length,
        )
        .toBeGreaterThan(1);
      await expect.poll(async () => (await keptToday(page)).join()).toMatch(/\/circle"/);
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('people-to-call')))
        .toContain(chantal.phoneNumber);
      await page.close();
      // When she opens the app where there is no network
      const later = await page.context().newPage();
      await page.context().setOffline(true);
      // Then her people, her medicines and the emergency numbers are there
      await later.goto('/circle');
      await later.getByRole('heading', { level: 1, name: 'My people' }).waitFor();
      await later
        .getByText(/What you see is from: \d\d:\d\d/)
        .first()
        .waitFor();
      await later.goto('/healthcare?tab=medications');
      await later.getByRole('heading', { level: 1, name: 'Medications' }).waitFor();
      await later.goto('/emergency');
      await later.getByRole('heading', { level: 1, name: 'Emergency Center' }).waitFor();
      await later.getByRole('link', { name: 'Call Chantal Uwase' }).waitFor();
      // And a reading can be entered, which waits
      await later.goto('/healthcare/measure?kind=heart-rate');
      await later.getByRole('spinbutton').first().fill('72');
      await later.getByRole('button', { name: 'Save' }).click();
      await later.getByRole('heading', { name: 'Kept on this device' }).waitFor();
      // When the network is back, it arrives once
      await later.context().setOffline(false);
      const readings = async () => {
        const elders = await (await later.request.get('/api/elders')).json();
        const own = elders.data.find(({ by }: { by: string }) => by === 'self');
        return (await (await later.request.get(`/api/elders/${own.id}/vitals`)).json()).data.length;
      };
      await expect.poll(readings, { timeout: 20_000 }).toBe(1);
      await later.reload();
      await later.getByRole('heading', { level: 1 }).waitFor();
      expect(await readings()).toBe(1);
    },
  );

  test('are deleted when their person signs out', timeout, async ({ openPage }) => {
    const page = await openPage(visitor);
    const { email, password } = await signUp(page, { role: 'PATIENT' });
    await signIn(page, email, password);
    await page.request.put('/api/profile/contact', { data: chantal });
    await page.goto('/dashboard');
    await question(page).waitFor();
    await todayIsKept(page);
    await expect.poll(async () => (await keptToday(page)).length).toBeGreaterThan(1);
    await page.goto('/emergency');
    await page.locator(`main a[href="tel:${chantal.phoneNumber}"]`).waitFor();
    // When the session has ended, here on another device
    await page.request.post('/api/auth/signout');
    await page.goto('/');
    await expect.poll(() => keptToday(page)).toEqual([]);
    // Then nothing of her opens without network
    await page.context().setOffline(true);
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'This page did not open' }).waitFor();
    await page.goto('/emergency');
    await page.locator('main a[href="tel:912"]').waitFor();
    expect(await page.locator(`a[href="tel:${chantal.phoneNumber}"]`).count()).toBe(0);
  });
});
