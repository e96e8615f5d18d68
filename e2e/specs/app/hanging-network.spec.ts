// @module-tag offline
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { baseUrl, test } from '../../fixtures/browser.ts';
import { startFrontServer } from '../../fixtures/front/front-server.ts';
import { todayIsKept } from '../../fixtures/kept-files.ts';
import { signUp } from '../../fixtures/new-person.ts';

const expectedProblems = [/ERR_|WebSocket|dynamically imported|preload|Failed to load/];
const timeout = { timeout: 120_000 };

/** Records each spinner that is ever drawn in the pages that open from now on. */
const watchSpinners = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[data-loading]')) Object.assign(window, { spun: true });
    }).observe(document, { childList: true, subtree: true });
  });
const spun = (page: Page) => page.evaluate(() => 'spun' in window);

describe('On a network that accepts everything and never answers', () => {
  test(
    'the numbers, the contacts and what is kept stand; nothing spins over them',
    timeout,
    async ({ openPage, onTestFinished }) => {
      const front = await startFrontServer(baseUrl);
      onTestFinished(front.stop);
      // Given an elder who has looked at her day
      const page = await openPage({ serviceWorkers: 'allow', expectedProblems, at: front.baseUrl });
      const { email, password } = await signUp(page, { role: 'PATIENT' });
      await signIn(page, email, password);
      await page.goto('/dashboard');
      await page.getByRole('heading', { name: 'Are you well today?' }).waitFor();
      await todayIsKept(page);
      // When the network hangs
      front.hang(true);
      await watchSpinners(page);
      // Then the emergency numbers and the contacts open, without a spinner over the numbers
      await page.goto('/emergency');
      await page.getByRole('heading', { level: 1, name: 'Emergency Center' }).waitFor();
      await page.locator('main a[href="tel:912"]').waitFor();
      expect(await spun(page)).toBe(false);
      await page.goto('/contact');
      await page.getByRole('main').getByRole('textbox').first().waitFor();
      expect(await spun(page)).toBe(false);
      // And her day, with its age
      await page.goto('/dashboard');
      await page.getByRole('heading', { name: 'Are you well today?' }).waitFor();
      await page
        .getByText(/What you see is from: \d\d:\d\d/)
        .first()
        .waitFor();
      // And what she enters waits, though nothing says that the device is offline
      await page.getByRole('button', { name: 'Meze neza' }).click();
      await page.getByText('It is kept on this phone').waitFor();
      // When the network answers again, it goes out
      front.hang(false);
      await page.goto('/dashboard');
      await page.getByText('Well on 1 of the last 7 days').waitFor();
      // What waits on the phone counts in that too.
      const reached = async () =>
        (await (await page.request.get('/api/check-ins')).json()).data.days.at(-1).at;
      await expect.poll(reached, { timeout: 30_000 }).not.toBeNull();
    },
  );
});
