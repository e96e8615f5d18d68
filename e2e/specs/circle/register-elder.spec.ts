// @module-tag release
import { randomInt } from 'node:crypto';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { test } from '../../fixtures/browser.ts';
import { registerElder } from '../../fixtures/new-elder.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { readCode } from '../../fixtures/outbox.ts';
import { pageFaults } from '../../fixtures/page-check.ts';

describe('An elder without e-mail', () => {
  test('is registered with witnessed consent', { timeout: 120_000 }, async ({ openPage }) => {
    // Given a daughter on a small phone
    const page = await openPage({ viewport: { width: 320, height: 640 } });
    const { email, password } = await signUp(page, { role: 'FAMILY' });
    await signIn(page, email, password);
    await page.goto('/circle');
    await page.getByRole('link', { name: 'Register an elder' }).click();
    await page.getByRole('heading', { level: 1, name: 'Register an elder' }).waitFor();
    // When she sends it without the yes
    await page.getByLabel('First name').fill('Vérène');
    await page.getByLabel('Last name', { exact: true }).fill('Nyirabega');
    await page.getByLabel('Year or day of birth').fill('1948');
    await page.getByLabel('What are you to the elder?').selectOption('child');
    await page.getByLabel('Kinyarwanda').check();
    await page.getByLabel('District').selectOption('Gasabo');
    await page.getByLabel('First and last name of the witness').fill('Jean Bosco');
    await page.getByLabel('How to find the witness').fill('neighbour');
    await page.getByRole('button', { name: 'Register the elder' }).click();
    // Then the yes is asked for
    await page.getByText('Please tick the box once the elder has said yes.').first().waitFor();
    await page
      .getByLabel('I read these words aloud in Kinyarwanda, and the elder said yes.')
      .check();
    await page.getByRole('button', { name: 'Register the elder' }).click();
    // And she keeps the account, and can do what comes next
    await page.getByRole('heading', { level: 1, name: 'Vérène Nyirabega is registered' }).waitFor();
    expect(await pageFaults(page, { locale: 'en' })).toEqual([]);
    await page.getByRole('link', { name: /^The circle/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Circle of Vérène Nyirabega' }).waitFor();
  });

  test('takes over the account with a code', { timeout: 120_000 }, async ({ openPage }) => {
    // Given a daughter who keeps her mother's account, and her mother's new phone
    const page = await openPage({ viewport: { width: 320, height: 640 } });
    const { email, password } = await signUp(page, { role: 'FAMILY' });
    await signIn(page, email, password);
    const { id } = await registerElder(page);
    const phone = `+25078${randomInt(1_000_000, 9_999_999)}`;
    await page.goto(`/elders/${id}/hand-over`);
    await page.getByLabel('Phone number of Vérène').waitFor();
    expect(await pageFaults(page, { locale: 'en' })).toEqual([]);
    // When the code is sent there, read aloud and written
    await page.getByLabel('Phone number of Vérène').fill(phone.replace('+250', '0'));
    await page.getByRole('button', { name: 'Send the code' }).click();
    await page.getByText(`A code is on its way to ${phone}.`).waitFor();
    expect(await pageFaults(page, { locale: 'en' })).toEqual([]);
    const handedOver = await readCode(phone);
    await page.getByLabel('Code', { exact: true }).fill(handedOver);
    await page.getByRole('button', { name: 'Hand the account over' }).click();
    // Then it is the mother's, who signs in with her phone
    await page.getByText("The account is now Vérène's own.").waitFor();
    const mother = await openPage();
    await mother.goto('/login/phone');
    await mother.getByLabel('Phone number').fill(phone);
    await mother.getByRole('button', { name: 'Send me a code' }).click();
    await mother.getByText('an SMS with a code is on its way').waitFor();
    await mother.getByLabel('Code').fill(await readCode(phone, handedOver));
    await mother.getByRole('button', { name: 'Sign In' }).click();
    await mother.waitForURL((url) => url.pathname === '/dashboard');
    await mother.goto('/circle');
    await mother.getByRole('heading', { level: 1, name: 'My people' }).waitFor();
    // And the daughter can hand nothing over any more
    await page.goto(`/elders/${id}/hand-over`);
    await page.getByText('There is nothing to hand over').waitFor();
  });
});
