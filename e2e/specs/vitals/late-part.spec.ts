// @module-tag offline
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { test } from '../../fixtures/browser.ts';

describe('A page of which one part does not arrive', () => {
  test('shows what has arrived below it within three seconds', async ({ openPage }) => {
    // Given a daughter for whom the answer to age and allergies hangs
    const page = await openPage({ reducedMotion: 'no-preference' });
    await signIn(page, 'family@hafi.test');
    await page.route('**/identity', () => undefined);
    await page.addInitScript(() => {
      const clock = setInterval(() => {
        const heading = document.querySelector('main h2');
        if (!heading) return;
        const known: { came?: number; shown?: number } = Reflect.get(globalThis, 'reading') ?? {};
        known.came ??= performance.now();
        if (heading.checkVisibility({ visibilityProperty: true })) {
          known.shown = performance.now();
          clearInterval(clock);
        }
        Reflect.set(globalThis, 'reading', known);
      }, 50);
    });
    // When she opens the readings
    await page.goto('/healthcare?tab=vitals');
    const waited = () =>
      page.evaluate(() => {
        const { came, shown } = Reflect.get(globalThis, 'reading') ?? {};
        return shown === undefined ? null : shown - came;
      });
    await expect.poll(waited, { timeout: 30_000 }).not.toBeNull();
    // Then they wait for it first, so that nothing moves, and not for long
    expect(await waited()).toBeGreaterThan(1_000);
    expect(await waited()).toBeLessThan(3_200);
  });
});
