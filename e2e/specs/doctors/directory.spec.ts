// @module-tag release
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { untilHydrated } from '../../fixtures/until-hydrated.ts';

describe('The directory of doctors', () => {
  test('finds a doctor by a name with a typing error, and shares the search', async ({ page }) => {
    // Given the directory
    await page.goto('/doctors');
    await page.getByRole('heading', { level: 1, name: 'HCP' }).waitFor();
    await page
      .getByRole('link', { name: /^Book Appointment \(/ })
      .first()
      .waitFor();
    // When somebody types a name, nearly right
    await page
      .getByRole('searchbox', { name: 'Search by name, specialty or place' })
      .fill('habymana');
    // Then the doctor is found, and the address says what was looked for
    await page.getByRole('link', { name: 'Dr Jean Habimana', exact: true }).waitFor();
    await page.waitForURL(/[?&]q=habymana/);
    // And a reload finds the same
    await page.reload();
    await page.getByRole('link', { name: 'Dr Jean Habimana', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('searchbox').last().inputValue()).toBe('habymana');
  });

  test('sorts by price and filters by specialty', async ({ page }) => {
    // Given the directory
    await page.goto('/doctors');
    await untilHydrated(page);
    // When somebody asks for cardiologists, the cheapest first
    await page.getByLabel('Specialty', { exact: true }).selectOption('cardiology');
    await page.getByLabel('Sort', { exact: true }).selectOption('price-asc');
    await page.waitForURL(/specialty=cardiology.*sort=price-asc/);
    await page.getByRole('status').filter({ hasText: 'found' }).waitFor();
    // Then only those are there, in that order
    const cards = page.locator('main li').filter({ has: page.getByRole('heading', { level: 2 }) });
    const areCardiologists = async () => {
      const found = await cards.allInnerTexts();
      return found.length > 1 && found.every((text) => text.includes('Cardiology'));
    };
    await expect.poll(areCardiologists).toBe(true);
    const texts = await cards.allInnerTexts();
    const prices = texts.map((text) =>
      Number(/From ([\d,]+) RWF/.exec(text)?.[1]?.replace(',', '')),
    );
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  test('says what to do when nobody is found', async ({ page }) => {
    // When the search finds nobody
    await page.goto('/doctors?q=xyzzyx');
    await page.getByRole('heading', { name: 'No doctor found' }).waitFor();
    await expectNoAxeViolations(page);
    // Then one press shows everybody again
    await page.getByRole('button', { name: 'Show all doctors' }).click();
    await page
      .getByRole('link', { name: /^Book Appointment \(/ })
      .first()
      .waitFor();
  });

  test('shows a doctor’s profile, and links to the booking', async ({ openPage }) => {
    // Given a small phone in French
    const page = await openPage({ locale: 'fr', viewport: { width: 320, height: 640 } });
    await page.goto('/doctors?q=habimana');
    // When somebody opens the doctor
    await page.getByRole('link', { name: 'Dr Jean Habimana', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Dr Jean Habimana' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Horaires' }).waitFor();
    // Then nothing scrolls sideways, and the booking begins with this doctor
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
    await page
      .getByRole('main')
      .getByRole('link', { name: 'Prendre rendez-\u2060vous' })
      .first()
      .click();
    await page.getByRole('heading', { level: 2, name: 'Étape 2 sur 4 : jour et heure' }).waitFor();
  });

  test('explains that a doctor does not exist', async ({ page }) => {
    // When somebody follows an old link
    await page.goto('/doctors/01900000-0000-7000-8000-000000000000');
    // Then the page says so and leads back
    await page.getByRole('heading', { level: 1, name: 'This doctor is not listed' }).waitFor();
    await page.getByRole('link', { name: 'Find another doctor' }).click();
    await page.getByRole('heading', { level: 1, name: 'HCP' }).waitFor();
  });
});
