// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { findFreeTime } from '../../fixtures/free-times.ts';
import { registerElder } from '../../fixtures/new-elder.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { pageFaults } from '../../fixtures/page-check.ts';
import { BookingPage } from '../../pages/booking.page.ts';

describe('Booking for an elder', () => {
  test('the wizard says for whom it is, and the appointment shows it', {
    timeout: 120_000,
  }, async ({ page }) => {
    // Given a daughter who keeps her mother's account
    const { email, password } = await signUp(page, { role: 'FAMILY' });
    await signIn(page, email, password);
    const elder = await registerElder(page);
    const free = await findFreeTime(page, 'Grace Ishimwe');
    // When she begins to book, it says for whom: her mother, whom alone she keeps
    const booking = new BookingPage(page);
    await booking.open();
    await booking.step(1);
    await page.getByText(`For ${elder.name}`).waitFor();
    // And she can say otherwise, and back
    await page.getByRole('button', { name: 'Change for whom' }).click();
    await page.getByRole('group', { name: 'For whom is the visit?' }).waitFor();
    await booking.choose('self');
    await page.getByText('For yourself').waitFor();
    await page.getByRole('button', { name: 'Change for whom' }).click();
    await booking.choose(elder.id);
    await booking.find('Ishimwe');
    await booking.choose(free.doctorId);
    // And the choice goes along to the end, a reload included, without being asked again
    await booking.choose(free.date);
    await booking.choose(free.time);
    await booking.choose('general');
    await booking.step(4);
    await page.reload();
    await booking.step(4);
    await page.getByText(`For ${elder.name}`).first().waitFor();
    expect(await page.getByText('For whom is the visit?').count()).toBe(0);
    await expectNoAxeViolations(page);
    await booking.confirm.click();
    await page.waitForURL(/\/payment\?booking=/);
    // And on the way back this time is not taken: it is hers
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Your appointment' }).waitFor();
    // Then her list shows for whom the appointment is, and she can cancel it
    await page.goto('/family-dashboard');
    await page.getByRole('link', { name: /^Appointments/ }).click();
    await page.getByText(`For ${elder.name}`).first().waitFor();
    await page
      .getByRole('link', { name: /^Open booking/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: 'Your appointment' }).waitFor();
    await page.getByText('Booked by').waitFor();
    await page.getByRole('button', { name: 'Cancel the visit' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the visit' }).click();
    await page.getByText('This appointment is cancelled.').waitFor();
  });

  test('a link preselects the elder', { timeout: 120_000 }, async ({ openPage }) => {
    // Given a son on a small phone who comes from his father's circle
    const page = await openPage({ viewport: { width: 320, height: 640 } });
    const { email, password } = await signUp(page, { role: 'FAMILY' });
    await signIn(page, email, password);
    const elder = await registerElder(page, { firstName: 'Athanase', lastName: 'Karemera' });
    await page.goto('/circle');
    await page.getByRole('link', { name: `Book a visit for ${elder.name}` }).click();
    // Then his father is chosen already
    await new BookingPage(page).step(1);
    await page.getByText(`For ${elder.name}`).waitFor();
    expect(await pageFaults(page, { locale: 'en' })).toEqual([]);
  });

  test('a person without elders is not asked', async ({ page }) => {
    const { email, password } = await signUp(page, { role: 'FAMILY' });
    await signIn(page, email, password);
    await new BookingPage(page).open();
    await page.getByRole('group', { name: 'Which doctor?' }).waitFor();
    expect(await page.getByText('For whom is the visit?').count()).toBe(0);
  });
});
