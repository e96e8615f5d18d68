import { afterAll, beforeAll, expect, inject } from 'vitest';
import { demoNow, shiftTo, shiftVariable } from '../../../scripts/test/clock/demo-clock.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { type App, startApp } from '../../fixtures/app.ts';
import { test } from '../../fixtures/browser.ts';
const next = new Date(demoNow());
next.setUTCHours(5, 10, 0, 0);
if (next < demoNow()) next.setUTCDate(next.getUTCDate() + 1);
const shift = shiftTo(next.toISOString());
let app: App;
beforeAll(async () => { app = await startApp({ [shiftVariable]: String(shift) }, inject('seeded')); }, 150_000);
afterAll(() => app.stop());
test.for(['en','rw','fr'] as const)('measure %s', { timeout: 120_000 }, async (locale, { openPage }) => {
  for (const viewport of [{ width: 360, height: 740 }, { width: 320, height: 640 }]) {
    const page = await openPage({ locale, viewport, shift, at: app.baseUrl });
    await signIn(page, 'elder@hafi.test');
    await page.goto('/dashboard');
    await page.locator('main a[href^="tel:+"]').first().waitFor();
    await page.waitForTimeout(3000);
    const h = () => page.evaluate(() => document.documentElement.scrollHeight);
    const parts = await page.evaluate(() => [...document.querySelectorAll('main h1, main p, main [class*=protection], main li, main section')].map((e) => [e.tagName, (e.textContent ?? '').slice(0, 60), Math.round(e.getBoundingClientRect().height)].join('|')));
    console.log(locale, viewport.width, await h(), parts.join('\n'));
    await page.screenshot({ path: `/tmp/scr-${locale}-${viewport.width}.png`, fullPage: true });
    await page.evaluate(() => { document.documentElement.dataset.text = 'largest'; });
    console.log(locale, viewport.width, 'largest', await h());
    await page.screenshot({ path: `/tmp/scr-${locale}-${viewport.width}-largest.png`, fullPage: true });
  }
  expect(1).toBe(1);
});
