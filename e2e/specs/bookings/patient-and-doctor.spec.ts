// @module-tag people
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { findFreeTimes } from '../../fixtures/free-times.ts';
import { BookingPage } from '../../pages/booking.page.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

describe('An appointment from start to end', () => {
  test('patient books, doctor accepts, patient moves and cancels', async ({ openPage }) => {
    // Given an elder's helper and two free times of Dr Habimana
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(page, 'caregiver@hafi.test');
    const [free, later] = await findFreeTimes(page, 'Jean Habimana', 2);
    if (!free || !later) throw new Error('two free times are needed');
    // When the first is booked
    await page.goto(
      `/booking?step=4&doctor=${free.doctorId}&date=${free.date}&time=${free.time}&type=general&elder=self`,
    );
    const booking = new BookingPage(page);
    await booking.step(4);
    await booking.confirm.click();
    await page.waitForURL(/\/payment\?booking=/);
    const id = new URL(page.url()).searchParams.get('booking') ?? '';
    // Then it stands on the dashboard
    await page.goto('/caregiver-dashboard/more');
    await page
      .locator(`a[href="/bookings/${id}"]`, { hasText: 'Open booking (Dr Jean Habimana)' })
      .waitFor();

    // And the doctor sees it, and accepts
    const doctor = await openPage();
    await signIn(doctor, 'doctor@hafi.test');
    await doctor.goto('/doctor-dashboard');
    // The longest waiting come first; this one may stand behind them.
    const all = doctor.getByRole('button', { name: /^Show all/ });
    await doctor.getByRole('region', { name: /^Requests \d/ }).waitFor();
    if (await all.isVisible()) await all.click();
    const requested = doctor.locator('main li', {
      has: doctor.locator(`a[href="/bookings/${id}"]`),
    });
    await requested
      .getByRole('button', { name: /^Accept/ })
      .first()
      .click();
    await doctor.getByText(/^Accepted\./).waitFor();
    await expectNoAxeViolations(doctor);

    // And the patient reads it, and moves the appointment to the other day
    await page.goto(`/bookings/${id}`);
    await page.getByText('Confirmed').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Reschedule' }).click();
    await booking.choose(later.date);
    await booking.choose(later.time);
    await page.getByRole('button', { name: 'Move the visit' }).click();
    await page.getByText(/^The appointment with .* is moved to .*The doctor is asked/).waitFor();
    await expect.poll(() => focused(page)).toMatch(/^The appointment with .* is moved to /);
    await page.getByText('Waiting for the doctor').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );

    // And the calendar file has the appointment
    const calendar = await page.request.get(`/api/bookings/${id}/calendar.ics`);
    expect(await calendar.text()).toContain('BEGIN:VEVENT');

    // When the appointment is cancelled, the dialog names it and says that it is free
    await page.getByRole('button', { name: 'Cancel the visit' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('It costs nothing.').waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Cancel the visit' }).click();
    // Then it is, and nothing can be done with it any more
    await page.getByText('You cancelled this appointment.').waitFor();
    await expect.poll(() => focused(page)).toMatch(/^The appointment with .* is cancelled\.$/);
    await expect.poll(() => page.getByRole('button', { name: 'Reschedule' }).count()).toBe(0);
  });

  test('somebody else does not see it', async ({ openPage }) => {
    // Given a booking that is not one's own
    const page = await openPage();
    await signIn(page, 'volunteer@hafi.test');
    // When its address is opened
    await page.goto('/bookings/01900000-0000-7000-8000-000000000000');
    // Then the page knows of none
    await page.getByRole('heading', { level: 1, name: 'There is no such appointment' }).waitFor();
  });
});
