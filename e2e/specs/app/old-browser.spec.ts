// @module-tag document
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { test } from '../../fixtures/browser.ts';
import { quiet } from '../../fixtures/quiet.ts';

/**
 * Takes away what Chrome 99, Firefox 98 or Safari 15.4 lack (decision 7). Runs in the page before its
 * first script, so it may use nothing from outside. `checkVisibility` stays, because the tests' own
 * waiting calls it; the rule `old-browsers` covers it.
 */
function becomeOld(): void {
  const names: readonly (readonly [unknown, string])[] = [
    ...[Array.prototype, Object.getPrototypeOf(Uint8Array.prototype)].flatMap((each) =>
      ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex'].map(
        (name) => [each, name] as const,
      ),
    ),
    ...['isWellFormed', 'toWellFormed'].map((name) => [String.prototype, name] as const),
    ...['union', 'intersection', 'difference', 'isSubsetOf', 'isDisjointFrom'].map(
      (name) => [Set.prototype, name] as const,
    ),
    ...['withResolvers', 'try'].map((name) => [Promise, name] as const),
    ...['any', 'timeout'].map((name) => [AbortSignal, name] as const),
    ...['canParse', 'parse'].map((name) => [URL, name] as const),
    ...['showPopover', 'hidePopover', 'togglePopover', 'inert', 'popover'].map(
      (name) => [HTMLElement.prototype, name] as const,
    ),
    ...['Iterator', 'cookieStore', 'navigation'].map((name) => [globalThis, name] as const),
    [URLSearchParams.prototype, 'size'],
    [AbortSignal.prototype, 'throwIfAborted'],
    [Array, 'fromAsync'],
    [Object, 'groupBy'],
    [Map, 'groupBy'],
    [Response, 'json'],
    [Document.prototype, 'startViewTransition'],
    [HTMLDialogElement.prototype, 'requestClose'],
    [IDBFactory.prototype, 'databases'],
    [Navigator.prototype, 'connection'],
    [Intl, 'Segmenter'],
    [RegExp, 'escape'],
  ];
  for (const [owner, name] of names) delete (owner as Record<string, unknown>)[name];
}

describe('In the oldest browser that we name', () => {
  test('one signs in, sees the day, searches and books', async ({ openPage }) => {
    const page = await openPage();
    await page.addInitScript(becomeOld);
    // Given a family member who signs in
    await signIn(page, 'family@hafi.test');
    await page.goto('/family-dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await quiet(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    // And the elder of the demo, with doses and charts
    await page.context().clearCookies();
    await signIn(page, 'elder@hafi.test');
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Meze neza/ }).waitFor();
    await page.getByRole('heading', { name: 'Health Report' }).waitFor();
    await page.goto('/dashboard/health');
    await page.getByRole('heading', { name: 'Your health' }).waitFor();
    await page.goto('/healthcare?tab=report');
    await page.getByRole('button', { name: 'Print' }).waitFor();
    await quiet(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    // When they look for a doctor, the search reaches the server
    await page.goto('/doctors?specialty=cardiology');
    await page.locator('main h2, main h3').first().waitFor();
    // Then they can book
    await page.goto('/booking');
    await page.locator('main [data-value]').first().click();
    await page.getByRole('heading', { name: 'Step 2 of 4: day and time' }).waitFor();
    await page.getByRole('radio').first().waitFor();
  });
});
