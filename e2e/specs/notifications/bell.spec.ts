// @module-tag people
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { bookTime, findFreeTimes } from '../../fixtures/free-times.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { quiet } from '../../fixtures/quiet.ts';

describe('The bell', () => {
  test('is updated live, read and emptied', async ({ openPage }) => {
    // Given somebody new who looks at another page
    const page = await openPage();
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    await page.goto('/help');
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.click();
    await page.getByText('No notifications').waitFor();
    await page.keyboard.press('Escape');
    await quiet(page);
    // When a doctor accepts two appointments, elsewhere; the own booking is no news
    const [one, two] = await findFreeTimes(page, 'Jean Habimana', 2);
    if (!one || !two) throw new Error('two free times are needed');
    const booked = [await bookTime(page, one), await bookTime(page, two)];
    const doctor = await openPage();
    await signIn(doctor, 'doctor@hafi.test');
    for (const id of booked) {
      expect((await doctor.request.post(`/api/bookings/${id}/accept`)).status()).toBe(200);
    }
    // Then the bell counts them without a reload
    await page.getByRole('button', { name: /Notifications.*2.*unread/ }).waitFor();
    await bell.click();
    const panel = page.getByRole('region', { name: 'Notifications' });
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(2);
    await panel.getByText('Unread:').first().waitFor();
    await panel.getByText('Just now').first().waitFor();
    await expectNoAxeViolations(page);
    // When all are marked as read, the count goes and the list stays
    await panel.getByRole('button', { name: 'Mark all read' }).click();
    await expect.poll(() => bell.textContent()).not.toMatch(/\d/);
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(2);
    await panel.getByRole('status').getByText('All are marked as read.').waitFor();
    const title = panel.getByRole('heading', { name: 'Notifications' });
    await expect.poll(() => title.evaluate((each) => each === document.activeElement)).toBe(true);
    await expect.poll(() => panel.getByText('Unread:').count()).toBe(0);
    // When one is removed, the other stays
    await panel
      .getByRole('button', { name: /^Remove: / })
      .first()
      .click();
    await expect.poll(() => panel.getByRole('listitem').count()).toBe(1);
    await panel
      .getByRole('status')
      .getByText(/^Removed from the bell: /)
      .waitFor();
    await expect.poll(() => title.evaluate((each) => each === document.activeElement)).toBe(true);
    // And a press on it leads to what it is about
    await panel.getByRole('listitem').getByRole('button').first().click();
    await page.waitForURL('**/bookings/*');
    await bell.click();
    await page.getByText('No notifications').waitFor();
    // And all of them are still to be found
    await panel.getByRole('link', { name: 'See all' }).click();
    await page.waitForURL('**/notifications');
    const history = page.getByRole('main');
    await expect.poll(() => history.getByRole('listitem').count()).toBe(2);
    await expect.poll(() => history.getByText('Unread:').count()).toBe(0);
  });
});
