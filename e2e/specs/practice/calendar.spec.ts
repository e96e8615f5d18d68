// @module-tag release
import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { bookTime, findFreeTimes } from '../../fixtures/free-times.ts';
import { inventName, signUp } from '../../fixtures/new-person.ts';
import { quiet } from '../../fixtures/quiet.ts';

/** The middle of what is drawn, where the mouse can go. */
async function centreOf(drawn: Locator): Promise<{ x: number; y: number }> {
  await drawn.scrollIntoViewIfNeeded();
  const box = await drawn.boundingBox();
  if (!box) throw new Error('nothing is drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

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
    await expect
      .poll(() => bar.textContent())
      .toMatch(/from .*, \d\d:\d\d to .*, \d\d:\d\d.* is told/);
    await expect
      .poll(() => move.evaluate((button) => button === document.activeElement))
      .toBe(true);
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

  test('a visit is dragged to another time, and let go elsewhere it stays', async ({
    openPage,
  }) => {
    // Given an accepted visit, and its week
    const patient = await openPage();
    const lastName = inventName('Uwase');
    const { email, password } = await signUp(patient, { lastName });
    await signIn(patient, email, password);
    const [free] = await findFreeTimes(patient, 'Jean Habimana', 3);
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
    await page.goto(`/calendar?day=${free.date}`);
    const booked = page.locator(`button[draggable="true"][title="Solange ${lastName}"]`);
    await booked.waitFor();
    await quiet(page);
    const bar = page.getByRole('region', { name: 'Move the visit' });
    const possible = page.getByRole('button', { name: /: move it here$/ });
    const { mouse } = page;
    const pickUp = async () => {
      await booked.hover();
      await mouse.down();
      const { x, y } = await centreOf(booked);
      await mouse.move(x + 4, y + 8, { steps: 4 });
      // Then the free times show themselves while the button of the mouse is still down
      await possible.first().waitFor();
    };
    // When it is picked up and let go where nothing can stand
    await pickUp();
    const outside = await centreOf(page.getByRole('heading', { level: 1 }));
    await mouse.move(outside.x, outside.y, { steps: 6 });
    await mouse.up();
    // Then it is as it was before
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => possible.count()).toBe(0);
    // When it is dropped on a free time
    await pickUp();
    const target = possible.last();
    const time = await target.textContent();
    const goal = await centreOf(target);
    await mouse.move(goal.x, goal.y, { steps: 8 });
    await mouse.up();
    // Then the bar asks, and nothing has moved before it is said
    await bar.getByText(`, ${time}`).last().waitFor();
    await expect.poll(() => target.getAttribute('aria-pressed')).toBe('true');
    expect(await startsAt()).toBe(before);
    await bar.getByRole('button', { name: 'Move the visit' }).click();
    await page.getByText(/^Moved to .* is told\.$/).waitFor();
    expect(await startsAt()).not.toBe(before);
  });

  test('a time is drawn with the mouse, and the kind that fills it is proposed', async ({
    page,
  }) => {
    // Given the calendar, and two free half hours after each other
    await signIn(page, 'doctor@hafi.test');
    await page.goto('/calendar');
    const free = page.getByRole('button', { name: /: free$/ });
    await free.first().waitFor();
    await quiet(page);
    const names = await free.evaluateAll((all) => all.map((each) => each.ariaLabel ?? ''));
    const halfHour = (name: string) => {
      const [, day, hour, minute] = /^(.*), (\d\d):(\d\d): free$/.exec(name) ?? [];
      return { day, half: Number(hour) * 2 + Number(minute) / 30 };
    };
    const pair = names.find((name) => {
      const { day, half } = halfHour(name);
      return names.some((other) => {
        const next = halfHour(other);
        return next.day === day && next.half === half + 1;
      });
    });
    if (!pair) throw new Error('two free half hours are needed');
    const { day, half } = halfHour(pair);
    const next = names.find((name) => {
      const other = halfHour(name);
      return other.day === day && other.half === half + 1;
    });
    // When they are drawn with the mouse
    const from = await centreOf(page.getByRole('button', { name: pair }));
    const to = await centreOf(page.getByRole('button', { name: next ?? '' }));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    // Then an hour is proposed at the first of them, and other kinds can still be chosen
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Book 60 minutes' }).waitFor();
    await expect
      .poll(() => dialog.getByLabel('Time').inputValue())
      .toBe(/\d\d:\d\d/.exec(pair)?.[0]);
    // And one half hour, pressed by keyboard, proposes the usual kind
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: pair }).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Book 30 minutes' }).waitFor();
  });

  test('leads to the weekly hours, which it shows', async ({ openPage }) => {
    for (const viewport of [
      { width: 1920, height: 1080 },
      { width: 360, height: 740 },
    ]) {
      // Given the calendar of a doctor
      const page = await openPage({ viewport });
      await signIn(page, 'doctor@hafi.test');
      await page.goto('/calendar');
      const hours = page.getByRole('region', { name: 'Working hours' });
      await hours.getByText('Kigali time. Closed on public holidays.').waitFor();
      await quiet(page);
      // Then it stands beside the week where there is room, and nothing goes beyond the screen
      const week = await page.getByRole('table', { name: 'Calendar' }).boundingBox();
      const box = await hours.boundingBox();
      const isRightOf = (box?.x ?? 0) > (week?.x ?? 0) + (week?.width ?? 0);
      expect(isRightOf).toBe(viewport.width === 1920);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
        true,
      );
      // When the doctor follows its link
      await hours.getByRole('link', { name: 'Change the hours' }).click();
      // Then the form with the hours is in view
      const form = page.getByRole('heading', { name: 'Working hours' });
      await form.waitFor();
      await expect
        .poll(() => form.evaluate((heading) => heading.getBoundingClientRect().top))
        .toBeLessThan(viewport.height / 2);
      await page.context().close();
    }
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
    await expect.poll(() => dialog.count()).toBe(0);
  });

  test('has the month beside the week on a wide desk, which leads to each day', async ({
    openPage,
  }) => {
    // Given the calendar on a day of December, on a wide screen
    const page = await openPage({ viewport: { width: 1920, height: 1080 } });
    await signIn(page, 'doctor@hafi.test');
    await page.goto('/calendar?day=2026-12-21');
    const month = page.getByRole('region', { name: 'December 2026' });
    // Then its holidays are named, and the chosen day is marked
    await month.getByRole('link', { name: /25 December, Christmas/ }).waitFor();
    const chosen = month.locator('a[aria-current="date"]');
    await expect.poll(() => chosen.getAttribute('href')).toBe('/calendar?day=2026-12-21');
    await expectNoAxeViolations(page);
    // When another day is pressed
    await month.getByRole('link', { name: /Wednesday 30 December/ }).click();
    // Then the week of that day is shown
    await expect.poll(() => new URL(page.url()).searchParams.get('day')).toBe('2026-12-30');
    await expect.poll(() => chosen.getAttribute('href')).toBe('/calendar?day=2026-12-30');
  });
});
