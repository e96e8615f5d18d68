// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { messagesTo, readMessage } from '../../fixtures/outbox.ts';
import { untilHydrated } from '../../fixtures/until-hydrated.ts';

const success = 'Your message has been sent successfully! We will get back to you soon.';
const failure = 'Failed to send message. Please try again or contact us directly.';
const number = /HF-[2-9A-Z]{4}-[2-9A-Z]{4}/;

/** A browser without JavaScript reports refused preloads. */
const withoutScript = { script: false, expectedProblems: [/\/assets\/.+ csp$/] };

const newAddress = () => `rose.${crypto.randomUUID().slice(0, 8)}@hafi.test`;

async function fillIn(page: Page, email: string, message = 'Mwaramutse, ndabashimira.') {
  await page.getByLabel('Name').fill('Rose Uwase');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Subject').fill('Gahunda yanjye');
  await page.getByLabel('Message').fill(message);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click();

describe('Writing to us', () => {
  test('is confirmed with a reference number', async ({ openPage }) => {
    // Given a visitor on a phone
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    await page.goto('/contact');
    await untilHydrated(page);
    // When she sends the empty form
    await send(page);
    // Then each field says what it needs, and nothing else is lost
    const summary = page.getByRole('alert').filter({ hasText: 'Some answers need a look' });
    await summary.getByRole('link').nth(3).waitFor();
    await expect.poll(() => summary.getByRole('link').count()).toBe(4);
    await expectNoAxeViolations(page);
    // When she fills it in and sends it
    const email = newAddress();
    await fillIn(page, email);
    await send(page);
    // Then it says so with a number, and the form is empty again
    const notified = page.getByRole('status').filter({ hasText: success });
    await notified.waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(success);
    const reference = number.exec((await notified.textContent()) ?? '')?.[0] ?? '';
    expect(reference).not.toBe('');
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('');
    await expectNoAxeViolations(page);
    // And support and she have mail
    const mail = await readMessage(email, reference);
    expect(mail).not.toContain('ndabashimira');
    await readMessage('help@hafi.test', reference);
  });

  test('in an emergency says at once to call, and still sends', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('radio', { name: 'Emergency' }).check();
    const call = page.getByRole('status').filter({ hasText: 'Do not write, call 912' });
    await call.waitFor();
    expect(await call.getByRole('link', { name: 'Call 912' }).getAttribute('href')).toBe('tel:912');
    await fillIn(page, newAddress());
    await send(page);
    await page.getByRole('status').filter({ hasText: success }).waitFor();
    await call.waitFor({ state: 'detached' });
  });

  test('survives a reload and a lost network, and is sent once', async ({ openPage }) => {
    const page = await openPage({ expectedProblems: [/net::ERR_FAILED/] });
    await page.goto('/contact?subject=accessibility');
    await untilHydrated(page);
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Accessibility');
    const email = newAddress();
    await fillIn(page, email, 'Kept over a reload.');
    await page.reload();
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Kept over a reload.');
    // When the network goes
    await page.route('**/api/contact', (route) => route.abort());
    await send(page);
    // Then it says so and keeps everything
    await page.getByRole('alert').filter({ hasText: 'The connection was cut.' }).waitFor();
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Kept over a reload.');
    // When the answer of the server is the thing that gets lost
    await page.unroute('**/api/contact');
    const lost = Promise.withResolvers<void>();
    await page.route('**/api/contact', async (route) => {
      await route.fetch();
      await route.abort();
      lost.resolve();
    });
    await send(page);
    await lost.promise;
    await page.getByRole('alert').filter({ hasText: 'The connection was cut.' }).waitFor();
    await page.unroute('**/api/contact');
    await send(page);
    await page.getByRole('status').filter({ hasText: success }).waitFor();
    // Then there is one message only
    await expect.poll(() => messagesTo(email)).not.toEqual([]);
    expect(await messagesTo(email)).toHaveLength(1);
  });

  test('explains an unknown error', async ({ page }) => {
    await page.goto('/contact');
    // Before, the form is sent by HTML, and the server answers with a page.
    await untilHydrated(page);
    await fillIn(page, newAddress());
    await page.route('**/api/contact', (route) => route.fulfill({ status: 418, body: '' }));
    await send(page);
    await page.getByRole('alert').filter({ hasText: failure }).waitFor();
  });

  test('is prefilled for a signed-in person', async ({ openPage }) => {
    const page = await openPage({ locale: 'en' });
    const { email, password } = await signUp(page, { lastName: 'Mukamana' });
    await signIn(page, email, password);
    await page.goto('/contact');
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(email);
    await expect.poll(() => page.getByLabel('Name').inputValue()).toContain('Mukamana');
  });
});

describe('Writing to us without script', () => {
  test('returns with the errors, then is sent', async ({ openPage }) => {
    const page = await openPage({ ...withoutScript, locale: 'en' });
    const email = newAddress();
    await page.goto('/contact');
    // Given a form that lacks an address
    await fillIn(page, 'rose@', 'Words <b>kept</b> & whole');
    await page.getByRole('radio', { name: 'High' }).check();
    const [refused] = await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST'),
      send(page),
    ]);
    // Then the page says so beside the field and keeps the rest
    expect(refused.status()).toBe(400);
    const summary = page.getByRole('alert').filter({ hasText: 'Some answers need a look' });
    await summary.getByRole('link', { name: 'Enter an e-mail address' }).click();
    expect(new URL(page.url()).hash).toBe('#contact-email');
    await expect.poll(() => page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Rose Uwase');
    await expect
      .poll(() => page.getByLabel('Message').inputValue())
      .toBe('Words <b>kept</b> & whole');
    await expect.poll(() => page.getByRole('radio', { name: 'High' }).isChecked()).toBe(true);
    expect(await page.title()).toContain('Some answers need a look');
    // When it is corrected and sent
    await page.getByLabel('Email').fill(email);
    await send(page);
    // Then another page says that it has arrived
    await page.waitForURL(/\/contact\?sent=HF-/);
    await page.getByRole('status').filter({ hasText: success }).waitFor();
    await readMessage(email, new URL(page.url()).searchParams.get('sent') ?? 'no number');
  });

  test('uses the language of the reader', async ({ openPage }) => {
    const page = await openPage({ ...withoutScript, locale: 'rw' });
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Mwohereze ubutumwa' }).click();
    await page.getByRole('alert').getByText('Mwuzuze aha.').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('rw');
  });
});
