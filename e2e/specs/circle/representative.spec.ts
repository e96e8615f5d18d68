// @module-tag release
import { describe } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { registerElder } from '../../fixtures/new-elder.ts';
import { inventName, signUp } from '../../fixtures/new-person.ts';

const document = {
  name: 'icyemezo.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%the decision of the court\n%%EOF\n'),
};

describe('A legal representative', () => {
  test('sends the document of the court, and a coordinator confirms and ends it', async ({
    openPage,
  }) => {
    // Given a daughter in the circle of her mother
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    const lastName = inventName('Uwera');
    const { email, password } = await signUp(page, { role: 'FAMILY', lastName });
    await signIn(page, email, password);
    const { id, firstName } = await registerElder(page);
    await page.goto(`/circle?elder=${id}`);
    await page.getByRole('button', { name: 'A court has named me' }).click();
    // When she sends the form without anything
    await page.getByRole('button', { name: 'Send it to be checked' }).click();
    await page.getByRole('link', { name: 'Enter the name of the court.' }).waitFor();
    await page
      .getByRole('link', { name: 'Choose the document of the court, or take a photo of it.' })
      .waitFor();
    await expectNoAxeViolations(page);
    // And then with the document
    await page.getByLabel('Name of the court').fill('Gasabo Intermediate Court');
    await page.getByLabel('Number of the decision').fill('RCF 00123/2026');
    await page.getByLabel('Day of the decision').fill('2026-10-02');
    await page.locator('main input[type="file"]:not([capture])').setInputFiles(document);
    await page.getByRole('button', { name: 'Send it to be checked' }).click();
    // Then she sees that it is looked at
    await page.getByText('A coordinator checks the document of the court.').waitFor();
    await expectNoAxeViolations(page);
    // When the coordinator confirms it
    const admin = await openPage({ viewport: { width: 1280, height: 800 } });
    await signIn(admin, 'admin@hafi.test');
    await admin.goto('/admin/people?tab=representatives');
    const name = `Solange ${lastName}`;
    await admin.getByRole('link', { name: `The document (${name})` }).waitFor();
    await expectNoAxeViolations(admin);
    await admin.getByRole('button', { name: `Confirm (${name})` }).click();
    const question = admin.getByRole('alertdialog');
    await expectNoAxeViolations(admin);
    await question.getByRole('button', { name: 'Yes, the document was checked' }).click();
    await admin.getByText(`${name} is a legal representative now.`).waitFor();
    // Then she decides, and her open screen says so
    await page.getByText(`You are the legal representative of ${firstName}`).waitFor();
    await page.getByRole('link', { name: 'My document' }).waitFor();
    // When the court has ended it
    await admin.getByRole('button', { name: `End it (${name})` }).click();
    await question.getByRole('button', { name: 'End it' }).click();
    await question.getByText('Write the reason: the person reads it.').first().waitFor();
    await question.getByLabel('Reason').fill('Ended by the court on 20 November.');
    await question.getByRole('button', { name: 'End it' }).click();
    await admin.getByText(`${name} is no longer a legal representative.`).waitFor();
    // Then she reads why, and the document is no longer kept
    await page.getByText('Reason: Ended by the court on 20 November.').waitFor();
    await page.getByRole('link', { name: 'My document' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'A court has named me' }).waitFor();
  });

  test('withdraws a claim, and reads why another was refused', async ({ openPage }) => {
    const page = await openPage();
    const lastName = inventName('Iribagiza');
    const { email, password } = await signUp(page, { role: 'FAMILY', lastName });
    await signIn(page, email, password);
    const { id } = await registerElder(page);
    const claim = async () => {
      await page.getByRole('button', { name: 'A court has named me' }).click();
      await page.getByLabel('Name of the court').fill('Huye Intermediate Court');
      await page.getByLabel('Number of the decision').fill('RCF 7/2026');
      await page.getByLabel('Day of the decision').fill('2026-10-02');
      await page.locator('main input[type="file"]:not([capture])').setInputFiles(document);
      await page.getByRole('button', { name: 'Send it to be checked' }).click();
      await page.getByText('A coordinator checks the document of the court.').waitFor();
    };
    await page.goto(`/circle?elder=${id}`);
    await claim();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await page.getByText('Has a court named you').waitFor();
    await claim();
    const admin = await openPage();
    await signIn(admin, 'admin@hafi.test');
    await admin.goto('/admin/people?tab=representatives');
    await admin.getByRole('button', { name: `Refuse (Solange ${lastName})` }).click();
    const question = admin.getByRole('alertdialog');
    await question.getByLabel('Reason').fill('The seal is missing.');
    await question.getByRole('button', { name: 'Refuse' }).click();
    await page.getByText('Reason: The seal is missing.').waitFor();
  });
});
