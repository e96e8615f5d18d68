// @module-tag offline
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { baseUrl, test } from '../../fixtures/browser.ts';
import { startFrontServer } from '../../fixtures/front/front-server.ts';
import { keptFiles, workerHasKept } from '../../fixtures/kept-files.ts';

const expectedProblems = [
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|dynamically imported|preload/,
];
const visitor = { serviceWorkers: 'allow', expectedProblems } as const;

describe('Without network', () => {
  test('the emergency numbers open though they were never opened before', async ({ openPage }) => {
    // Given a device that has seen one page
    const page = await openPage({
      ...visitor,
      locale: 'fr',
      viewport: { width: 360, height: 740 },
    });
    await page.goto('/about');
    await workerHasKept(page);
    // When there is no network
    await page.context().setOffline(true);
    // Then the emergency page opens, with numbers to call
    await page.goto('/emergency');
    await page.getByRole('heading', { level: 1, name: "Centre d'urgence" }).waitFor();
    await page.locator('main a[href="tel:912"]').waitFor();
    await page.getByText(/Hors ligne depuis \d\d:\d\d/).waitFor();
    await expectNoAxeViolations(page);
    // And the page that was seen opens too
    await page.goto('/about');
    await page.locator('main h2').first().waitFor();
  });

  test('a page that was never opened shows the numbers and loads when the network returns', async ({
    openPage,
  }) => {
    const page = await openPage(visitor);
    await page.goto('/about');
    await workerHasKept(page);
    await page.context().setOffline(true);
    await page.goto('/pricing');
    await page.getByRole('heading', { level: 1, name: 'This page did not open' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Call 912' }).waitFor();
    await expectNoAxeViolations(page);
    // A page that needs an account does not send anybody to the sign-in page
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1, name: 'This page did not open' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    // When the network is back
    await page.goto('/pricing');
    await page.getByRole('heading', { level: 1, name: 'This page did not open' }).waitFor();
    await page.context().setOffline(false);
    // Then the page comes
    await page
      .locator('main h1')
      .getByText('This page did not open')
      .waitFor({ state: 'detached' });
    await page.locator('main h2').first().waitFor();
  });

  test('nothing of a person is stored on the device', async ({ openPage }) => {
    const page = await openPage(visitor);
    await signIn(page, 'elder@hafi.test');
    await page.goto('/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await workerHasKept(page);
    for (const path of await keptFiles(page)) {
      expect(path).toMatch(
        /^\/(assets\/|offline\.(en|rw|fr)\.html$|before-paint\.js$|favicon\.svg$|manifest(\.(rw|fr))?\.webmanifest$)/,
      );
    }
  });

  test('the stored frame can be read without any script, in each language', async ({ page }) => {
    for (const [locale, word] of [
      ['en', 'No internet'],
      ['rw', 'Nta murandasi'],
      ['fr', "Pas d'internet"],
    ] as const) {
      const html = await (await page.request.get(`/offline.${locale}.html`)).text();
      expect(html).toContain(`<html lang="${locale}"`);
      expect(html).toContain(word.replace("'", '&#x27;'));
      expect(html).toContain('href="tel:912"');
      expect(html).toContain('href="tel:112"');
      expect(html).not.toContain('canonical');
    }
  });
});

describe('On a slow network', () => {
  test('the app opens from the device’s cache after two seconds', async ({
    openPage,
    onTestFinished,
  }) => {
    const front = await startFrontServer(baseUrl);
    onTestFinished(front.stop);
    const page = await openPage({ ...visitor, at: front.baseUrl });
    await page.goto('/about');
    await workerHasKept(page);
    front.delayPages(60_000);
    await page.goto('/emergency');
    await page.getByRole('heading', { level: 1, name: 'Emergency Center' }).waitFor();
  });
});

describe('A new version', () => {
  test('is announced, waits for the reader, and loses nothing that was typed', async ({
    openPage,
    onTestFinished,
  }) => {
    const front = await startFrontServer(baseUrl);
    onTestFinished(front.stop);
    // Given somebody in the middle of a form
    const page = await openPage({ ...visitor, at: front.baseUrl });
    await page.goto('/login');
    await workerHasKept(page);
    await page.locator('input[name="email"]').fill('esperance@hafi.test');
    await page.locator('input[name="password"]').fill('not kept');
    const notice = page.getByText('A new version is ready.');
    expect(await notice.count()).toBe(0);
    // When another version is published
    front.publish();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    // Then a notice says so, and the page stays as it is
    await notice.waitFor();
    expect(await page.locator('input[name="email"]').inputValue()).toBe('esperance@hafi.test');
    await expectNoAxeViolations(page);
    // When it is taken, the password cannot be kept: that is said first
    await page.evaluate(() => Object.assign(window, { before: true }));
    await page.getByRole('button', { name: 'Use it now' }).click();
    await page.getByText('Passwords and chosen files must be given again.').waitFor();
    await page.getByRole('button', { name: 'Use it now' }).click();
    // Then the page is new and what was typed is there
    await page.waitForFunction(() => !('before' in window));
    await expect
      .poll(() => page.locator('input[name="email"]').inputValue())
      .toBe('esperance@hafi.test');
    expect(await page.locator('input[name="password"]').inputValue()).toBe('');
    await workerHasKept(page);
    expect(await notice.count()).toBe(0);
  });
});
