// @module-tag offline
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { quiet } from '../../fixtures/quiet.ts';
import { newElder, openMeasure, save, stage } from '../../pages/measure.page.ts';

const expectedProblems = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|dynamically imported/];

describe('A reading made offline', () => {
  test('is stored, counted, and sent when the network returns', async ({ openPage }) => {
    // Given an elder whose network is gone
    const page = await openPage({ expectedProblems });
    const elder = await newElder(page);
    await openMeasure(page, elder, 'heart-rate');
    await page.context().setOffline(true);
    await page.getByRole('spinbutton').fill('73');
    await save(page);
    // Then she is notified that it is kept
    await stage(page, 'Kept on this device');
    await page.getByText('You need not enter it again.').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Measure something else' }).click();
    await page.getByText('1 reading is waiting to be sent.').waitFor();
    await page.getByText('Heart Rate 73 bpm').waitFor();
    await expectNoAxeViolations(page);
    // When the network returns
    await page.context().setOffline(false);
    // Then it is sent by itself
    await page.getByText('1 reading is waiting to be sent.').waitFor({ state: 'detached' });
    const answer = await page.request.get(`/api/elders/${elder}/vitals`);
    const { data } = (await answer.json()) as { data: { values: { value: number } }[] };
    expect(data.map(({ values }) => values.value)).toEqual([73]);
  });

  test('that is refused later is shown with the reason', async ({ openPage }) => {
    const page = await openPage({ expectedProblems });
    const elder = await newElder(page);
    await openMeasure(page, elder, 'weight');
    await page.context().setOffline(true);
    await page.getByRole('spinbutton').fill('61.5');
    await page.getByRole('radio', { name: 'Earlier' }).check();
    await page.getByLabel('Day and time').fill('2020-05-04T08:00');
    await save(page);
    await stage(page, 'Kept on this device');
    await page.context().setOffline(false);
    await page.goto('/healthcare?tab=vitals');
    await page.getByText('This reading was not taken.').waitFor();
    await page.getByText('Weight 61.5 kg, 4 May 2020').waitFor();
    await expectNoAxeViolations(page);
    // And it goes when it was read
    await page.getByRole('button', { name: 'I have read it' }).click();
    await page.getByText('This reading was not taken.').waitFor({ state: 'detached' });
  });

  test("is nobody else's on a shared phone", async ({ openPage }) => {
    const page = await openPage({ expectedProblems });
    const elder = await newElder(page);
    await openMeasure(page, elder, 'heart-rate');
    await page.context().setOffline(true);
    await page.getByRole('spinbutton').fill('74');
    await save(page);
    await stage(page, 'Kept on this device');
    await page.close();
    // When somebody else signs in on the same phone
    const context = page.context();
    await context.clearCookies();
    await context.setOffline(false);
    const other = await context.newPage();
    const otherElder = await newElder(other);
    await other.goto('/healthcare?tab=vitals');
    await other.getByRole('heading', { name: 'Your health' }).waitFor();
    await quiet(other);
    // Then they neither see nor send it
    expect(await other.getByText('waiting to be sent').count()).toBe(0);
    const answer = await other.request.get(`/api/elders/${otherElder}/vitals`);
    expect(((await answer.json()) as { data: unknown[] }).data).toEqual([]);
  });
});
