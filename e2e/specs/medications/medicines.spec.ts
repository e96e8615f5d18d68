// @module-tag offline
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { pageFaults } from '../../fixtures/page-check.ts';

const tab = '/healthcare?tab=medications';
const expectedProblems = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|dynamically imported/];

describe('Medicines', () => {
  test('an elder adds one, takes a dose, takes it back, and buys more', {
    timeout: 120_000,
  }, async ({ openPage }) => {
    // Given an elder on a small phone without a medicine
    const page = await openPage({ viewport: { width: 320, height: 640 } });
    const { email, password } = await signUp(page, { role: 'PATIENT' });
    await signIn(page, email, password);
    await page.goto(tab);
    await page.getByText('No medicine is written down.').waitFor();
    // When they go on without an answer, each is asked for in words
    await page.getByRole('button', { name: 'Add a medicine' }).click();
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByText('Some answers need a look').waitFor();
    // Then they fill in step by step
    await page.getByLabel('Name of the medicine').fill('Paracetamol');
    await page.getByLabel('Strength').fill('500 mg');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByRole('heading', { name: 'When is it taken?' }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('radio', { name: 'Only when needed' }).check();
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByRole('heading', { name: 'How much, how long?' }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByRole('heading', { name: 'Reminders' }).waitFor();
    await page.getByRole('button', { name: 'Add the medicine' }).click();
    await page.getByRole('heading', { name: 'Paracetamol 500 mg' }).waitFor();
    await page.getByText('Left: 30 tablets').waitFor();
    await page.getByRole('status').filter({ hasText: 'Paracetamol was added.' }).waitFor();
    // The form is gone, and the focus is not at the top of the page
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    // And one tap writes a dose down, another takes it back
    await page.getByRole('button', { name: /^Taken now/ }).click();
    await page.getByText('Left: 29 tablets').waitFor();
    await page.getByText('In the last 24 hours: 1 of 3 at most').waitFor();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByText('Left: 30 tablets').waitFor();
    // And what was bought is added
    await page.getByRole('button', { name: /^Refill/ }).click();
    await page.getByRole('button', { name: 'Add to what is left' }).click();
    await page.getByText('Left: 60 tablets').waitFor();
    expect(await pageFaults(page, { locale: 'en' })).toEqual([]);
    // And it is stopped after a question, and kept
    await page.getByRole('button', { name: /^Stop/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stop it' }).click();
    await page.getByText('1 medicine that ended').waitFor();
  });

  test('a planned medicine is in the list of today and can be changed', {
    timeout: 120_000,
  }, async ({ page }) => {
    // Given an elder who adds a medicine for the last half hour of the day
    const { email, password } = await signUp(page, { role: 'PATIENT' });
    await signIn(page, email, password);
    await page.goto(`${tab}&medicine=new`);
    await page.getByLabel('Name of the medicine').fill('Amlodipine');
    await page.getByLabel('Strength').fill('5 mg');
    await page.getByRole('button', { name: /^Next/ }).click();
    // Without a time there is nothing to plan, and the summary leads to the times
    await page.getByRole('heading', { name: 'When is it taken?' }).waitFor();
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByRole('link', { name: 'Choose at least one time.' }).click();
    await page.locator('[name="schedule.times"]:focus').waitFor();
    await page.getByLabel('Another time').selectOption('23:30');
    await page.getByRole('checkbox', { name: '07:00' }).check();
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByRole('button', { name: /^Next/ }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Add the medicine' }).click();
    await page.getByText('Every day at 07:00, 23:30').waitFor();
    // When they change its strength and come back
    await page.getByRole('button', { name: /^Change/ }).click();
    await page.getByLabel('Strength').fill('10 mg');
    for (const _ of [1, 2, 3]) await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByRole('button', { name: 'Save the changes' }).click();
    // Then it is the new one
    await page.getByRole('heading', { name: 'Amlodipine 10 mg' }).waitFor();
    await page.goto('/dashboard');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Medicines.*Amlodipine/ })
      .waitFor();
    await expectNoAxeViolations(page);
  });

  test('a dose recorded offline is stored, and counts once when the network returns', {
    timeout: 120_000,
  }, async ({ openPage }) => {
    // Given an elder with a medicine for when it is needed, whose network is gone
    const page = await openPage({ expectedProblems });
    const { email, password } = await signUp(page, { role: 'PATIENT' });
    await signIn(page, email, password);
    const elders = await page.request.get('/api/elders');
    const [elder] = ((await elders.json()) as { data: { id: string }[] }).data;
    const medicines = `/api/elders/${elder?.id}/medications`;
    await page.request.post(medicines, {
      data: {
        name: 'Paracetamol',
        dosage: '500 mg',
        form: 'tablet',
        pillsPerDose: 1,
        meal: 'any',
        pills: 12,
        schedule: { kind: 'as-needed', mostPerDay: 4 },
      },
    });
    await page.goto(tab);
    await page.getByText('In the last 24 hours: 0 of 4 at most').waitFor();
    await page.context().setOffline(true);
    // When they say that they have taken it
    await page.getByRole('button', { name: /^Taken now/ }).click();
    // Then it is in the list, and waits
    await page.getByText('Waits for the internet').waitFor();
    await page.getByText('In the last 24 hours: 1 of 4 at most').waitFor();
    await page.context().setOffline(false);
    await page.getByText('Waits for the internet').waitFor({ state: 'detached' });
    await page.getByText('Left: 11 tablets').waitFor();
    const { data } = (await (await page.request.get(medicines)).json()) as {
      data: { takenToday: number }[];
    };
    expect(data.map(({ takenToday }) => takenToday)).toEqual([1]);
  });
});
