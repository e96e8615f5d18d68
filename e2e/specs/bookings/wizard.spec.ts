// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DEMO_PASSWORD, signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { findFreeTime } from '../../fixtures/free-times.ts';
import { BookingPage } from '../../pages/booking.page.ts';

/** Whether the heading of a step is on the screen, as a phone shows it. */
const headingInView = (page: Page, number: number) =>
  page
    .getByRole('heading', { level: 2, name: new RegExp(`^Step ${number} of 4`) })
    .evaluate((heading) => {
      const { bottom, top } = heading.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });

describe('Booking in four steps', () => {
  test('each step opens at its heading when the previous one is complete', async ({ page }) => {
    // Given a visitor with a phone at the first step, where nothing is chosen
    await page.setViewportSize({ width: 360, height: 740 });
    const free = await findFreeTime(page, 'Solange Umuhoza');
    const booking = new BookingPage(page);
    await booking.open();
    await booking.step(1);
    // Then there is no way back and none on, and the page says why
    await expect.poll(() => booking.previous.isDisabled()).toBe(true);
    await expect.poll(() => booking.next.isDisabled()).toBe(true);
    await page.getByText('Choose a doctor to go on.').waitFor();
    // When the doctor is chosen, the next step opens by itself and takes the focus
    await booking.find('Umuhoza');
    await booking.choose(free.doctorId);
    await booking.step(2);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^Step 2/);
    await expect.poll(() => headingInView(page, 2)).toBe(true);
    // And the first free day is open, so that only a time is needed
    await expect.poll(() => booking.next.isDisabled()).toBe(true);
    await page.locator('input[name="day"]:checked').waitFor();
    await page.getByText('Choose a time to go on.').waitFor();
    await expectNoAxeViolations(page);
    await booking.choose(free.date);
    await booking.choose(free.time);
    // And a kind of appointment
    await booking.step(3);
    await expect.poll(() => headingInView(page, 3)).toBe(true);
    await expect.poll(() => booking.next.isDisabled()).toBe(true);
    await expectNoAxeViolations(page);
    await booking.choose('general');
    await booking.step(4);
    await expect.poll(() => headingInView(page, 4)).toBe(true);
    await page.getByText('17,000 RWF').first().waitFor();
    await expectNoAxeViolations(page);
  });

  test('a doctor chosen elsewhere skips to the second step', async ({ page }) => {
    // Given a doctor in the directory
    const { doctorId, doctor } = await findFreeTime(page, 'Grace Ishimwe');
    await page.goto('/doctors?q=ishimwe');
    // When somebody books from there
    await page.getByRole('link', { name: `Book Appointment (${doctor})` }).click();
    // Then the doctor is chosen already, and can still be changed
    const booking = new BookingPage(page);
    await booking.step(2);
    await booking.previous.click();
    await booking.step(1);
    await booking.find('Ishimwe');
    await booking.chosen(doctorId).waitFor();
  });

  test('reload and back lose nothing', async ({ page }) => {
    // Given everything chosen up to the last step, with a note
    const free = await findFreeTime(page, 'Grace Ishimwe');
    const booking = new BookingPage(page);
    await booking.open(free.doctorId);
    await booking.choose(free.date);
    await booking.choose(free.time);
    await booking.choose('general');
    await booking.step(4);
    await booking.choose('phone');
    const note = page.getByLabel('A note for the doctor (optional)');
    await note.fill('My hearing aid is new.');
    // When the page is reloaded
    await page.reload();
    // Then it stands where it was
    await booking.step(4);
    await expect.poll(() => booking.answer('phone').isChecked()).toBe(true);
    await expect.poll(() => note.inputValue()).toBe('My hearing aid is new.');
    // And the browser's back leads a step back with its choices
    await page.goBack();
    await booking.step(3);
    await page.goBack();
    await booking.step(2);
    await page.locator(`input[value="${free.date}"]:checked`).waitFor();
    // And the browser's forward leads on to all that was chosen
    await page.goForward();
    await page.goForward();
    await booking.step(4);
    await expect.poll(() => note.inputValue()).toBe('My hearing aid is new.');
  });

  test('no past day can be chosen', async ({ page }) => {
    // When an old link names a day of the past and the last step
    const { doctorId } = await findFreeTime(page, 'Grace Ishimwe');
    await page.goto(`/booking?doctor=${doctorId}&date=2020-01-06&time=10:00&type=general&step=4`);
    // Then the wizard asks for the day
    const booking = new BookingPage(page);
    await booking.step(2);
    await page.getByText('Choose a time to go on.').waitFor();
  });

  test('a visitor signs in midway and returns with all input', async ({ page }) => {
    // Given a visitor who has chosen everything
    const free = await findFreeTime(page, 'Alice Uwineza');
    const { doctorId, date, time } = free;
    await page.goto(
      `/booking?step=4&doctor=${doctorId}&date=${date}&time=${time}&type=general&mode=phone`,
    );
    const booking = new BookingPage(page);
    await booking.step(4);
    await page.getByLabel('A note for the doctor (optional)').fill('First visit.');
    // When they sign in to confirm
    await page.getByRole('link', { name: 'Sign in to confirm' }).click();
    await page.getByLabel('Email').fill('volunteer@hafi.test');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    // Then all is as it was, and the booking goes on to the payment
    await booking.step(4);
    await expect.poll(() => booking.answer('phone').isChecked()).toBe(true);
    await expect
      .poll(() => page.getByLabel('A note for the doctor (optional)').inputValue())
      .toBe('First visit.');
    await booking.confirm.click();
    await page.waitForURL(/\/payment\?booking=/);
  });

  test('a type that a doctor does not offer is explained', async ({ page }) => {
    // Given a signed-in elder at the third step with a doctor who takes no emergencies
    await signIn(page, 'elder@hafi.test');
    const answer = await page.request.get('/api/doctors?limit=100');
    const doctors = ((await answer.json()) as { data: { id: string; name: string }[] }).data;
    for (const { id, name } of doctors) {
      const one = await (await page.request.get(`/api/doctors/${id}`)).json();
      const types: { id: string }[] = one.data.types;
      if (types.some((type) => type.id === 'emergency')) continue;
      const free = await findFreeTime(page, name.replace('Dr ', ''));
      await page.goto(`/booking?step=3&doctor=${id}&date=${free.date}&time=${free.time}`);
      // Then it cannot be chosen, with the reason beside it
      const booking = new BookingPage(page);
      await booking.step(3);
      await page.getByText('This doctor does not offer it.').waitFor();
      expect(await page.locator('main a[data-value="emergency"]').count()).toBe(0);
      return;
    }
  });
});
