// @module-tag release
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { type KeptApp, startKeptApp } from '../../fixtures/app.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { inventPerson, type NewPerson } from '../../fixtures/new-person.ts';
import { quiet } from '../../fixtures/quiet.ts';
import { readWords, type Say } from '../../fixtures/words.ts';
import { BookingPage } from '../../pages/booking.page.ts';
import { PayerPhone } from '../../pages/payer-phone.page.ts';

const small = { width: 360, height: 740 };
/** While the server restarts, connection errors of an open page are expected. */
const restarting = [/ERR_CONNECTION|WebSocket|ERR_EMPTY_RESPONSE|ERR_SOCKET/];

let app: KeptApp;
beforeAll(async () => {
  app = await startKeptApp(inject('seeded'));
}, 150_000);
afterAll(() => app.stop());

async function signUpAndIn(page: Page, say: Say, person: NewPerson & { lastName: string }) {
  await page.goto('/signup');
  await page.getByLabel(say('First name')).fill('Solange');
  await page.getByLabel(say('Last name')).fill(person.lastName);
  await page.getByLabel(say('Email')).fill(person.email);
  await page.getByLabel(say('Phone number')).fill(person.phoneNumber);
  await page.getByLabel(say('Password'), { exact: true }).fill(person.password);
  await page.getByLabel(say('Confirm password')).fill(person.password);
  await page.getByText(say('I am an elder')).click();
  await page.getByLabel(say('District')).selectOption('Gasabo');
  await page.getByRole('button', { name: say('Open my account') }).click();
  await page.waitForURL('**/login');
  await page.getByLabel(say('Password'), { exact: true }).fill(person.password);
  await page.getByRole('button', { name: say('Sign In'), exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/dashboard');
}

async function findDoctor(page: Page, say: Say, name: string) {
  await page
    .getByRole('navigation', { name: say('Quick') })
    .getByRole('link', { name: say('Home') })
    .click();
  await page.waitForURL('**/dashboard');
  await page.getByText(say('None is booked. Book one here.')).waitFor();
  await page.getByRole('button', { name: say('More') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('Find Doctors') })
    .click();
  await page
    .getByRole('searchbox', { name: say('Search by name, specialty or place') })
    .fill('habimana');
  await page.getByRole('link', { name: `${say('Book Appointment')} (${name})` }).click();
}

async function bookFirstFreeTime(page: Page, say: Say): Promise<string> {
  const booking = new BookingPage(page, say);
  await booking.step(2);
  await page.locator('main input[name="day"]:enabled').first().check();
  await page.locator('main a[href*="time="]').first().click();
  await booking.step(3);
  await booking.choose('general');
  await booking.step(4);
  await booking.confirm.click();
  await page.waitForURL(/\/payment\?booking=/);
  return new URL(page.url()).searchParams.get('booking') ?? '';
}

async function openDoctorsDashboard(openPage: OpenPage): Promise<Page> {
  const page = await openPage({ at: app.baseUrl, expectedProblems: restarting });
  await signIn(page, 'doctor@hafi.test');
  await page.goto('/doctor-dashboard');
  await page.getByRole('heading', { name: /^Requests/ }).waitFor();
  await quiet(page);
  return page;
}

describe('From a new account to a paid appointment', () => {
  test.for([
    ['en', 'Uwamahoro'],
    ['rw', 'Nyirahabimana'],
  ] as const)('in %s', { timeout: 240_000 }, async ([locale, lastName], { openPage }) => {
    // Given a new person with a small phone, and a doctor who looks at his dashboard
    const say = await readWords(locale);
    const person = { ...inventPerson(), lastName };
    const visitor = { locale, viewport: small, at: app.baseUrl, expectedProblems: restarting };
    const page = await openPage(visitor);
    const doctor = await openDoctorsDashboard(openPage);
    // When she signs up, signs in, finds the doctor and books a free time
    await signUpAndIn(page, say, person);
    await findDoctor(page, say, 'Dr Jean Habimana');
    const id = await bookFirstFreeTime(page, say);
    // Then the doctor sees it without doing anything
    const atDoctors = doctor
      .getByRole('listitem')
      .filter({ has: doctor.locator(`a[href="/bookings/${id}"]`) })
      .filter({ hasText: `Solange ${lastName}` });
    await atDoctors.first().waitFor();
    // When she pays with mobile money and approves on her phone
    await page.getByText(say('MTN Mobile Money')).first().click();
    await expect
      .poll(() => page.getByLabel(say('Phone number')).inputValue())
      .toBe(person.phoneNumber);
    await page.locator('input[name="acceptTerms"]').check();
    await page.getByRole('button', { name: say('Pay now') }).click();
    await page.getByRole('heading', { name: say('Look at your phone') }).waitFor();
    const phone = new PayerPhone(await openPage(visitor), person.phoneNumber);
    await phone.answer('Approve');
    // Then the page says by itself that it is paid
    await page
      .getByText(say('Payment successful! Your appointment has been booked.'))
      .waitFor({ timeout: 20_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
    // And the booking stands on her dashboard
    const onward = page.getByRole('link', { name: say('Go to your dashboard') });
    await onward.click();
    // The page of the payment also leads to the booking.
    await onward.waitFor({ state: 'detached' });
    const row = page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${say('Appointments')}.*Jean Habimana`) });
    await row.click();
    const hers = page.locator(`main a[href="/bookings/${id}"]`);
    await hers.waitFor();
    // When the server is restarted
    await app.restart();
    // Then both still see it, and it is paid
    await page.reload();
    await hers.click();
    await page.getByRole('heading', { level: 1, name: say('Your appointment') }).waitFor();
    await page.getByText(say('Paid'), { exact: true }).first().waitFor();
    await doctor.reload();
    await atDoctors.first().waitFor();
    // And no second request waits on her phone
    expect(await phone.waiting()).toBe(0);
  });
});
