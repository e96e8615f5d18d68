import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { test } from '../../fixtures/browser.ts';
import { type Load, noteFiles, screenBytesFaults } from '../../fixtures/page-bytes.ts';
import { quiet } from '../../fixtures/quiet.ts';
import { DASHBOARDS } from '../../fixtures/routes.ts';
import { usePage } from '../../fixtures/use-page.ts';

// `every-route.spec.ts` weighs the screens whose address everybody knows; this one those of one
// patient, one alert, one message, which stand behind a link.

const patience = { timeout: 300_000 };

/** Who opens it, the page with its link, and how its address begins. */
const SCREENS = [
  ['doctor@hafi.test', '/patients', '/patients/'],
  ['family@hafi.test', '/family-dashboard', '/alerts/'],
  ['admin@hafi.test', '/admin/inbox', '/admin/inbox/'],
] as const;

describe('A screen of one patient, alert or message', () => {
  test.for(SCREENS)(
    'loads at most 60 KB of its own: %s opens from %s one of %s',
    patience,
    async ([person, from, beginning], { openPage }) => {
      const page = await openPage();
      await signIn(page, person);
      await page.goto(from);
      const link = page.locator(`main a[href^="${beginning}"]`).first();
      const one = (await link.getAttribute('href')) ?? '';
      const files = noteFiles(page);
      const loads: Load[] = [];
      // What several screens share is the frame.
      for (const route of [DASHBOARDS[person], '/settings', from, one]) {
        files.take();
        await page.goto(route);
        await page.locator('h1').first().waitFor();
        await usePage(page);
        await quiet(page);
        loads.push({ route, locale: 'en', files: files.take() });
      }
      expect(screenBytesFaults(loads).join('\n')).toBe('');
    },
  );
});
