// @module-tag people
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DEMO_PASSWORD, signIn } from '../../fixtures/accounts.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { confirmItIsYou, inventPerson, signUp } from '../../fixtures/new-person.ts';
import { readMessage } from '../../fixtures/outbox.ts';

const phone = { viewport: { width: 360, height: 740 } };

/** A new person, signed in on a screen of their own. */
async function newcomer(openPage: OpenPage, role: string, lastName: string): Promise<Page> {
  const page = await openPage(phone);
  const { email, password } = await signUp(page, { role, lastName });
  await signIn(page, email, password);
  return page;
}

/**
 * Fills in the invitation of a child who may see the elder's health, up to the choice of delivery.
 */
async function beginInvitation(elder: Page): Promise<void> {
  await elder.goto('/circle');
  await elder.getByRole('button', { name: 'Invite somebody' }).click();
  await elder.getByLabel('How is this person related to you?').selectOption('child');
  await elder.getByRole('button', { name: 'Next: how it gets there' }).click();
}

describe('The people around an elder', () => {
  test('join by a code, are changed and removed, on open screens', async ({ openPage }) => {
    // Given an elder, and her daughter on the phone with her
    const elder = await newcomer(openPage, 'PATIENT', 'Mukamana');
    const daughter = await newcomer(openPage, 'FAMILY', 'Keza');
    // When the elder makes a code
    await beginInvitation(elder);
    await elder.getByText('By a code').click();
    await elder.getByRole('button', { name: 'Next: look it over' }).click();
    await elder.getByRole('button', { name: 'I agree, invite' }).click();
    await confirmItIsYou(elder);
    await elder.getByText('The code is ready').waitFor();
    const digits = await elder.getByText(/^\d{3} \d{3}$/).textContent();
    // And the daughter types it
    await daughter.goto('/circle');
    await daughter.getByText('You are in no circle yet').waitFor();
    await daughter.getByLabel('Code of the invitation').fill(digits ?? '');
    await daughter.getByRole('button', { name: 'See the invitation' }).click();
    await daughter.getByText('Solange Mukamana would like to have you near.').waitFor();
    await daughter.getByText('You are invited as: Son or daughter').waitFor();
    await daughter.getByRole('button', { name: 'Yes, I am there' }).click();
    await daughter.getByRole('link', { name: 'See the circle' }).click();
    await daughter.getByRole('heading', { name: 'Circle of Solange Mukamana' }).waitFor();
    // Then she stands among the elder's people, who did not reload
    await elder.getByRole('heading', { name: 'Solange Keza' }).waitFor();
    await expect.poll(() => elder.getByText('Open invitations').count()).toBe(0);
    // When the elder lets her book appointments too
    await elder.getByRole('button', { name: 'What may Solange see?' }).click();
    await elder.getByRole('switch', { name: 'Books and moves visits' }).check();
    await elder.getByRole('button', { name: 'I agree, save' }).click();
    await elder.locator(':focus', { hasText: 'What Solange Keza may do is saved.' }).waitFor();
    // Then the daughter's open screen shows it
    await daughter.getByRole('button', { name: 'What may you see?' }).click();
    await daughter.getByText('Books and moves visits to the doctor').waitFor();
    // When the elder takes her out
    await elder.getByRole('button', { name: 'What may Solange see?' }).click();
    await elder.getByRole('button', { name: 'Take out Solange Keza' }).click();
    await elder.getByRole('button', { name: 'Take out', exact: true }).last().click();
    const said = { hasText: 'Solange Keza was taken out of the circle.' };
    await elder.locator(':focus', said).waitFor();
    // Then the daughter's open screen is empty at once, and both are in the log
    await daughter.getByText('You cannot see this person now').waitFor();
    await elder.goto('/circle?tab=agreed');
    await elder.getByText('Solange Keza was taken out of the circle').waitFor();
    await elder.getByText('Solange Keza came into the circle').waitFor();
  });

  test('join by a link, with a new account', async ({ openPage }) => {
    // Given an elder who invites by e-mail
    const elder = await newcomer(openPage, 'PATIENT', 'Nyirabageni');
    const { email, password } = inventPerson();
    await beginInvitation(elder);
    await elder.getByText('By e-mail', { exact: true }).click();
    await elder.getByLabel('E-mail of this person').fill(email);
    await elder.getByRole('button', { name: 'Next: look it over' }).click();
    await elder.getByRole('button', { name: 'I agree, invite' }).click();
    await confirmItIsYou(elder);
    await elder.getByText(`The invitation to ${email} is on its way.`).waitFor();
    // When the link is opened by somebody without an account
    const mail = await readMessage(email, 'would like to have you near');
    const link = new URL(/https?:\S+/.exec(mail)?.[0] ?? '');
    const son = await openPage(phone);
    await son.goto(link.pathname + link.search);
    await son.getByText(/would like to have you near/).waitFor();
    await son.getByRole('link', { name: 'Open an account and answer' }).click();
    await son.getByLabel('First name').fill('Eric');
    await son.getByLabel('Last name').fill('Mugisha');
    await son.getByLabel('Email').fill(email);
    await son.getByLabel('Phone number').fill('078 812 3457');
    await son.getByLabel('Password', { exact: true }).fill(password);
    await son.getByLabel('Confirm password').fill(password);
    await son.getByText('I am family').click();
    await son.getByLabel('District').selectOption('Gasabo');
    await son.getByRole('button', { name: 'Open my account' }).click();
    // Then he is signed in, and the invitation waits where it was
    await son.getByRole('button', { name: 'Yes, I am there' }).click();
    await son.getByText('You are in the circle of Solange Nyirabageni.').waitFor();
    // And the link is used up
    await son.goto(link.pathname + link.search);
    await son.getByText('This invitation is no longer good').waitFor();
  });

  test('have their accesses shown, and their consents withdrawn', async ({ openPage }) => {
    // Given a caregiver who writes down what the elder said
    const caregiver = await openPage();
    await signIn(caregiver, 'caregiver@hafi.test');
    await caregiver.goto('/circle');
    await caregiver.getByRole('link', { name: 'Circle Espérance Mukamana' }).click();
    await caregiver.getByRole('button', { name: 'Write down a spoken yes' }).click();
    await caregiver.getByLabel('For whom?').selectOption({ label: 'Patrick Niyonzima' });
    await caregiver.getByRole('switch', { name: 'Sees readings, medicines' }).check();
    await caregiver.getByLabel('First and last name of the witness').fill('Vestine Uwera');
    await caregiver.getByLabel('How to find the witness').fill('neighbour');
    await caregiver.getByLabel(/^I read these words aloud in /).check();
    await caregiver.getByRole('button', { name: 'Espérance said yes' }).click();
    await confirmItIsYou(caregiver, DEMO_PASSWORD);
    await caregiver
      .getByText('The yes of Espérance for Patrick Niyonzima is written down.')
      .waitFor();
    // When the elder reads what was agreed
    const elder = await openPage();
    await signIn(elder, 'elder@hafi.test');
    await elder.goto('/circle?tab=agreed');
    await elder.getByText('Said aloud before Vestine Uwera').waitFor();
    // Then one press takes it back
    await elder.getByRole('button', { name: 'Take this yes back' }).click();
    await elder.getByText('The yes for Patrick Niyonzima is taken back.').waitFor();
    await elder.getByText('Something was taken back from Patrick Niyonzima').waitFor();
    // And who looked stands in plain words
    await elder.goto('/circle?tab=access-log');
    await elder.getByText('Claudine Uwase looked at the readings').first().waitFor();
    await elder.getByText('Complete: nothing was changed or left out').waitFor();
  });
});
