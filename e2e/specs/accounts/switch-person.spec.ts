import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { test } from '../../fixtures/browser.ts';
import { type NewPerson, signUp } from '../../fixtures/new-person.ts';
import { pageFaults } from '../../fixtures/page-check.ts';

/** Adds a person to the page's phone through the API; choosing a PIN has a test below. */
async function putOnPhone(page: Page, { email, password }: NewPerson, pin: string) {
  await signIn(page, email, password);
  await page.request.post('/api/auth/confirm', { data: { password } });
  const answer = await page.request.post('/api/device-people', { data: { pin } });
  if (!answer.ok()) throw new Error(`not put on the phone: ${await answer.text()}`);
}

const digits = async (page: Page, pin: string) => {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
};

describe('A shared phone', () => {
  test('is set up with a PIN in the settings', { timeout: 90_000 }, async ({ page }) => {
    // Given somebody who shares the phone
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    await page.goto('/settings?tab=privacy');
    // When they put themselves on it, they show once more who they are
    await page.getByRole('button', { name: 'Put me on this phone' }).click();
    await page.getByRole('heading', { name: 'Is it you?' }).waitFor();
    const check = page.locator('section', { has: page.getByText('Is it you?') }).last();
    await check.getByLabel('Your password').fill(password);
    await check.getByRole('button', { name: 'Continue' }).click();
    // And a PIN that is easy to guess is not taken
    await page.getByLabel('New PIN').fill('1234');
    await page.getByLabel('The same PIN again').fill('1234');
    await page.getByRole('button', { name: 'Save the PIN' }).click();
    await page.getByText('This PIN is easy to guess.').first().waitFor();
    await page.getByLabel('New PIN').fill('7305');
    await page.getByLabel('The same PIN again').fill('7305');
    await page.getByRole('button', { name: 'Save the PIN' }).click();
    // Then they are on it, and can be taken off again
    await page.getByText('You are on this phone. Switch in your menu.').waitFor();
    await page.getByRole('button', { name: 'Take me off this phone' }).click();
    await page.getByText('You are off this phone. The PIN no longer works here.').waitFor();
    await page.getByRole('button', { name: 'Put me on this phone' }).waitFor();
  });

  test('switches to another person by PIN, and shows nothing of the first', {
    timeout: 120_000,
  }, async ({ openPage }) => {
    // Given two people on one small phone; the second has typed something and not sent it
    const page = await openPage({
      viewport: { width: 320, height: 640 },
      expectedProblems: [/401/],
    });
    const first = await signUp(page, { firstName: 'Agathe' });
    await putOnPhone(page, first, '7305');
    await putOnPhone(page, await signUp(page, { firstName: 'Beata', role: 'FAMILY' }), '40917');
    await page.goto('/booking');
    await page.evaluate(() => sessionStorage.setItem('booking-note', '{"note":"My knee hurts."}'));
    // When the first takes over
    await page.goto('/switch');
    await page.getByRole('button', { name: 'Agathe' }).waitFor();
    expect(await page.getByRole('button', { name: 'Beata' }).count()).toBe(0);
    expect(await pageFaults(page, { locale: 'en' })).toEqual([]);
    await page.getByRole('button', { name: 'Agathe' }).click();
    await page.getByRole('heading', { level: 1, name: 'Agathe' }).waitFor();
    expect(await pageFaults(page, { locale: 'en' })).toEqual([]);
    // Then a wrong PIN says so, at the field, which has the focus
    await digits(page, '9999');
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByText('This PIN is not right. Tries left: 4.').waitFor();
    const field = page.getByLabel('Your PIN');
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    // And the right one, by keyboard, leads to her own dashboard
    await page.keyboard.type('7305');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/dashboard');
    await page.getByRole('heading', { level: 1, name: /^Good .*, Agathe$/ }).waitFor();
    // And what the other had typed is gone
    expect(await page.evaluate(() => sessionStorage.getItem('booking-note'))).toBeNull();
    const session = await (await page.request.get('/api/auth/session')).json();
    expect(session.data.firstName).toBe('Agathe');
  });

  test('requires a full sign-in after five wrong PINs', { timeout: 90_000 }, async ({
    openPage,
  }) => {
    const page = await openPage({ expectedProblems: [/40[13]/] });
    await putOnPhone(page, await signUp(page, { firstName: 'Agathe' }), '7305');
    await page.request.post('/api/auth/signout');
    await page.goto('/login');
    await page.getByRole('link', { name: 'With a PIN on this phone' }).click();
    await page.getByRole('button', { name: 'Agathe' }).click();
    for (let tries = 0; tries < 5; tries += 1) {
      await page.getByLabel('Your PIN').fill('9999');
      const answered = page.waitForResponse(/device-people\/switch/);
      await page.getByRole('button', { name: 'Go on' }).click();
      await answered;
    }
    await page.getByText('The PIN was wrong too often.').waitFor();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
  });
});
