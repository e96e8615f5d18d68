// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { bookTime, findFreeTimes } from '../../fixtures/free-times.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { quiet } from '../../fixtures/quiet.ts';

describe('The page of notifications', () => {
  test('is found in the menu, filtered, read and emptied, and follows what comes', async ({
    openPage,
  }) => {
    // Given somebody whose doctor accepts two appointments, elsewhere
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    const [one, two] = await findFreeTimes(page, 'Jean Habimana', 2);
    if (!one || !two) throw new Error('two free times are needed');
    const [first, second] = [await bookTime(page, one), await bookTime(page, two)];
    const doctor = await openPage();
    await signIn(doctor, 'doctor@hafi.test');
    const accept = (id: string) => doctor.request.post(`/api/bookings/${id}/accept`);
    await accept(first);
    // When they open the page by the menu
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Notifications' }).click();
    await page.waitForURL('**/notifications');
    const main = page.getByRole('main');
    const lines = main.getByRole('listitem');
    await expect.poll(() => lines.count()).toBe(1);
    await main.getByRole('heading', { name: 'Today' }).waitFor();
    await main.getByText('Just now').waitFor();
    await quiet(page);
    await expectNoAxeViolations(page);
    // Then what comes meanwhile stands there without a reload
    await accept(second);
    await expect.poll(() => lines.count()).toBe(2);
    // And the filters hold, in the address too
    await main.getByLabel('Kind').selectOption('health');
    await main.getByText('Nothing of this kind').waitFor();
    await page.reload();
    await main.getByText('Nothing of this kind').waitFor();
    await main.getByLabel('Kind').selectOption('appointment');
    await expect.poll(() => lines.count()).toBe(2);
    // When one is read, it is no longer among the unread
    await lines
      .first()
      .getByRole('button', { name: /^Mark read: / })
      .click();
    await main.getByText(/^Marked as read: /).waitFor();
    await main.getByRole('checkbox', { name: 'Only unread' }).check();
    await expect.poll(() => lines.count()).toBe(1);
    await page.getByRole('button', { name: /Notifications.*1.*unread/ }).waitFor();
    await main.getByRole('button', { name: 'Mark all read' }).click();
    await main.getByText('Nothing unread here').waitFor();
    await main.getByRole('link', { name: 'Show all' }).click();
    await expect.poll(() => lines.count()).toBe(2);
    // And what is removed is gone for good
    await lines
      .first()
      .getByRole('button', { name: /^Delete: / })
      .click();
    await expect.poll(() => lines.count()).toBe(1);
    await page.reload();
    await expect.poll(() => lines.count()).toBe(1);
    // And a press on it leads to what it is about
    await lines.first().getByRole('link').click();
    await page.waitForURL('**/bookings/*');
  });
});
