// @module-tag people
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { test } from '../../fixtures/browser.ts';
import { bookTime, findFreeTime } from '../../fixtures/free-times.ts';
import { BookingPage } from '../../pages/booking.page.ts';

describe('Two people want the same time', () => {
  test('the later one is told, loses no other input and chooses again', async ({ openPage }) => {
    // Given somebody who is about to confirm a time
    const page = await openPage();
    await signIn(page, 'family@hafi.test');
    const free = await findFreeTime(page, 'Pascal Hakizimana');
    const { doctorId, date, time } = free;
    await page.goto(
      `/booking?step=4&doctor=${doctorId}&date=${date}&time=${time}&type=general&mode=phone&elder=self`,
    );
    const booking = new BookingPage(page);
    await booking.step(4);
    // When somebody else books it first
    const other = await openPage();
    await signIn(other, 'caregiver@hafi.test');
    await bookTime(other, free);
    await booking.confirm.click();
    // Then the page says what happened and shows the times again
    await page.getByText('Somebody has just taken this time. Please choose another.').waitFor();
    await booking.step(2);
    await page.locator(`[data-value="${time}"][data-disabled]`).waitFor();
    // And everything else is kept: one more time, and it is booked
    await page.locator('main a[href*="time="]').first().click();
    await booking.step(3);
    await booking.chosen('general').waitFor();
    await booking.next.click();
    await booking.step(4);
    await expect.poll(() => booking.answer('phone').isChecked()).toBe(true);
    await booking.confirm.click();
    await page.waitForURL(/\/payment\?booking=/);
  });
});
