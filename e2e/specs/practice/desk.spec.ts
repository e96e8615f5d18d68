// @module-tag layout
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { demoNow } from '../../../scripts/test/clock/demo-clock.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { bookTime, findDoctor } from '../../fixtures/free-times.ts';
import { heightOf, useOwnFont } from '../../fixtures/layout/height-of.ts';
import { scrolledParts } from '../../fixtures/layout/page-faults.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { quiet } from '../../fixtures/quiet.ts';

type Data<T> = { data: T };
const today = () => demoNow().toISOString().slice(0, 10);

/** Books free times of a day, each for somebody new; returns the ids. */
async function bookDay(page: Page, name: string, date: string, count: number): Promise<string[]> {
  const { id: doctorId, name: doctor } = await findDoctor(page, name);
  const answer = await page.request.get(`/api/doctors/${doctorId}/slots?date=${date}`);
  const { data } = (await answer.json()) as Data<{ time: string; available: boolean }[]>;
  const free = data.filter(({ available }) => available).slice(-count);
  expect(free).toHaveLength(count);
  const ids: string[] = [];
  for (const { time } of free) {
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    ids.push(await bookTime(page, { doctorId, doctor, date, time }));
  }
  return ids;
}

/** The doctor's presses on the page. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Reflect.set(globalThis, 'presses', 0);
    document.addEventListener(
      'click',
      () => Reflect.set(globalThis, 'presses', Number(Reflect.get(globalThis, 'presses')) + 1),
      true,
    );
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'presses')));
}

describe("A doctor's desk", () => {
  test('a request is accepted with one press, and the day with five visits is one screen', async ({
    openPage,
  }) => {
    // Given a doctor with a day of two visits, and three people who ask for today
    const patient = await openPage();
    const ids = await bookDay(patient, 'Jean Habimana', today(), 3);
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    await signIn(page, 'doctor@hafi.test');
    await page.goto('/doctor-dashboard');
    const requests = page.getByRole('region', { name: /^Requests/ });
    const first = requests.getByRole('button', { name: /^Accept/ }).first();
    await first.waitFor();
    // The menu of each stands over what is below it
    for (const which of ['first', 'last'] as const) {
      const menu = requests.locator('details')[which]();
      await menu.locator('summary').click();
      await menu.getByRole('button', { name: 'Decline' }).click({ trial: true });
      await menu.locator('summary').click();
    }
    const presses = await countPresses(page);
    // When the request is accepted that the desk shows first
    await first.click();
    // Then it took one press, and the desk says so where it was, with the focus
    const said = requests.getByText(/^Accepted\. .* is told\.$/);
    await said.waitFor();
    expect(await presses()).toBe(1);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/^Accepted\./);
    await expectNoAxeViolations(page);
    // Those who wait longest come first; the others are behind one press.
    const all = requests.getByRole('button', { name: /^Show all/ });
    if (await all.isVisible()) await all.click();
    const of = (id: string) =>
      requests.getByRole('listitem').filter({ has: page.locator(`a[href="/bookings/${id}"]`) });
    const day = page.getByRole('region', { name: "Today's visits" });
    // When those of today are accepted
    for (const id of ids) {
      // The first may have been one of them.
      if ((await of(id).count()) === 0) continue;
      await of(id)
        .getByRole('button', { name: /^Accept/ })
        .first()
        .click();
      await of(id).waitFor({ state: 'detached' });
    }
    // Then they stand in today, where they cannot vanish
    await day.locator('li', { hasText: 'Solange' }).first().waitFor();
    // And five visits, with all that stands around them, fit the screen
    await page.reload();
    await day.getByText(/^5 visits today/).waitFor();
    await requests.waitFor();
    await quiet(page);
    expect(await page.evaluate(scrolledParts)).toEqual([]);
    // Each row is seen, the last one too.
    await useOwnFont(page);
    const bottoms = await day
      .locator('a[href^="/bookings/"], a[href^="/patients/"]')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    expect(bottoms.length).toBeGreaterThanOrEqual(5);
    expect(Math.max(...bottoms)).toBeLessThanOrEqual(800);
    await expect.poll(() => heightOf(page)).toBeLessThanOrEqual(800);
    // In the other languages, whose words are longer, too.
    for (const locale of ['rw', 'fr'] as const) {
      const other = await openPage({ locale, viewport: { width: 1280, height: 800 } });
      await signIn(other, 'doctor@hafi.test');
      await other.goto('/doctor-dashboard');
      await other.locator('main ol > li:not([hidden]) time').nth(4).waitFor();
      await quiet(other);
      await expect.poll(async () => [locale, await heightOf(other)]).toEqual([locale, 800]);
    }
  });

  test('a row offers to move a visit, and no outcome before it has begun', async ({ openPage }) => {
    // Given the doctor's desk before the first visit of the day
    const page = await openPage();
    await signIn(page, 'doctor@hafi.test');
    await page.goto('/doctor-dashboard');
    const day = page.getByRole('region', { name: "Today's visits" });
    await day.waitFor();
    // When a row's menu is opened
    await day.locator('summary').first().click();
    // Then what can be said of a visit only once it has begun is not offered
    await day.getByRole('link', { name: 'The appointment' }).first().waitFor();
    await expect.poll(() => day.getByRole('button', { name: 'Nobody came' }).count()).toBe(0);
    await day.getByRole('link', { name: 'Move', exact: true }).first().waitFor();
  });
});
