// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { newElder, openMeasure, save, stage } from '../../pages/measure.page.ts';

const phone = { viewport: { width: 320, height: 640 } } as const;

/** Enters a pulse, and opens its correction from the list. */
async function correctPulse(page: Page, value: string): Promise<void> {
  const elder = await newElder(page);
  await openMeasure(page, elder, 'heart-rate');
  await page.getByRole('spinbutton').fill(value);
  await save(page);
  await stage(page, 'Saved');
  await page.getByRole('link', { name: 'See all readings' }).click();
  await page.getByRole('button', { name: `Correct: Heart Rate ${value} bpm` }).click();
  await page.getByText(`You correct ${value} bpm`).waitFor();
}

describe('Correcting a reading', () => {
  test('replaces it with the right one, and keeps the wrong one readable', async ({ openPage }) => {
    // Given an elder who has entered a wrong pulse
    const page = await openPage(phone);
    await correctPulse(page, '88');
    // Then the steppers begin at it, at its own time
    const pulse = page.getByRole('spinbutton', { name: 'Heart Rate' });
    await expect.poll(() => pulse.inputValue()).toBe('88');
    await expect.poll(() => page.getByRole('radio', { name: 'Earlier' }).isChecked()).toBe(true);
    await expectNoAxeViolations(page);
    // When she enters the right one
    await pulse.fill('78');
    await save(page);
    await stage(page, 'Saved');
    // Then both are in the list, the wrong one with who corrected it
    await page.getByRole('link', { name: 'See all readings' }).click();
    await page.getByText(/^Corrected on /).waitFor();
    await page.getByText('Heart Rate 78 bpm', { exact: true }).waitFor();
    await page.getByText('Heart Rate 88 bpm', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Correct: / }).count()).toBe(1);
    await expectNoAxeViolations(page);
  });

  test('asks for confirmation of a value far from usual', async ({ page }) => {
    await correctPulse(page, '74');
    await page.getByRole('spinbutton', { name: 'Heart Rate' }).fill('174');
    await save(page);
    await stage(page, 'Are you sure?');
    await page.getByRole('button', { name: 'No, change it' }).click();
    await page.getByRole('spinbutton', { name: 'Heart Rate' }).fill('75');
    await save(page);
    await stage(page, 'Saved');
  });

  test('is refused with a message offline, and nothing is lost', async ({ openPage }) => {
    const page = await openPage({
      expectedProblems: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|dynamically imported/],
    });
    await correctPulse(page, '81');
    await page.context().setOffline(true);
    const pulse = page.getByRole('spinbutton', { name: 'Heart Rate' });
    await pulse.fill('71');
    await save(page);
    await page.getByText('The connection was cut. Nothing is lost. Please try again.').waitFor();
    // When the network is back
    await page.context().setOffline(false);
    expect(await pulse.inputValue()).toBe('71');
    await save(page);
    await stage(page, 'Saved');
  });
});
