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
    // When two appointments are booked elsewhere
    const [one, two] = await findFreeTimes(page, 'Alice Uwineza', 2);
    if (!one || !two) throw new Error('two free times are needed');
    await bookTime(page, one);
    await bookTime(page, two);
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
    expect(await panel.getByRole('listitem').count()).toBe(2);
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
      .getByText(/^Removed: /)
      .waitFor();
    await expect.poll(() => title.evaluate((each) => each === document.activeElement)).toBe(true);
    // And a press on it leads to what it is about
    await panel.getByRole('listitem').getByRole('button').first().click();
    await page.waitForURL('**/bookings/*');
    await bell.click();
    await page.getByText('No notifications').waitFor();
  });
});
