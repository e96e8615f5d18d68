import { describe } from 'vitest';
import { test } from '../../fixtures/browser.ts';
import { keyboardFaults } from '../../fixtures/keys.ts';
import { EVERYBODY, routesOf, walk } from '../../fixtures/walk.ts';

const phone = { width: 320, height: 640 };
const desk = { width: 1280, height: 800 };
/** Elders and doctors have many screens, each walked twice. */
const patience = { timeout: 900_000 };

describe.concurrent('The keyboard alone reaches everything, and is seen, for', () => {
  test.for(EVERYBODY)('%s', patience, async (person, { openPage }) => {
    const page = await openPage({ viewport: phone });
    await walk(page, await routesOf(page, person), async () => {
      const faults = (await keyboardFaults(page)).map((fault) => `phone: ${fault}`);
      await page.setViewportSize(desk);
      faults.push(...(await keyboardFaults(page)).map((fault) => `desk: ${fault}`));
      await page.setViewportSize(phone);
      return faults;
    });
  });
});
