// @module-tag offline
import { addDays, dayInKigali } from '@hafi/base/kigali-time';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { demoNow, shiftTo, shiftVariable } from '../../../scripts/test/clock/demo-clock.ts';
import { type App, startApp } from '../../fixtures/app.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { pageFaults } from '../../fixtures/page-check.ts';
import { caregiverOf, holdsTheSheet } from '../../fixtures/people/caregiver-of.ts';

const expectedProblems = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|dynamically imported/];

// A visit later today must exist at any hour, so this server's clock shows the morning of the demo's day.
const today = dayInKigali(demoNow());
const shift = shiftTo(`${today}T06:00:00Z`);
let app: App;
beforeAll(async () => {
  app = await startApp({ [shiftVariable]: String(shift) }, inject('seeded'));
});
afterAll(() => app.stop());

const elderAndCaregiver = (openPage: OpenPage) =>
  caregiverOf(openPage, { at: app.baseUrl, shift, expectedProblems });

/** Schedules a visit for the last half hour of today. */
async function plan(elder: Page) {
  await elder.getByRole('button', { name: 'Plan visits' }).click();
  await elder.getByRole('heading', { name: 'Plan home visits' }).waitFor();
  await elder.getByLabel('Time').selectOption('23:30');
  await elder.getByLabel('How long?').selectOption('30');
  await elder.getByRole('checkbox', { name: 'A meal' }).check();
  await expectNoAxeViolations(elder);
  await elder.getByRole('button', { name: 'Plan the visits' }).click();
  await elder.getByRole('button', { name: /^Move/ }).waitFor();
}

