// @module-tag release
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { registerElder } from '../../fixtures/new-elder.ts';
import { inventPerson } from '../../fixtures/new-person.ts';
import { BookingPage } from '../../pages/booking.page.ts';

describe('A daughter in Belgium', () => {
  test('signs up without a Rwandan district, books for her mother, and reads both times', {
    timeout: 120_000,
  }, async ({ openPage }) => {
    // Given a phone that keeps the time of Amsterdam, which Brussels keeps too
    const page = await openPage({
      viewport: { width: 360, height: 740 },
      timeZone: 'Europe/Amsterdam',
    });
    const { email, password } = inventPerson();
    await page.goto('/signup');
    // When she signs up, she is asked for her country instead of a district
    await page.getByLabel('First name').fill('Chantal');
    await page.getByLabel('Last name').fill('Uwimana');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone number').fill('+32 470 12 34 56');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByText('I am family of an elder').click();
    // The country of her phone's time zone stands there already; she lives in another
    await expect.poll(() => page.getByLabel('Country', { exact: true }).inputValue()).toBe('NL');
    await page.getByLabel('Country').selectOption('BE');
    await expect.poll(() => page.getByLabel('District').count()).toBe(0);
    await expect.poll(() => page.getByLabel('Your time zone').inputValue()).toBe('Europe/Brussels');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Open my account' }).click();
    await page.getByRole('status').getByText('Account created successfully!').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL((url) => url.pathname !== '/login');
    const { data } = await (await page.request.get('/api/auth/session')).json();
    expect(data.place).toMatchObject({ country: 'BE', district: null, village: null });
    expect(data.preferences.timeZone).toBe('Europe/Brussels');
    // And books for her mother in Huye
    await registerElder(page, { district: 'Huye', sector: 'Ngoma' });
    const booking = new BookingPage(page);
    await booking.open();
    const soonest = page.locator('[data-first-free]').first();
    await soonest.waitFor();
    expect(await soonest.textContent()).toMatch(/\d\d:\d\d \(Kigali\), .*\d\d:\d\d \(Brussels\)/);
    // Each time says hers too
    await page.locator('main li a[data-value]').first().click();
    await booking.step(2);
    const time = page.locator('main a[href*="time="]').first();
    await time.waitFor();
    expect(await time.textContent()).toMatch(/^\d\d:\d\d .*\d\d:\d\d \(Brussels\)/);
    await booking.previous.click();
    await booking.step(1);
    await soonest.click();
    await booking.step(3);
    await page.locator('main a[data-value]').first().click();
    await booking.step(4);
    await page
      .getByText(/Kigali time · .*\(Brussels\)/)
      .first()
      .waitFor();
    await booking.confirm.click();
    await page.waitForURL(/\/payment\?booking=/);
    // Then the payment says what works from there, and her activity names both times
    await page.getByText('Paying from abroad').waitFor();
    await page.getByText('Rwandan numbers (+250)', { exact: false }).first().waitFor();
    await page.locator('input[name="method"][value="after"]').check();
    await page.locator('input[name="acceptTerms"]').check();
    await page.getByRole('button', { name: 'Pay after the appointment' }).click();
    await page.getByText('Your appointment has been booked.').waitFor();
    const notified = await (await page.request.get('/api/activity')).json();
    expect(JSON.stringify(notified.data)).toMatch(/\(Kigali\), [^"]*\(Brussels\)/);
    // And her profile says the country, and asks for no district
    await page.goto('/profile');
    await expect.poll(() => page.getByLabel('Country', { exact: true }).inputValue()).toBe('BE');
    await expect.poll(() => page.getByLabel('District').count()).toBe(0);
  });
});
