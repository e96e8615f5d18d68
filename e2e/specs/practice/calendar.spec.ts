import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { bookTime, findFreeTimes } from '../../fixtures/free-times.ts';
import { signUp } from '../../fixtures/new-person.ts';

describe("A doctor's calendar", () => {
  test('a visit is moved by keyboard, and nothing is sent before it is said', async ({
    openPage,
  }) => {
    // Given an accepted visit, and the calendar on its day
    const patient = await openPage();
    const { email, password } = await signUp(patient);
    await signIn(patient, email, password);
    const [free] = await findFreeTimes(patient, 'Jean Habimana');
    if (!free) throw new Error('a free time is needed');
    const id = await bookTime(patient, free);
    const page = await openPage();
    await signIn(page, 'doctor@hafi.test');
    await page.request.post(`/api/bookings/${id}/accept`, { data: {} });
    const startsAt = async () => {
      const answer = await page.request.get(`/api/bookings/${id}`);
      return ((await answer.json()) as { data: { startsAt: string } }).data.startsAt;
    };
    const before = await startsAt();
    await page.goto(`/calendar?day=${free.date}&move=${id}`);
    const bar = page.getByRole('region', { name: 'Move the visit' });
    await bar.getByText(/choose a free time/).waitFor();
    await expectNoAxeViolations(page);
    // When a free time is chosen by arrows and Enter
    await page.locator('td[data-row] button[tabindex="0"]').focus();
    await page.locator('td[data-row] button[draggable="true"]').first().focus();
    const possible = page.getByRole('button', { name: /: move it here$/ });
    await possible.first().focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    // Then the bar names both times, has the focus, and nothing has moved
    const move = bar.getByRole('button', { name: 'Move the visit' });
    await move.waitFor();
    expect(await bar.textContent()).toMatch(/from .*, \d\d:\d\d to .*, \d\d:\d\d.* is told/);
    expect(await move.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await startsAt()).toBe(before);
    // When it is put back by Escape
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    expect(await startsAt()).toBe(before);
    // And when it is moved by two presses after all
    await page.goto(`/calendar?day=${free.date}&move=${id}`);
    await possible.last().click();
    await move.click();
    await page.getByText(/^Moved to .* is told\.$/).waitFor();
    expect(await startsAt()).not.toBe(before);
  });

  test('a part of a day is blocked, and visits in it are named', async ({ openPage }) => {
    // Given a visit far ahead
    const patient = await openPage();
    const { email, password } = await signUp(patient);
    await signIn(patient, email, password);
    const free = (await findFreeTimes(patient, 'Jean Habimana', 9)).at(-1);
    if (!free) throw new Error('a free time is needed');
    const id = await bookTime(patient, free);
    const page = await openPage({ expectedProblems: [/409/] });
    await signIn(page, 'doctor@hafi.test');
    await page.goto(`/calendar?day=${free.date}`);
    // When the doctor blocks the time over it
    await page.getByRole('button', { name: 'Block time' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('From').selectOption(free.time);
    await dialog.getByLabel('To', { exact: true }).selectOption('18:00');
    // Then the visit in it is named with its link, and the block is refused
    await dialog.locator(`a[href*="move=${id}"]`).waitFor();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Block this time' }).click();
    await dialog.getByText('There are appointments in this time.').first().waitFor();
    // And a time beside it is blocked, and opened again
    await dialog.getByLabel('From').selectOption('18:00');
    await dialog.getByLabel('To', { exact: true }).selectOption('19:00');
    await dialog.getByRole('button', { name: 'Block this time' }).click();
    await page.getByText(/^Closed from 18:00 to 19:00\./).waitFor();
    await page.getByRole('button', { name: /18:00 to 19:00: closed$/ }).click();
    await page.getByRole('button', { name: 'Open it again' }).click();
    await page.getByText(/^Opened again\./).waitFor();
  });

  test('a patient of the practice is booked at a free half hour', async ({ page }) => {
    // Given the calendar
    await signIn(page, 'doctor@hafi.test');
    await page.goto('/calendar');
    // When a free half hour is pressed, and a patient and the kind are chosen
    await page
      .getByRole('button', { name: /: free$/ })
      .last()
      .click();
    const dialog = page.getByRole('dialog');
    const patients = dialog.getByRole('group', { name: 'Patient' });
    await patients.getByRole('radio').first().check();
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: /^Book \d+ minutes$/ }).click();
    // Then it is said, and it stands in the calendar
    await page.getByText(/^Booked: .* is asked whether it suits\.$/).waitFor();
    expect(await dialog.count()).toBe(0);
  });
});
