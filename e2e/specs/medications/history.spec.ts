// @module-tag release
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { newElder } from '../../pages/measure.page.ts';

const widerThanScreen = () => document.documentElement.scrollWidth > innerWidth;

describe('The history of a medicine', () => {
  test('is on its card, and stays when the medicine has ended', async ({ openPage }) => {
    // Given an elder whose medicine was added and changed
    const page = await openPage({ viewport: { width: 320, height: 640 } });
    const elder = await newElder(page);
    const at = `/api/elders/${elder}/medications`;
    const data = {
      name: 'Metformin',
      dosage: '500 mg',
      form: 'tablet',
      pillsPerDose: 1,
      meal: 'any',
      schedule: { kind: 'as-needed', mostPerDay: 3 },
    };
    const added = (await (await page.request.post(at, { data })).json()) as {
      data: { id: string };
    };
    const { id } = added.data;
    await page.request.put(`${at}/${id}`, { data: { ...data, dosage: '850 mg' } });
    // When the history is opened
    await page.goto('/healthcare?tab=medications');
    await page.getByText('History').click();
    // Then it says what was done, the last first
    await page.getByText('Medicine changed: Metformin').waitFor();
    await page.getByText('Strength: 850 mg. Before: 500 mg').waitFor();
    await page.getByText('Medicine begun: Metformin').waitFor();
    expect(await page.evaluate(widerThanScreen)).toBe(false);
    await expectNoAxeViolations(page);
    // When the medicine is stopped
    await page.request.post(`${at}/${id}/stop`, { data: { reason: 'Too strong' } });
    await page.getByText('1 medicine that ended').click();
    await page.getByText('History').click();
    // Then its history is still there, and on the timeline
    await page.getByText('Medicine stopped: Metformin').waitFor();
    await page.goto('/healthcare?tab=timeline');
    await page.getByRole('link', { name: 'Medicine stopped: Metformin' }).waitFor();
    await page.getByText('Too strong').waitFor();
  });
});