describe('Home visits', () => {
  test('are planned, logged, read by the elder, and corrected', { timeout: 120_000 }, async ({
    openPage,
  }) => {
    // Given an elder who plans a visit of her caregiver
    const { caregiver, elder, elderId } = await elderAndCaregiver(openPage);
    await elder.goto(`/healthcare?tab=visits&elder=${elderId}`);
    await elder.getByText('No visit is planned').waitFor();
    await elder.getByText('No visit is written down yet').waitFor();
    await plan(elder);
    await expectNoAxeViolations(elder);
    // When the caregiver arrives
    await caregiver.goto('/caregiver-dashboard');
    await caregiver.getByRole('heading', { name: 'Solange Mukamana' }).first().waitFor();
    await expectNoAxeViolations(caregiver);
    await caregiver.getByRole('button', { name: /^I have arrived/ }).click();
    await caregiver.getByText(/^Here since/).waitFor();
    // And says how it was
    await caregiver.getByRole('checkbox', { name: 'A meal' }).check();
    await caregiver.getByRole('radio', { name: 'Tired' }).check();
    await caregiver.getByLabel('Note').fill('Ate half of it.');
    await expectNoAxeViolations(caregiver);
    await caregiver.getByRole('button', { name: 'Done', exact: true }).click();
    await caregiver.getByText('The visit with Solange Mukamana is written down.').waitFor();
    await caregiver.getByText('Done', { exact: true }).waitFor();
    expect(await pageFaults(caregiver, { locale: 'en' })).toEqual([]);
    // Then the elder, who did not reload, reads it
    await elder.getByText('Ate half of it.').waitFor();
    await elder.getByText('Tired').waitFor();
    await expect.poll(() => elder.getByRole('button', { name: /^Correct/ }).count()).toBe(0);
    // When the caregiver corrects it
    await caregiver.goto(`/healthcare?tab=visits&elder=${elderId}`);
    await caregiver.getByRole('button', { name: /^Correct/ }).click();
    await caregiver.getByLabel('Note (optional)').fill('Ate all of it.');
    await caregiver.getByRole('button', { name: 'Save the correction' }).click();
    // Then both what is right and what it said before are there
    await elder.getByText('Corrected on').waitFor();
    await elder.getByText('Ate all of it.').waitFor();
    await elder.getByText('What it said before').click();
    await elder.getByText('Ate half of it.').waitFor();
    expect(await pageFaults(elder, { locale: 'en' })).toEqual([]);
  });

  test('are moved and cancelled after a confirmation', { timeout: 120_000 }, async ({
    openPage,
  }) => {
    const { caregiver, elder, elderId } = await elderAndCaregiver(openPage);
    await elder.goto(`/healthcare?tab=visits&elder=${elderId}`);
    await plan(elder);
    await caregiver.goto('/caregiver-dashboard');
    await caregiver.getByRole('button', { name: /^I have arrived/ }).waitFor();
    // When the elder moves it to another time
    await elder.getByRole('button', { name: /^Move/ }).click();
    await elder.getByLabel('New time').selectOption('23:00');
    await expectNoAxeViolations(elder);
    await elder.getByLabel('New day').fill('2030-01-01');
    await elder.getByRole('button', { name: 'Move the visit' }).click();
    await elder.getByText('Visits can be planned for a year ahead.').waitFor();
    await elder.getByRole('button', { name: 'Leave it as it is' }).click();
    await elder.getByRole('dialog').waitFor({ state: 'detached' });
    // Or calls it off
    await elder.getByRole('button', { name: /^Call off/ }).click();
    await elder.getByRole('button', { name: 'Call the visit off' }).click();
    await elder.getByText('No visit is planned').waitFor();
    // Then it is gone from the caregiver's open route
    await caregiver.getByText('No visit is planned for today').waitFor();
  });

  test('are stored offline, and arrive once when the network returns', {
    timeout: 120_000,
  }, async ({ openPage }) => {
    // Given a caregiver at the door of an elder, whose network is gone
    const { caregiver, elder, elderId } = await elderAndCaregiver(openPage);
    await elder.goto(`/healthcare?tab=visits&elder=${elderId}`);
    await plan(elder);
    await caregiver.goto('/caregiver-dashboard');
    await caregiver.getByRole('button', { name: /^I have arrived/ }).waitFor();
    await holdsTheSheet(caregiver);
    await caregiver.context().setOffline(true);
    // When she makes the whole visit
    await caregiver.getByRole('button', { name: /^I have arrived/ }).click();
    await caregiver.getByText(/^Here since/).waitFor();
    await caregiver.getByRole('checkbox', { name: 'A meal' }).check();
    await caregiver.getByRole('radio', { name: 'As usual' }).check();
    await caregiver.getByRole('button', { name: 'Done', exact: true }).click();
    await caregiver.getByText('It is kept on this phone and sends itself.').waitFor();
    await caregiver.getByText('Done', { exact: true }).waitFor();
    await expect.poll(() => caregiver.getByText('Waits for the internet').count()).toBe(1);
    await expectNoAxeViolations(caregiver);
    // Then it arrives by itself
    await caregiver.context().setOffline(false);
    await caregiver.getByText('Waits for the internet').waitFor({ state: 'detached' });
    const answer = await elder.request.get(`/api/elders/${elderId}/care-visits`);
    const { data } = (await answer.json()) as { data: { condition: string; planned: boolean }[] };
    expect(data.map(({ condition, planned }) => [condition, planned])).toEqual([['usual', true]]);
  });

  test('that were unplanned can be logged afterwards', { timeout: 120_000 }, async ({
    openPage,
  }) => {
    const { caregiver, elderId } = await elderAndCaregiver(openPage);
    await caregiver.goto('/caregiver-dashboard');
    await caregiver.getByText('No visit is planned for today').waitFor();
    await caregiver.getByRole('button', { name: 'Write down another visit' }).click();
    await caregiver.getByRole('heading', { name: 'A visit that was not planned' }).waitFor();
    await caregiver.getByRole('button', { name: 'Write the visit down' }).click();
    await caregiver.getByRole('link', { name: 'Enter when you came, like 09:30.' }).waitFor();
    await expectNoAxeViolations(caregiver);
    await caregiver.getByLabel('Day', { exact: true }).fill(addDays(today, -1));
    await caregiver.getByLabel('You came at').fill('09:30');
    await caregiver.getByLabel('You left at').fill('10:15');
    await caregiver.getByRole('checkbox', { name: 'Company' }).check();
    await caregiver.getByRole('button', { name: 'Write the visit down' }).click();
    await caregiver.getByRole('button', { name: 'Write down another visit' }).waitFor();
    await caregiver.goto(`/healthcare?tab=visits&elder=${elderId}`);
    await caregiver.getByText('09:30–10:15').waitFor();
    await caregiver.getByText('Not planned').waitFor();
  });
});
