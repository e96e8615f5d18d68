// @module-tag keyboard
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { keyboardFaults } from '../../fixtures/keys.ts';
import { newElder, openMeasure, save, stage } from '../../pages/measure.page.ts';

const phone = { viewport: { width: 320, height: 640 } } as const;

const widerThanScreen = () => document.documentElement.scrollWidth > innerWidth;

describe('Entering a reading', () => {
  test('works step by step, on a small phone', async ({ openPage }) => {
    // Given an elder without readings
    const page = await openPage(phone);
    await newElder(page);
    await page.goto('/dashboard/health');
    await page.getByText('No readings yet.').first().waitFor();
    // When she chooses what to measure
    await page.getByRole('link', { name: 'Enter a reading' }).click();
    await stage(page, 'What do you want to measure?');
    await page.getByRole('link', { name: 'Blood Pressure' }).click();
    await stage(page, 'Blood Pressure');
    expect(await page.evaluate(widerThanScreen)).toBe(false);
    await expectNoAxeViolations(page);
    // Then the buttons are large
    const more = page.getByRole('button', { name: 'Upper number (systolic): more' });
    const box = await more.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(56);
    // And a press is one step
    const upper = page.getByRole('spinbutton', { name: 'Upper number (systolic)' });
    await more.click();
    const before = Number(await upper.inputValue());
    await more.click();
    await expect.poll(async () => Number(await upper.inputValue())).toBe(before + 1);
    // And holding it goes on until it is let go
    await more.hover();
    await page.mouse.down();
    await expect.poll(async () => Number(await upper.inputValue())).toBeGreaterThan(before + 4);
    await page.mouse.up();
    const held = Number(await upper.inputValue());
    // When she saves
    await upper.fill('128');
    expect(held).toBeGreaterThan(before);
    await page.getByRole('spinbutton', { name: 'Lower number (diastolic)' }).fill('78');
    await save(page);
    // Then she reads how it stands and what to do
    await stage(page, 'Saved');
    await page.getByText('This is in the normal range.').waitFor();
    await expectNoAxeViolations(page);
    // And it stands on her dashboard and in the list
    await page.getByRole('link', { name: 'See all readings' }).click();
    await page.getByText('128/78').first().waitFor();
    await page.goto('/dashboard/health');
    await page.getByText('128/78 mmHg', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
  });

  test('works with the keyboard alone', async ({ page }) => {
    const elder = await newElder(page);
    await openMeasure(page, elder, 'temperature');
    expect(await keyboardFaults(page)).toEqual([]);
    const value = page.getByRole('spinbutton', { name: 'Temperature' });
    await value.focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => value.inputValue()).toBe('36.7');
    await expect.poll(() => value.getAttribute('aria-valuetext')).toBe('36.7 °C');
    await page.keyboard.press('Enter');
    await stage(page, 'Saved');
  });

  test('refuses impossible values with a message, at their field', async ({ page }) => {
    const elder = await newElder(page);
    await openMeasure(page, elder, 'blood-pressure');
    const upper = page.getByRole('spinbutton', { name: 'Upper number (systolic)' });
    await upper.fill('80');
    await page.getByRole('spinbutton', { name: 'Lower number (diastolic)' }).fill('120');
    await save(page);
    const words = 'The upper number must be higher than the lower number.';
    await page.getByRole('link', { name: words }).waitFor();
    await expect.poll(() => upper.getAttribute('aria-invalid')).toBe('true');
    await expectNoAxeViolations(page);
    // What was typed survives a reload
    await page.reload();
    await expect.poll(() => upper.inputValue()).toBe('80');
    await openMeasure(page, elder, 'heart-rate');
    await page.getByRole('spinbutton').fill('400');
    await save(page);
    await page.getByText('This cannot be right.').first().waitFor();
  });

  test('asks for confirmation of values far from usual, then says what to do', async ({ page }) => {
    // Given a fever that may be a slip of the finger
    const elder = await newElder(page);
    await openMeasure(page, elder, 'temperature');
    await page.getByRole('spinbutton').fill('39.6');
    await save(page);
    await stage(page, 'Are you sure?');
    await page.getByText('39.6').first().waitFor();
    await expectNoAxeViolations(page);
    // When it is not, it can be changed; when it is, it is confirmed
    await page.getByRole('button', { name: 'No, change it' }).click();
    await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('39.6');
    await save(page);
    await page.getByRole('button', { name: 'Yes, it is 39.6' }).click();
    await stage(page, 'Saved');
    await page.getByText('Urgent: high').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Call 912' }).waitFor();
    await expectNoAxeViolations(page);
    // Then it stands above everything, also when somebody has seen it
    await page.goto('/dashboard/health');
    await page.getByRole('heading', { name: 'Look at this first' }).waitFor();
    await expectNoAxeViolations(page);
    // And until it is closed with a note
    await page.getByRole('button', { name: 'Close with a note: Temperature' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('radio', { name: 'It was a false alarm' }).check();
    await page.getByRole('textbox', { name: 'Note' }).fill('The thermometer lay in the sun.');
    await page.getByRole('button', { name: 'Close it', exact: true }).click();
    await page.getByRole('heading', { name: 'Look at this first' }).waitFor({ state: 'detached' });
    await page.locator(':focus', { hasText: 'Temperature: it is closed.' }).waitFor();
  });

  test('glucose asks when, and in which unit', async ({ page }) => {
    const elder = await newElder(page);
    await openMeasure(page, elder, 'glucose');
    await save(page);
    await page.getByRole('link', { name: 'Please fill this in.' }).first().waitFor();
    await page.getByRole('radio', { name: 'Before eating, for 8 hours or more' }).check();
    await page.getByRole('radio', { name: 'mmol/L' }).check();
    await page.getByRole('spinbutton').fill('5.4');
    await save(page);
    await stage(page, 'Saved');
    await page.getByText('97').first().waitFor();
  });

  test('a wrong reading is marked and no longer counts', async ({ page }) => {
    const elder = await newElder(page);
    await openMeasure(page, elder, 'weight');
    await page.getByRole('spinbutton').fill('62');
    await save(page);
    await page.getByRole('link', { name: 'See all readings' }).click();
    await page.getByRole('button', { name: /^This is a mistake: Weight 62 kg/ }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Yes, it was a mistake' }).click();
    await page.getByText(/^Marked as a mistake on /).waitFor();
    await page.locator(':focus', { hasText: 'Weight 62 kg no longer counts.' }).waitFor();
    await page.getByRole('heading', { name: 'Weight', exact: true }).waitFor({ state: 'detached' });
  });

  test('for another person shows their name', async ({ page }) => {
    await signIn(page, 'family@hafi.test');
    await page.goto('/healthcare/measure?kind=oxygen-saturation');
    await stage(page, 'Oxygen Saturation');
    await page
      .getByRole('region', { name: 'The person' })
      .getByText('Espérance Mukamana')
      .waitFor();
    // Health workers may say what NEWS2 needs
    await page.getByText('For health workers: NEWS2').click();
    await page.getByRole('radio', { name: 'Awake and clear' }).check();
    await expectNoAxeViolations(page);
  });
});
