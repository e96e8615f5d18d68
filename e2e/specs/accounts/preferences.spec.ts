// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';

const attributes = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }));

/** Chooses an option of a group, and waits until the account has it. */
async function choose(page: Page, group: string, answer: string): Promise<void> {
  const saved = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/preferences') && response.request().method() === 'PUT',
  );
  const radios = page.getByRole('group', { name: group, exact: true });
  await radios
    .getByRole('radio', { name: new RegExp(`^${answer.replace(/[.()]/g, '\\$&')}( |$)`) })
    .check();
  expect((await saved).status()).toBe(200);
  await page.getByRole('status').getByText('Saved.').first().waitFor();
}

describe('Preferences', () => {
  test('are all available on the next device', async ({ openPage }) => {
    // Given somebody who chooses everything on one device
    const page = await openPage();
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    await page.goto('/settings?tab=appearance');
    await choose(page, 'Theme', 'Dark');
    await choose(page, 'Size of the text', 'Large');
    await choose(page, 'Room between things', 'Compact');
    await choose(page, 'Contrast', 'High');
    await choose(page, 'Motion', 'Less motion');
    await page.getByRole('tab', { name: 'Language & Region' }).click();
    await choose(page, 'Language', 'English (US)');
    await choose(page, 'Numbers', '1.234,5');
    await page.getByLabel('Time zone').selectOption('America/New_York');
    await page.getByText(/There it is now: .*\(New York\)/).waitFor();
    await page.getByRole('tab', { name: 'Notifications' }).click();
    await page.getByRole('switch', { name: 'Email notifications' }).uncheck();
    await page.getByRole('switch', { name: 'SMS notifications' }).check();
    await page.getByRole('switch', { name: 'Let me rest' }).check();
    await page.getByLabel('Until').selectOption('07:30');
    await page.getByRole('radio', { name: /^Once a day/ }).check();
    await page.getByLabel('At what time').selectOption('19:30');
    const saved = async () => (await (await page.request.get('/api/preferences')).json()).data;
    const notifications = {
      email: false,
      push: true,
      sms: true,
      quietHours: { from: '21:00', to: '07:30' },
    };
    await expect.poll(saved).toMatchObject({ notifications, digestAt: '19:30' });
    // When they sign in on another
    const other = await openPage();
    await other.goto('/login');
    await other.getByLabel('Email').fill(email);
    await other.getByLabel('Password', { exact: true }).fill(password);
    await other.getByRole('button', { name: 'Sign In', exact: true }).click();
    await other.waitForURL((url) => url.pathname === '/dashboard');
    // Then it looks the same there
    const appearance = {
      theme: 'dark',
      text: 'large',
      density: 'compact',
      contrast: 'high',
      motion: 'reduced',
    };
    await expect.poll(() => attributes(other)).toMatchObject(appearance);
    await other.goto('/settings?tab=language');
    await expect
      .poll(() => other.getByRole('radio', { name: 'English (US)' }).isChecked())
      .toBe(true);
    await expect.poll(() => other.getByLabel('Time zone').inputValue()).toBe('America/New_York');
    await other
      .getByText(/There it is now: [A-Z][a-z]+ \d+, \d{4}, \d\d:\d\d \(New York\)/)
      .waitFor();
    await other.goto('/pricing');
    await other.getByText('18.000 RWF').first().waitFor();
    await other.goto('/settings?tab=notifications');
    const sms = other.getByRole('switch', { name: 'SMS notifications' });
    await expect.poll(() => sms.isChecked()).toBe(true);
    await expect.poll(() => other.getByLabel('Until').inputValue()).toBe('07:30');
    await expect.poll(() => other.getByLabel('At what time').inputValue()).toBe('19:30');
  });

  test('take effect before the first paint of a reload', async ({ openPage }) => {
    // Given a doctor, whose screens are compact, who likes it dark
    const page = await openPage({ expectedProblems: [/assets/, /ERR_FAILED/] });
    const { email, password } = await signUp(page, { role: 'DOCTOR' });
    await signIn(page, email, password);
    await page.goto('/settings?tab=appearance');
    await choose(page, 'Theme', 'Dark');
    // When the page is loaded again, and its own code never arrives
    await page.route(/assets\/(?!before-paint)/, (route) => route.abort());
    await page.context().addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        Object.assign(window, { early: { ...document.documentElement.dataset } });
      });
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    // Then it looks as chosen nevertheless
    const early = await page.evaluate(() => (window as unknown as { early: object }).early);
    expect(early).toMatchObject({ theme: 'dark', density: 'compact' });
  });

  test('stay as chosen when the server cannot be reached, and are sent again', async ({
    openPage,
  }) => {
    const page = await openPage({ expectedProblems: [/preferences/, /ERR_FAILED/] });
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    await page.goto('/settings?tab=notifications');
    await page.route('**/api/preferences', (route) => route.abort());
    const sms = page.getByRole('switch', { name: 'SMS notifications' });
    await sms.check();
    await page.getByText('Not saved yet.').waitFor();
    expect(await sms.isChecked()).toBe(true);
    await page.unroute('**/api/preferences');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('status').getByText('Saved.').waitFor();
    await page.reload();
    await expect.poll(() => sms.isChecked()).toBe(true);
  });

  test('never jump back while several are being saved', async ({ openPage }) => {
    const page = await openPage();
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    await page.goto('/settings?tab=notifications');
    const quiet = page.getByRole('switch', { name: 'Let me rest' });
    await quiet.waitFor();
    const isQuietBefore = await quiet.isChecked();
    // Read after all effects of the click, and before anything else could happen.
    const readings = await page.evaluate(async () => {
      const switches = document.querySelectorAll<HTMLInputElement>('[role=switch]');
      const seen: boolean[] = [];
      for (const each of switches) {
        const before = each.checked;
        each.click();
        for (let tick = 0; tick < 20; tick += 1) await null;
        seen.push(each.checked !== before);
      }
      return seen;
    });
    expect(readings.length).toBeGreaterThan(2);
    expect(readings).not.toContain(false);
    await page.getByRole('status').getByText('Saved.').waitFor();
    await page.reload();
    await expect.poll(() => quiet.isChecked()).toBe(!isQuietBefore);
  });

  test('show the daughter in Brussels her own time', async ({ page }) => {
    await signIn(page, 'family@hafi.test');
    await page.goto('/settings?tab=language');
    await page.getByText(/There it is now: .*\(Brussels\)/).waitFor();
  });

  test('can all be reached at 320 px, by the keyboard too', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 320, height: 640 } });
    await signIn(page, 'elder@hafi.test');
    const list = page.getByRole('combobox').first();
    for (const tab of ['profile', 'notifications', 'privacy', 'appearance', 'language']) {
      await page.goto(`/settings?tab=${tab}`);
      await list.waitFor();
      await expect.poll(() => list.inputValue()).toBe(tab);
    }
    await list.focus();
    await list.press('Home');
    await page.waitForURL('**/settings?tab=profile');
  });

  test('tabs move by the arrow keys, are chosen by Enter and are part of the URL', async ({
    page,
  }) => {
    await signIn(page, 'elder@hafi.test');
    await page.goto('/settings');
    const tab = (name: string) => page.getByRole('tab', { name });
    await tab('Profile').focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => tab('Profile').getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/settings?tab=notifications');
    await expect.poll(() => tab('Notifications').getAttribute('aria-selected')).toBe('true');
    await page.reload();
    await page.getByRole('heading', { name: 'Notifications' }).waitFor();
  });
});
