// @module-tag release
import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { registerElder } from '../../fixtures/new-elder.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { messagesTo, readCode } from '../../fixtures/outbox.ts';
import { pageFaults } from '../../fixtures/page-check.ts';

/** The sandbox's page of a phone without apps. */
function simplePhone(page: Page, number: string) {
  const screen = page.locator('#ussd');
  /** As shown, line by line. */
  const text = async () => (await screen.textContent()) ?? '';
  const send = async (label: string, value: string, button: string) => {
    await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.waitForLoadState();
  };
  return {
    open: () => page.goto(`/sandbox/phone/${number}`),
    async dial(): Promise<string> {
      await page.getByRole('button', { name: 'Dial' }).click();
      await page.waitForLoadState();
      return text();
    },
    async answer(keys: string): Promise<string> {
      await send('Answer', keys, 'Send');
      return text();
    },
    sms: (words: string) => send('SMS to Hafi', words, 'Send SMS'),
    async ring() {
      await page.getByRole('button', { name: 'Call Hafi and hang up' }).click();
      await page.waitForLoadState();
    },
  };
}

/** How many SMS with these words came to a number. */
const countOf = async (number: string, words: string) =>
  (await messagesTo(number)).filter(({ text }) => text.includes(words)).length;

/** A daughter who keeps the account of her mother, whose number is proved. */
async function daughterOf(page: Page, number: string) {
  const { email, password, phoneNumber } = await signUp(page, { role: 'FAMILY' });
  await signIn(page, email, password);
  const elder = await registerElder(page, { phoneNumber: number });
  const at = `/api/elders/${elder.id}/number`;
  expect((await page.request.post(at, { data: { phoneNumber: number } })).ok()).toBe(true);
  const data = { code: await readCode(number) };
  expect((await page.request.post(`${at}/prove`, { data })).ok()).toBe(true);
  return { ...elder, password, phoneNumber };
}

/** The check-in that the family is shown of an elder. */
async function lastCheckIn(page: Page, elderId: string): Promise<string | null> {
  const { data } = (await (await page.request.get('/api/glances')).json()) as {
    data: { elder: { id: string }; lastCheckIn: string | null }[];
  };
  return data.find(({ elder }) => elder.id === elderId)?.lastCheckIn ?? null;
}

const newNumber = () => `+25078${randomInt(1_000_000, 9_999_999)}`;

describe('A phone without apps', () => {
  test('checks in by USSD, and the family sees it', { timeout: 180_000 }, async ({ openPage }) => {
    // Given a daughter, and her mother with a phone of keys
    const daughter = await openPage({ viewport: { width: 360, height: 740 } });
    const number = newNumber();
    const { id, firstName } = await daughterOf(daughter, number);
    await daughter.goto('/dashboard');
    await daughter.getByText(firstName).first().waitFor();
    const page = await openPage({ viewport: { width: 320, height: 640 } });
    const phone = simplePhone(page, number);
    await phone.open();
    await expectNoAxeViolations(page);
    // When the mother dials and presses 1
    expect(await phone.dial()).toContain('1 I am well');
    expect(await phone.answer('1')).toMatch(/^Thank you\. It is noted at \d\d:\d\d/);
    // Then the daughter, who has the page open, sees it
    await daughter
      .getByText(/said so/)
      .first()
      .waitFor({ timeout: 30_000 });
    expect(await lastCheckIn(daughter, id)).not.toBeNull();
    // And without the PIN nothing else opens
    await phone.dial();
    expect(await phone.answer('3')).toContain('This needs a phone PIN');
  });

  test('checks in by SMS and by a missed call, and stops SMS', { timeout: 180_000 }, async ({
    openPage,
  }) => {
    for (const say of ['sms', 'ring'] as const) {
      const daughter = await openPage();
      const number = newNumber();
      const { id } = await daughterOf(daughter, number);
      const phone = simplePhone(await openPage(), number);
      await phone.open();
      if (say === 'sms') await phone.sms('Meze neza');
      else await phone.ring();
      await expect.poll(() => countOf(number, 'noted'), { timeout: 30_000 }).toBe(1);
      expect(await lastCheckIn(daughter, id)).not.toBeNull();
      // STOP is answered by what still comes.
      await phone.sms('STOP');
      await expect.poll(() => countOf(number, 'no more SMS'), { timeout: 30_000 }).toBe(1);
    }
  });

  test('calls for help, and the family is told', { timeout: 180_000 }, async ({ openPage }) => {
    // Given a daughter whose own phone has a number
    const daughter = await openPage();
    const number = newNumber();
    const { firstName, phoneNumber } = await daughterOf(daughter, number);
    const phone = simplePhone(await openPage(), number);
    await phone.open();
    // When her mother presses 2 and confirms
    await phone.dial();
    expect(await phone.answer('2')).toContain('Are you in danger');
    expect(await phone.answer('1')).toContain('2 Stop it');
    // Then, once the countdown is over, the daughter's phone is told
    await expect.poll(() => countOf(phoneNumber, firstName), { timeout: 40_000 }).toBe(1);
    await phone.dial();
    expect(await phone.answer('2')).toMatch(/your people are (being )?told/);
  });

  test('opens medicines by the PIN that the daughter chose', { timeout: 180_000 }, async ({
    openPage,
  }) => {
    // Given a daughter who chooses the PIN
    const daughter = await openPage({ viewport: { width: 320, height: 640 } });
    const number = newNumber();
    const { id, password } = await daughterOf(daughter, number);
    await daughter.goto(`/circle?elder=${id}`);
    await daughter.getByRole('link', { name: 'Phone PIN' }).click();
    await daughter.getByRole('heading', { level: 1, name: 'Phone PIN' }).waitFor();
    expect(await pageFaults(daughter, { locale: 'en' })).toEqual([]);
    await daughter.getByRole('button', { name: 'Choose the phone PIN' }).click();
    await daughter.getByLabel('Your password', { exact: true }).fill(password);
    await daughter.getByRole('button', { name: 'Continue' }).click();
    await daughter.getByLabel('New PIN', { exact: true }).fill('4729');
    await daughter.getByLabel('The same PIN again', { exact: true }).fill('4729');
    expect(await pageFaults(daughter, { locale: 'en' })).toEqual([]);
    await daughter.getByRole('button', { name: 'Save the PIN' }).click();
    await daughter.locator(':focus', { hasText: 'The phone PIN is set.' }).waitFor();
    // When the mother types it
    const phone = simplePhone(await openPage(), number);
    await phone.open();
    await phone.dial();
    expect(await phone.answer('3')).toContain('Type your phone PIN');
    expect(await phone.answer('1111')).toContain('Tries left: 4');
    // Then the medicines are there
    expect(await phone.answer('4729')).toContain('No medicine today');
  });
});
