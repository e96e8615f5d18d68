// @module-tag people
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { test } from '../../fixtures/browser.ts';
import { type NewPerson, signUp } from '../../fixtures/new-person.ts';
import { pageFaults } from '../../fixtures/page-check.ts';
import { post, read } from '../../fixtures/people/ask-server.ts';
import { hold } from '../../fixtures/people/emergency-family.ts';
import { motherAndDaughter } from '../../fixtures/people/mother-and-daughter.ts';

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

/** Signs in through the page. */
async function signInByForm(page: Page, { email, password }: NewPerson): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
}

/** Another tab of the same browser that does not learn who is signed in until it is let. */
async function openStaleTab(page: Page, path: string) {
  const tab = await page.context().newPage();
  await tab.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
  await tab.goto(path);
  await tab.getByRole('heading', { level: 1 }).first().waitFor();
  const isLet = Promise.withResolvers<void>();
  await tab.route('**/api/auth/session', async (route) => {
    await isLet.promise;
    await route.continue();
  });
  return { tab, learn: isLet.resolve };
}

/** What a person has checked in and whom they have called for help. */
async function actsOf(page: Page) {
  const { days } = await read<{ days: { at: string | null }[] }>(page, '/api/check-ins');
  const calls = await read<unknown[]>(page, '/api/emergencies');
  return { checkIns: days.filter(({ at }) => at).length, calls: calls.length };
}

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

  test('lets a tab that still shows somebody act in nobody else’s name', {
    timeout: 90_000,
  }, async ({ openPage }) => {
    // Given a mother with three tabs, which do not learn that another signs in beside them
    const { daughter, daughterId, mother, motherAccount, motherName } =
      await motherAndDaughter(openPage);
    const other = await signUp(mother, { firstName: 'Beata' });
    const { data: conversation } = await post(mother, '/api/conversations', {
      personId: daughterId,
    });
    const [home, chat, help] = await Promise.all(
      ['/dashboard', `/chat/${conversation.id}`, '/emergency'].map((path) =>
        openStaleTab(mother, path),
      ),
    );
    if (!home || !chat || !help) throw new Error('three tabs were opened');
    await mother.goto('/dashboard');
    await mother.locator('summary', { hasText: 'Your menu' }).click();
    await mother.getByRole('button', { name: 'Logout' }).click();
    await mother.waitForURL((url) => url.pathname === '/');
    await signInByForm(mother, other);
    // When she checks in, writes and calls for help in her tabs
    await home.tab.getByRole('button', { name: 'Meze neza' }).click();
    await chat.tab.getByPlaceholder('Type a message...').fill('I am at the gate.');
    await chat.tab.getByPlaceholder('Type a message...').press('Enter');
    await hold(help.tab);
    await help.tab.getByRole('heading', { name: 'Nobody has been told yet' }).waitFor();
    for (const { learn } of [home, chat, help]) learn();
    // Then each tab turns to who is signed in, and says so
    for (const { tab } of [home, chat, help]) {
      await tab.getByText('Beata is signed in on this device now.').waitFor();
      expect(await tab.getByText(motherName).count()).toBe(0);
    }
    // And nothing was done in the other's name
    expect(await actsOf(mother)).toEqual({ checkIns: 0, calls: 0 });
    expect(await read(mother, '/api/conversations')).toEqual([]);
    // And it goes out as hers once she signs in again
    await signIn(mother, motherAccount.email, motherAccount.password);
    await mother.goto('/dashboard');
    await expect.poll(() => actsOf(mother)).toEqual({ checkIns: 1, calls: 1 });
    await daughter.goto(`/chat/${conversation.id}`);
    const messages = daughter.getByRole('list', { name: 'Messages' });
    await messages.getByText('I am at the gate.').waitFor();
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
