// @module-tag release
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';

describe('The record', () => {
  test('an elder adds an allergy, corrects it and withdraws it', async ({ page }) => {
    // Given somebody with an empty record
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    await page.goto('/healthcare?tab=record');
    await page.getByText('No allergy is written down.').waitFor();
    await expectNoAxeViolations(page);
    // When they add an allergy without its name
    await page.getByRole('button', { name: 'Add an allergy' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    // Then they are notified, and can go on
    await page
      .getByRole('alert')
      .getByRole('link', { name: /required|fill|Please/ })
      .waitFor();
    await page.getByLabel('What is not tolerated').fill('Peanuts');
    await page.getByRole('radio', { name: 'A food' }).check();
    await page.getByRole('radio', { name: 'It can be dangerous to life' }).check();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('A food · It can be dangerous to life').waitFor();
    // When they correct it
    await page.getByRole('button', { name: 'Change (Peanuts)' }).click();
    await page.getByRole('radio', { name: 'It is unpleasant' }).check();
    await page.getByLabel('Why does this change?').fill('The test showed a rash only.');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('A food · It is unpleasant').waitFor();
    // And withdraw it, with the reason
    await page.getByRole('button', { name: 'Take out (Peanuts)' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await question.getByText('Write why the allergy no longer stands.').first().waitFor();
    await question.getByLabel('Why?').fill('The test was negative.');
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByText('No allergy is written down.').waitFor();
  });

  test('a doctor around an appointment writes a note, signs it and adds to it', async ({
    page,
  }) => {
    // Given a doctor with a patient today or tomorrow
    await signIn(page, 'doctor@hafi.test');
    const elders = (await (await page.request.get('/api/elders')).json()).data;
    const patient = elders.find(({ by }: { by: string }) => by === 'visit');
    await page.goto(`/healthcare?tab=record&elder=${patient.id}`);
    await page.getByText(/Each look at it is written down/).waitFor();
    const lungs = `Clear lungs, ${randomUUID().slice(0, 8)}.`;
    const findings = `${lungs}\nRegular heart.`;
    // Other tests write about this patient too.
    const note = page.getByRole('article').filter({ hasText: lungs });
    // When the doctor writes a note, and the page is loaded again in between
    await page.getByRole('button', { name: 'Write a note' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Please write at least one of the four parts.').first().waitFor();
    await page.getByLabel('What you see').fill(findings);
    await page.reload();
    await page.getByRole('button', { name: 'Write a note' }).click();
    await expect.poll(() => page.getByLabel('What you see').inputValue()).toBe(findings);
    await page.getByLabel('What is next').fill('Rest for three days.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await note.getByText('Draft, only you see it').waitFor();
    // Then it is signed, and corrected by adding to it
    await note.getByRole('button', { name: 'Sign', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Still empty: What the patient tells, What you think.').waitFor();
    await question.getByLabel('Number of your licence').fill('RMDC 1234');
    await question.getByRole('button', { name: 'Sign now' }).click();
    await note.getByText('Signed', { exact: true }).waitFor();
    await note.getByRole('button', { name: 'Add a correction' }).click();
    await note.getByLabel('Correction').fill('Five days.');
    await note.getByRole('button', { name: 'Save', exact: true }).click();
    await note.getByText('Signed, added to').waitFor();
    await note.getByText('Five days.').waitFor();
    // What was written keeps its lines
    expect(await note.getByText(lungs).innerText()).toBe(findings);
    await expectNoAxeViolations(page);
  });
});
