// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { test } from '../../fixtures/browser.ts';
import { registerElder } from '../../fixtures/new-elder.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { countTaps } from '../../fixtures/people/count-taps.ts';
import { BookingPage } from '../../pages/booking.page.ts';

const phone = { width: 360, height: 740 };

describe('Booking the nearest doctor who has time first', () => {
  test('an elder needs three taps from the list of doctors, two more from her home, and sees how near they are', async ({
    openPage,
  }) => {
    // Given an elder in Remera with a phone, at her home
    const page = await openPage({ viewport: phone });
    const { email, password } = await signUp(page, { district: 'Gasabo', sector: 'Remera' });
    await signIn(page, email, password);
    const booking = new BookingPage(page);
    const { tap, taps } = countTaps(page);
    await page.goto('/dashboard');
    const book = page.getByRole('main').getByRole('link', { name: 'Book Appointment' });
    const row = page.getByRole('main').getByRole('link', { name: /^Appointments/ });
    await book.or(row).first().waitFor();
    if (!(await book.first().isVisible())) await tap(row);
    await tap(book.first());
    await booking.step(1);
    await page.getByText('The nearest to Remera, where you live').waitFor();
    const fromHome = taps();
    expect(fromHome).toBeLessThanOrEqual(2);
    // Then the first doctor is near, and no doctor before another is both farther and later
    const first = page.locator('[data-first-free]').first();
    await first.waitFor();
    await page
      .getByText('in the same sector')
      .or(page.getByText(/^about \d km away/))
      .first()
      .waitFor();
    const wanted = new URL((await first.getAttribute('href')) ?? '', page.url()).searchParams;
    // When she presses the first free time, what it is for, and confirms
    await tap(first);
    await booking.step(3);
    await tap(page.locator('main a[data-value]').first());
    await booking.step(4);
    await tap(booking.confirm);
    // Then it is hers, with three taps
    await page.waitForURL(/\/payment\?booking=/);
    expect(taps() - fromHome).toBe(3);
    const id = new URL(page.url()).searchParams.get('booking');
    const { data } = await (await page.request.get(`/api/bookings/${id}`)).json();
    expect([data.doctor.id, data.date, data.time]).toEqual(
      ['doctor', 'date', 'time'].map((name) => wanted.get(name)),
    );
  });

  test('family in the district of their elder, by keyboard alone', async ({ page }) => {
    // Given a daughter of an elder in Huye
    const { email, password } = await signUp(page, { role: 'FAMILY' });
    await signIn(page, email, password);
    const elder = await registerElder(page, { district: 'Huye', sector: 'Ngoma' });
    const booking = new BookingPage(page);
    await booking.open();
    // Then the doctors of Huye come first, and its district is the first to choose
    await page.getByText(`where ${elder.firstName} lives`).waitFor();
    const doctors = page.locator('main li:has(> a[data-value])');
    await doctors.first().waitFor();
    const district = page.getByLabel('District', { exact: true });
    await expect.poll(() => district.locator('option').nth(1).textContent()).toBe('Huye');
    await expect.poll(() => doctors.first().textContent()).toContain('Huye');
    await booking.openFilters();
    // When she wants another district, only its doctors stay
    await district.selectOption('Musanze');
    await doctors.filter({ hasText: 'Musanze' }).first().waitFor();
    await expect.poll(() => doctors.filter({ hasText: 'Huye' }).count()).toBe(0);
    // When she goes on with Enter, each step opens
    await page.locator('main li a[data-value]').first().focus();
    await page.keyboard.press('Enter');
    await booking.step(2);
    await page.locator('main a[href*="time="]').first().focus();
    await page.keyboard.press('Enter');
    await booking.step(3);
    // And on the way back the list is as it was
    await page.goBack();
    await page.goBack();
    await booking.step(1);
    await expect.poll(() => district.inputValue()).toBe('Musanze');
  });

  test('who goes back finds the list at the same place, and the doctor marked', async ({
    openPage,
  }) => {
    // Given a visitor who has scrolled down the doctors on a phone
    const page = await openPage({ viewport: phone });
    const booking = new BookingPage(page);
    await booking.open();
    await page.getByRole('button', { name: 'Show more doctors' }).click();
    const doctor = page.locator('main li a[data-value]').nth(14);
    await doctor.scrollIntoViewIfNeeded();
    const id = (await doctor.getAttribute('data-value')) ?? '';
    const place = () => page.evaluate(() => Math.round(scrollY));
    for (const back of [() => page.goBack(), () => booking.previous.click()]) {
      const before = await place();
      expect(before).toBeGreaterThan(1000);
      // When they press a doctor, the next step begins at its heading
      await booking.choose(id);
      await booking.step(2);
      await expect.poll(place).toBeLessThan(before);
      // And back, with the browser or the button, they are where they were
      await back();
      await booking.step(1);
      await expect.poll(place).toBe(before);
      await booking.chosen(id).waitFor();
    }
  });

  test('the button that is needed stays in view above the bar, at 320 px with the largest text', async ({
    openPage,
  }) => {
    const page = await openPage({ viewport: { width: 320, height: 640 } });
    const { email, password } = await signUp(page, { district: 'Gasabo', sector: 'Remera' });
    await signIn(page, email, password);
    const appearance = {
      theme: 'light',
      text: 'largest',
      density: null,
      contrast: 'normal',
      motion: 'auto',
    };
    await page.request.put('/api/auth/preferences', { data: { appearance } });
    const booking = new BookingPage(page);
    await booking.open();
    await page.locator('[data-first-free]').first().click();
    await booking.step(3);
    await page.locator('main a[data-value]').first().click();
    await booking.step(4);
    await page.evaluate(() => scrollTo(0, 0));
    // Then Confirm is in view, and nothing of it lies under the bar
    const bar = page.locator('main ~ nav').last();
    await expect
      .poll(async () => {
        const [button, below] = [await booking.confirm.boundingBox(), await bar.boundingBox()];
        return button && below ? button.y + button.height <= below.y && button.y > 0 : false;
      })
      .toBe(true);
    // And what has the focus is never under it
    const note = page.getByLabel('A note for the doctor (optional)');
    await note.focus();
    await expect
      .poll(async () => {
        const [field, button] = [await note.boundingBox(), await booking.confirm.boundingBox()];
        return field && button ? field.y + Math.min(field.height, 48) <= button.y : false;
      })
      .toBe(true);
  });
});
