// @module-tag people
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { post } from '../../fixtures/people/ask-server.ts';
import { motherAndDaughter } from '../../fixtures/people/mother-and-daughter.ts';

const phone = { viewport: { width: 360, height: 740 } };

/** Mother, on a phone, and daughter, on a desk, with a conversation that both have open. */
async function talking(openPage: OpenPage) {
  const two = await motherAndDaughter(openPage, { mother: phone });
  const { daughter, daughterId, mother } = two;
  const { data } = await post(mother, '/api/conversations', { personId: daughterId });
  const { id = '' } = data;
  await mother.goto(`/chat/${id}`);
  await mother.getByRole('heading', { level: 1, name: two.daughterName }).waitFor();
  await daughter.goto(`/chat/${id}`);
  await daughter.getByRole('heading', { level: 1, name: two.motherName }).waitFor();
  return { ...two, id };
}

const field = (page: Page) => page.getByPlaceholder('Type a message...');

/** Writes on a desk: Enter sends. */
async function write(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Writes on a phone, whose button appears with the first letter. */
async function writeOnPhone(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

const line = (page: Page, text: string) =>
  page.locator('main ol > li').filter({ hasText: text }).last();

async function openMenu(page: Page, text: string): Promise<void> {
  await line(page, text).getByRole('button', { name: 'What to do with this message' }).click();
}

describe('Two people who write to each other', () => {
  test('see it at once, with who writes and what was read', async ({ openPage }) => {
    // Given a mother and a daughter who have nothing written yet
    const { daughter, mother } = await talking(openPage);
    await mother.getByText('Start a conversation').waitFor();
    await daughter.locator('header').getByText('online').waitFor();
    // When the mother begins to write, then sends
    await field(mother).pressSequentially('Muraho');
    await daughter.locator('header').getByText('typing...').waitFor();
    await mother.getByRole('button', { name: 'Send' }).click();
    // Then it stands on both screens, and the mother sees that it was read
    await line(daughter, 'Muraho').waitFor();
    await line(mother, 'Muraho').getByText('Read').waitFor();
    expect(await field(mother).inputValue()).toBe('');
    expect(await mother.getByRole('button', { name: 'Send' }).count()).toBe(0);
    // When the daughter answers that very message
    await openMenu(daughter, 'Muraho');
    await daughter.getByRole('button', { name: 'Reply' }).click();
    await write(daughter, 'Mwaramutse Mama');
    // Then the mother sees what is answered, and nothing twice
    await line(mother, 'Mwaramutse Mama').getByText('Muraho').waitFor();
    expect(await mother.locator('main ol > li').filter({ hasText: 'Mwaramutse' }).count()).toBe(1);
    expect(await daughter.locator('main ol > li').filter({ hasText: 'Mwaramutse' }).count()).toBe(
      1,
    );
    await expectNoAxeViolations(mother);
    await expectNoAxeViolations(daughter);
  });

  test('change, delete and answer by a sign, on both screens', async ({ openPage }) => {
    const { daughter, mother } = await talking(openPage);
    await writeOnPhone(mother, 'I come at eigth');
    await line(daughter, 'I come at eigth').waitFor();
    // When the mother corrects it
    await openMenu(mother, 'I come at eigth');
    await mother.getByRole('button', { name: 'Edit' }).click();
    await field(mother).fill('I come at eight');
    await mother.getByRole('button', { name: 'Save' }).click();
    // Then the daughter sees the new text, and that it was edited
    await line(daughter, 'I come at eight').getByText('edited').waitFor();
    await expect.poll(() => daughter.getByText('I come at eigth').count()).toBe(0);
    // When the daughter thanks by a sign
    await openMenu(daughter, 'I come at eight');
    await expectNoAxeViolations(daughter);
    await daughter.getByRole('dialog').getByRole('button', { name: 'Thank you' }).click();
    await line(mother, 'I come at eight').getByRole('button', { name: 'Thank you' }).waitFor();
    // When the mother deletes it
    await openMenu(mother, 'I come at eight');
    await mother.getByRole('button', { name: 'Delete' }).click();
    await mother
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Delete for everybody' })
      .click();
    // Then both see only that a message was deleted
    await line(daughter, 'Message deleted').waitFor();
    await line(mother, 'Message deleted').waitFor();
    await expect.poll(() => daughter.getByText('I come at eight').count()).toBe(0);
  });

  test('are counted in the list and beside Messages while another page is open', async ({
    openPage,
  }) => {
    const { daughter, daughterName, id, mother } = await talking(openPage);
    await mother.goto('/dashboard');
    await mother.getByRole('heading', { level: 1 }).waitFor();
    // Somebody uses the page, so that what is not urgent loads.
    await mother.mouse.wheel(0, 10);
    await write(daughter, 'Are you well?');
    await write(daughter, 'I call you later.');
    const messages = mother.getByRole('link', { name: /^Messages/ });
    await mother.getByRole('link', { name: /Messages.*2.*unread/ }).waitFor();
    await messages.click();
    await mother.getByRole('link', { name: new RegExp(`${daughterName}.*2.*unread`) }).click();
    await line(mother, 'I call you later.').waitFor();
    await mother.waitForURL(`**/chat/${id}`);
    // Read, they count no more; the daughter sees it
    await line(daughter, 'I call you later.').getByText('Read').waitFor();
    await mother.getByRole('link', { name: /Back to.*Messages/ }).click();
    await expect.poll(() => mother.getByRole('link', { name: /unread/ }).count()).toBe(0);
  });
});
