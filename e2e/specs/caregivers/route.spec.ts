// @module-tag release
import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import { formatDate } from '@hafi/i18n/dates';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { demoNow, shiftTo, shiftVariable } from '../../../scripts/test/clock/demo-clock.ts';
import { type App, startApp } from '../../fixtures/app.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { pageFaults } from '../../fixtures/page-check.ts';
import { caregiverOf, planCareVisit } from '../../fixtures/people/caregiver-of.ts';

// The visits of a day stand ahead at any hour of the run: this server's clock shows its morning.
const today = dayInKigali(demoNow());
const shift = shiftTo(`${today}T06:00:00Z`);
let app: App;
beforeAll(async () => {
  app = await startApp({ [shiftVariable]: String(shift) }, inject('seeded'));
}, 150_000);
afterAll(() => app.stop());

const month = formatDate(today, 'en', { style: 'month' });
const nameOf = (day: string) => formatDate(day, 'en', { style: 'weekday' });

describe("A caregiver's route", { timeout: 180_000 }, () => {
  test('shows today, tomorrow and the week, and the hours that were worked', async ({
    openPage,
  }) => {
    // Given visits of an hour today, tomorrow and in three days
    const { caregiver, elder, elderId } = await caregiverOf(openPage, { at: app.baseUrl, shift });
    const days = [today, addDays(today, 1), addDays(today, 3)];
    for (const day of days) await planCareVisit(elder, { day, elderId, tasks: ['meal'] });
    // When the caregiver opens the route
    await caregiver.goto('/caregiver-dashboard');
    await caregiver.getByRole('heading', { level: 1, name: nameOf(today) }).waitFor();
    const route = caregiver.getByRole('region', { name: 'The route of the day' });
    await route.getByText('1 visit, 0 done. Next: Solange at 09:00.').waitFor();
    // Then each day says how many visits it has
    const strip = caregiver.getByRole('navigation', { name: 'Days' });
    await strip.getByRole('link').nth(6).waitFor();
    const counts = await strip
      .getByRole('link')
      .evaluateAll((all) => all.map((each) => /(\d) visits?/.exec(each.textContent ?? '')?.[1]));
    expect(counts).toEqual(['1', '1', '0', '1', '0', '0', '0']);
    // And tomorrow and the week are there, each with its hour
    const coming = caregiver.getByRole('region', { name: 'Tomorrow and the week' });
    await coming.getByRole('link', { name: /Solange Mukamana/ }).waitFor();
    await coming.getByRole('link', { name: /1 visit, first at 09:00$/ }).waitFor();
    // And nothing is worked yet of three hours
    const hours = caregiver.getByRole('region', { name: 'Hours' });
    await hours.getByText('0 h of 3 h this week').waitFor();
    await hours.getByText(/^Today 1 h more\. From tomorrow 2 h\./).waitFor();
    await expectNoAxeViolations(caregiver);
    expect(await pageFaults(caregiver, { locale: 'en' })).toEqual([]);
    // When tomorrow is pressed
    await strip.getByRole('link').nth(1).click();
    await caregiver.getByRole('heading', { level: 1, name: nameOf(addDays(today, 1)) }).waitFor();
    // Then its visit stands there, and cannot be begun a day early
    await route.getByText('Solange Mukamana').first().waitFor();
    expect(await route.getByRole('button', { name: /^I have arrived/ }).count()).toBe(0);
    // When a visit of this morning that was not planned is written down
    await strip.getByRole('link').first().click();
    await route.getByRole('button', { name: 'Write down another visit' }).click();
    await caregiver.getByLabel('You came at').fill('06:00');
    await caregiver.getByLabel('You left at').fill('07:30');
    await caregiver.getByRole('checkbox', { name: 'Company' }).check();
    await caregiver.getByRole('button', { name: 'Write the visit down' }).click();
    // Then it stands in the day, and the hours of the week and the month count it
    await route.getByText('2 visits, 1 done. Next: Solange at 09:00.').waitFor();
    await hours.getByText('1 h 30 of 4 h 30 this week').waitFor();
    await hours.getByText(new RegExp(`Worked in ${month}: 1 h 30\\.`)).waitFor();
    await caregiver.reload();
    await hours.getByText('1 h 30 of 4 h 30 this week').waitFor();
  });
});
