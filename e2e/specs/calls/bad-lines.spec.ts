// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../../fixtures/browser.ts';
import { type BadLine, putLineBetween } from '../../fixtures/calls/bad-line.ts';
import { speaking } from '../../fixtures/calls/family-call.ts';
import { audibleWithin, silence, untilAudible } from '../../fixtures/calls/speaking.ts';

const minute = 60_000;
/** What a call must survive: each way so slow, so lossy and so late. */
const bad = { bitsPerSecond: 64_000, loss: 0.1, delayMs: 400 };

/** Has every question to the server take as long as there and back by such a line. */
async function slowDown(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const size = (route.request().postData()?.length ?? 0) + 1_500;
    const sending = (size * 8 * 1_000) / bad.bitsPerSecond;
    await new Promise((resolve) => setTimeout(resolve, 2 * bad.delayMs + sending));
    await route.continue().catch(() => undefined);
  });
}

const lost = [/broken request/, /ERR_INTERNET_DISCONNECTED/, /WebSocket/, /ERR_NETWORK_CHANGED/];
const visitors = { daughter: { expectedProblems: lost }, mother: { expectedProblems: lost } };

describe('A call by a bad line', () => {
  test('of 64 kbit/s that loses a tenth and takes 400 ms is heard at both ends all the time', {
    timeout: 4 * minute,
  }, async ({ openPage }) => {
    let line: BadLine | undefined;
    const { daughter, mother } = await speaking(openPage, {
      prepare: async (one, other) => {
        line = await putLineBetween(one, other);
        line.be(bad);
      },
    });
    for (const page of [daughter, mother]) await slowDown(page);
    await untilAudible(daughter, 40_000);
    await untilAudible(mother, 40_000);
    line?.load();
    for (let times = 0; times < 6; times += 1) {
      const [one, other] = await Promise.all([
        audibleWithin(daughter, 4_000),
        audibleWithin(mother, 4_000),
      ]);
      expect(one, `heard by the daughter, ${times}`).toBeGreaterThan(silence);
      expect(other, `heard by the mother, ${times}`).toBeGreaterThan(silence);
    }
    const load = line?.load() ?? {};
    for (const rate of Object.values(load)) expect(rate).toBeLessThan(bad.bitsPerSecond);
    line?.close();
  });

  test('that grows thin loses the picture, says so, and keeps the voice', {
    timeout: 4 * minute,
  }, async ({ openPage }) => {
    let line: BadLine | undefined;
    const { daughter, mother } = await speaking(openPage, {
      picture: true,
      prepare: async (one, other) => {
        line = await putLineBetween(one, other);
      },
    });
    await untilAudible(mother);
    await mother.locator('main video').first().waitFor();
    line?.be(bad);
    await daughter.getByText('The line is thin: voice only').waitFor({ timeout: minute });
    await mother.getByText('The line is thin: voice only').waitFor({ timeout: minute });
    expect(await audibleWithin(mother, 6_000)).toBeGreaterThan(silence);
    expect(await audibleWithin(daughter, 6_000)).toBeGreaterThan(silence);
    line?.close();
  });

  test('that is cut, and comes back with another address, is heard again within 5 seconds', {
    timeout: 4 * minute,
  }, async ({ openPage }) => {
    let line: BadLine | undefined;
    const { daughter, mother } = await speaking(openPage, {
      visitors,
      prepare: async (one, other) => {
        line = await putLineBetween(one, other);
      },
    });
    await untilAudible(daughter);
    await untilAudible(mother);
    for (const seconds of [3, 12]) {
      // When the daughter's phone loses its network
      line?.cut();
      await daughter.context().setOffline(true);
      await daughter.getByText(/No network/).waitFor();
      await daughter.waitForTimeout(seconds * 1_000);
      // And finds another one
      line?.mend();
      await daughter.context().setOffline(false);
      // Then both hear each other again
      const [one, other] = await Promise.all([untilAudible(daughter), untilAudible(mother)]);
      expect(Math.max(one, other)).toBeLessThan(5_000);
    }
    line?.close();
  });

  test('that changes its way without a word is found again', {
    timeout: 4 * minute,
  }, async ({ openPage }) => {
    let line: BadLine | undefined;
    const { daughter, mother } = await speaking(openPage, {
      prepare: async (one, other) => {
        line = await putLineBetween(one, other);
      },
    });
    await untilAudible(daughter);
    // When the address of one changes, as behind a mobile network that moves it, and no device says so
    line?.mend();
    const began = Date.now();
    // What was on its way is played first.
    await daughter.waitForTimeout(1_500);
    await Promise.all([untilAudible(daughter), untilAudible(mother)]);
    const took = Date.now() - began;
    // Three seconds to notice, and what it takes to find another way.
    expect(took).toBeLessThan(8_000);
    line?.close();
  });
});
