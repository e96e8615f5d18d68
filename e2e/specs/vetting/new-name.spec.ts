// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { inventName, signUp } from '../../fixtures/new-person.ts';
import { becomeChecked } from '../../fixtures/people/checked-person.ts';

describe('A new name of somebody who is checked', () => {
  test('is asked about, not shown as checked, and confirmed by a coordinator', async ({
    openPage,
  }) => {
    // Given a volunteer whom a coordinator has confirmed
    const volunteer = await openPage({ viewport: { width: 360, height: 740 } });
    const lastName = inventName('Niyonzima');
    const { email, password } = await signUp(volunteer, {
      role: 'VOLUNTEER',
      firstName: 'Patrick',
      lastName,
      district: 'Gasabo',
      sector: 'Remera',
    });
    await signIn(volunteer, email, password);
    await becomeChecked(volunteer, email);
    // When they write another name
    await volunteer.goto('/profile');
    const first = volunteer.getByLabel('First name');
    await first.fill('Paul');
    await volunteer.getByRole('button', { name: 'Save Changes' }).click();
    // Then they read what that means, and may keep the old one
    const question = volunteer.getByRole('alertdialog');
    await question.getByText(`Change your name to Paul ${lastName}?`).waitFor();
    await question.getByText('Until then you cannot take on requests').waitFor();
    await expectNoAxeViolations(volunteer);
    await question.getByRole('button', { name: 'Keep my name' }).click();
    await question.waitFor({ state: 'detached' });
    await volunteer.getByRole('button', { name: 'Save Changes' }).click();
    await question.getByRole('button', { name: 'Change my name' }).click();
    await question.waitFor({ state: 'detached' });
    const waits = volunteer.getByText(
      `Your papers were compared with the name Patrick ${lastName}.`,
    );
    await waits.waitFor();
    await expectNoAxeViolations(volunteer);
    await volunteer.getByRole('link', { name: 'Look at your papers' }).click();
    await volunteer.waitForURL('**/papers');
    await volunteer.getByRole('heading', { level: 1, name: 'Your papers' }).waitFor();
    await waits.waitFor();
    await expectNoAxeViolations(volunteer);
    // And a coordinator sees both names, asks for a paper and gets it
    const admin = await openPage({ viewport: { width: 360, height: 740 } });
    await signIn(admin, 'admin@hafi.test');
    await admin.goto('/admin/people?tab=waiting');
    const card = admin
      .locator('section')
      .filter({ hasText: `A new name: Paul ${lastName}` })
      .last();
    await card.getByText(`The papers were compared with Patrick ${lastName}.`).waitFor();
    await expectNoAxeViolations(admin);
    await card.getByRole('button', { name: /^Ask for a paper/ }).click();
    const asks = admin.getByRole('alertdialog');
    await asks.getByLabel('Question').fill('Please send your new card.');
    await asks.getByRole('button', { name: 'Ask', exact: true }).click();
    await asks.waitFor({ state: 'detached' });
    await volunteer.getByText('“Please send your new card.”').first().waitFor();
    await volunteer.getByLabel('Your answer').fill('I have the same one, with both names.');
    await volunteer.getByRole('button', { name: 'Send the answer' }).click();
    await volunteer.getByText('Your answer is sent.').waitFor();
    // And confirms the new name
    const confirm = card.getByRole('button', { name: /^Confirm the new name/ });
    await confirm.waitFor();
    // Once the paper was opened again: it was opened for the old name
    await card.getByText('Not opened yet').waitFor();
    expect(await confirm.isDisabled()).toBe(true);
    const paper = card.locator('a[href*="/papers/"]');
    await Promise.all([admin.waitForEvent('download'), paper.click()]);
    await card.getByText('You have opened it').waitFor();
    await expect.poll(() => confirm.isDisabled()).toBe(false);
    await confirm.click();
    const dialog = admin.getByRole('alertdialog');
    await dialog.getByText(`Confirm the new name Paul ${lastName}?`).waitFor();
    await expectNoAxeViolations(admin);
    await dialog.getByRole('button', { name: 'Yes, I have compared the papers' }).click();
    await admin.getByText(`The new name Paul ${lastName} is confirmed.`).waitFor();
    // Which the volunteer's page shows without being loaded again
    await volunteer.getByText('A coordinator has checked who you are.').first().waitFor();
    await expect.poll(() => waits.count()).toBe(0);
  });
});
