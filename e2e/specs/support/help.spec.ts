// @module-tag release
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';

describe('Help', () => {
  test('finds answers by their words, and keeps the search in the URL', async ({ page }) => {
    await page.goto('/help');
    const questions = page.locator('#questions details');
    await expect.poll(() => questions.count()).toBe(7);
    const search = page.getByRole('searchbox', { name: 'Search the questions' });
    await search.fill('BÓOK appointment');
    await expect.poll(() => questions.count()).toBe(1);
    await page.getByText('How do I schedule an appointment?').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('BÓOK appointment');
    await page.reload();
    await expect.poll(() => questions.count()).toBe(1);
    await search.fill('zzz');
    await page.getByText('No results found').waitFor();
    await page
      .getByText('Try adjusting your search terms or browse our categories above.')
      .waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Show all questions' }).click();
    await expect.poll(() => questions.count()).toBe(7);
  });

  test('opens one answer at a time', async ({ page }) => {
    await page.goto('/help');
    await page.getByText('What do I do in an emergency?').click();
    const emergency = page.getByText('Press Emergency and call 912, or 112');
    await emergency.waitFor();
    await page.getByText('How do I update my profile?').click();
    await emergency.waitFor({ state: 'hidden' });
  });

  test('has four kinds of help that lead where they say', async ({ openPage }) => {
    const visitor = await openPage();
    await visitor.goto('/help');
    const main = visitor.getByRole('main');
    expect(await main.getByRole('link', { name: 'Call us' }).getAttribute('href')).toMatch(/^tel:/);
    expect(await main.getByRole('link', { name: 'Write an e-mail' }).getAttribute('href')).toMatch(
      /^mailto:/,
    );
    await main.getByRole('link', { name: 'Read the guide' }).click();
    await visitor.getByText('Book an appointment', { exact: true }).click();
    await visitor.getByText('Choose a day and a free time.').waitFor();
    await main.getByRole('link', { name: 'Write to us' }).first().click();
    await visitor.waitForURL(/\/contact$/);
  });

  test('shows every answer without script', async ({ openPage }) => {
    const page = await openPage({ script: false, expectedProblems: [/\/assets\/.+ csp$/] });
    await page.goto('/help?q=profile');
    await page.getByText('What do I do in an emergency?').click();
    await page.getByText('911 also reaches the network').first().waitFor();
    await expect.poll(() => page.locator('#questions details').count()).toBe(7);
    await page.getByText('Pay for an appointment', { exact: true }).click();
    await page.getByText('Enter the PIN there, never on our pages.').waitFor();
  });

  test('can be linked to by part', async ({ page }) => {
    await page.goto('/help#guide-pay');
    await page.getByText('Enter the PIN there, never on our pages.').waitFor();
  });
});
