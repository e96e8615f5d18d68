// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { heightOf, useOwnFont } from '../../fixtures/layout/height-of.ts';
import { scrolledParts } from '../../fixtures/layout/page-faults.ts';
import { countTaps } from '../../fixtures/people/count-taps.ts';
import { quiet } from '../../fixtures/quiet.ts';

interface Patient {
  readonly id: string;
  readonly name: string;
  readonly by: string;
}

/** The patients whom the demo's doctor sees around an appointment, and those of a circle. */
async function patients(page: Page): Promise<Patient[]> {
  await signIn(page, 'doctor@hafi.test');
  return (await (await page.request.get('/api/elders')).json()).data;
}

/** Opens a chart, with all that its summary shows. */
async function openChart(page: Page, { id }: Pick<Patient, 'id'>) {
  await page.goto(`/patients/${id}`);
  await page.getByRole('region', { name: /^Last readings/ }).waitFor();
  await page.getByRole('region', { name: /^Coming appointments/ }).waitFor();
  await quiet(page);
}

const bannerOf = (page: Page) => page.getByRole('region', { name: 'The patient' });

describe('The chart of a patient', () => {
  test('fits two screens, and says on top whose it is wherever one reads', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    const all = await patients(page);
    expect(all.length).toBeGreaterThan(1);
    for (const patient of all) {
      await openChart(page, patient);
      const height = await heightOf(page);
      // All of it: no part has a scroll bar of its own, and none is still on its way.
      expect([patient.name, await page.evaluate(scrolledParts)]).toEqual([patient.name, []]);
      expect([patient.name, height <= 1600]).toEqual([patient.name, true]);
      await page.mouse.wheel(0, 2000);
      const box = await bannerOf(page).boundingBox();
      expect([patient.name, (box?.y ?? -1) >= 0 && (box?.y ?? 99) < 40]).toEqual([
        patient.name,
        true,
      ]);
    }
    await expectNoAxeViolations(page);
  });

  test('keeps its banner low on a phone, and the note a step of its own', async ({ openPage }) => {
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    const patient = (await patients(page)).find(({ by }) => by === 'circle');
    if (!patient) throw new Error('the demo’s doctor is in no circle');
    await openChart(page, patient);
    await useOwnFont(page);
    const box = await bannerOf(page).boundingBox();
    expect(box?.height).toBeLessThanOrEqual(136);
    const treated = (await patients(page)).find(({ by }) => by === 'visit');
    if (!treated) throw new Error('the demo’s doctor has no appointment');
    await openChart(page, treated);
    expect(await page.getByLabel('What you see').isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Write the note' }).click();
    await page.getByLabel('What you see').waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: 'Back to the chart' }).click();
    await page.getByRole('region', { name: /^Last readings/ }).waitFor();
  });

  test('is opened from the desk, and a note is signed, with five taps at most', async ({
    page,
  }) => {
    const all = await patients(page);
    await page.goto('/doctor-dashboard');
    const { tap, taps, type } = countTaps(page);
    const chart = page
      .getByRole('region', { name: "Today's visits" })
      .locator('a[href^="/patients/"]')
      .first();
    await tap(chart);
    await page.waitForURL(/\/patients\/[^/?]+/);
    const id = new URL(page.url()).pathname.split('/')[2];
    const patient = all.find((each) => each.id === id);
    if (!patient) throw new Error('it is no patient of the doctor');
    await tap(page.getByLabel('What you think'));
    await type('Well, nothing new.');
    await tap(page.getByRole('button', { name: 'Sign', exact: true }));
    const question = page.getByRole('alertdialog');
    await question.getByText(`Sign the note for ${patient.name}?`).waitFor();
    await question.getByText(/Still empty: What the patient tells/).waitFor();
    await expectNoAxeViolations(page);
    const number = question.getByLabel('Number of your licence');
    if ((await number.inputValue()) === '') {
      await tap(number);
      await type('RMDC 1234');
    }
    await tap(question.getByRole('button', { name: 'Sign now' }));
    await page.getByText(`The note about ${patient.name} is signed.`).waitFor();
    expect(taps()).toBeLessThanOrEqual(5);
    await page.getByText('Well, nothing new.').waitFor();
    expect(await page.getByLabel('What you think').count()).toBe(0);
  });

  test('codes a problem that was searched in another language', async ({ page }) => {
    const [patient] = (await patients(page)).filter(({ by }) => by === 'visit');
    if (!patient) throw new Error('the demo’s doctor has no appointment');
    await openChart(page, patient);
    const problems = page.getByRole('region', { name: /^Problems/ });
    // Whoever tried this before may have left one.
    const coded = problems.getByText('M10.9', { exact: true });
    const before = await coded.count();
    await problems.getByRole('button', { name: 'Add a problem' }).click();
    await problems.getByLabel('Name of the illness').fill('goutte');
    await problems.getByRole('button', { name: 'Gout (M10.9)' }).click();
    await expectNoAxeViolations(page);
    await problems.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => coded.count()).toBe(before + 1);
    expect(await problems.getByText('Gout', { exact: true }).count()).toBe(before + 1);
  });

  test('keeps a letter of referral among the documents', async ({ page }) => {
    const [patient] = (await patients(page)).filter(({ by }) => by === 'visit');
    if (!patient) throw new Error('the demo’s doctor has no appointment');
    await openChart(page, patient);
    const papers = page.getByRole('region', { name: 'To give along' });
    await papers.getByRole('button', { name: 'Refer to somebody' }).click();
    await papers.getByLabel('To whom').fill('CHUK, eyes');
    await papers.getByLabel('Reason, and what you ask').fill('Cataract of both eyes.');
    await expectNoAxeViolations(page);
    await papers.getByRole('button', { name: 'Write the letter' }).click();
    await papers.getByText(/The letter is kept among the documents/).waitFor();
    await page.getByRole('tab', { name: 'Documents' }).click();
    await page.getByText('Referral letter: CHUK, eyes').first().waitFor();
  });

  test('takes the place of the health page in old links', async ({ page }) => {
    const [patient] = (await patients(page)).filter(({ by }) => by === 'visit');
    if (!patient) throw new Error('the demo’s doctor has no appointment');
    await page.goto(`/healthcare?tab=vitals&elder=${patient.id}`);
    await page.waitForURL(`**/patients/${patient.id}?tab=vitals`);
    await bannerOf(page).getByText(patient.name).waitFor();
  });
});
