// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { pageFaults } from '../../fixtures/page-check.ts';
import { post } from '../../fixtures/people/ask-server.ts';
import { motherAndDaughter } from '../../fixtures/people/mother-and-daughter.ts';

const line = (page: Page, text: string) =>
  page.locator('main ol > li[id]').filter({ hasText: text }).last();

async function write(page: Page, text: string): Promise<void> {
  const field = page.getByPlaceholder('Type a message...');
  await field.fill(text);
  await field.press('Enter');
}

describe('Messages', () => {
  test('of a circle are read by all of it, and by nobody who is taken out', async ({
    openPage,
  }) => {
    // Given an elder who begins the conversation of her circle by the button for a new one
    const { daughter, daughterId, daughterName, mother, motherId } =
      await motherAndDaughter(openPage);
    await mother.goto('/chat');
    await mother.getByText('No conversations yet').waitFor();
    await mother.getByRole('button', { name: 'New', exact: true }).click();
    const dialog = mother.getByRole('dialog', { name: 'Start New Conversation' });
    await dialog.getByText(daughterName).waitFor();
    await dialog.getByText('Write to Hafi').waitFor();
    await expectNoAxeViolations(mother);
    await dialog.getByRole('button', { name: /My circle/ }).click();
    await mother.getByRole('heading', { level: 1, name: 'My circle' }).waitFor();
    await mother.getByText('2 people').waitFor();
    await write(mother, 'I have new glasses');
    // Then her daughter reads it, under the name of the elder
    await daughter.goto('/chat');
    await daughter.getByRole('link', { name: /Around Chantal.*I have new glasses/ }).click();
    await line(daughter, 'I have new glasses').waitFor();
    await line(mother, 'I have new glasses').getByText('Read').waitFor();
    // When the elder takes her out of the circle
    const removed = await mother.request.delete(
      `/api/elders/${motherId}/circle/members/${daughterId}`,
    );
    expect(removed.ok(), await removed.text()).toBe(true);
    // Then the conversation is gone from the daughter's open screen at once
    await daughter.getByText('This conversation is not open to you').waitFor();
    await expect.poll(() => daughter.getByRole('link', { name: /Around Chantal/ }).count()).toBe(0);
    expect(await daughter.getByText('I have new glasses').count()).toBe(0);
  });

  test('stop with a block, which the other is not told of', async ({ openPage }) => {
    const { daughter, daughterId, mother } = await motherAndDaughter(openPage);
    const { data } = await post(mother, '/api/conversations', { personId: daughterId });
    for (const page of [mother, daughter]) {
      await page.goto(`/chat/${data.id}`);
      await page.getByPlaceholder('Type a message...').waitFor();
    }
    await write(daughter, 'Send me money');
    await line(mother, 'Send me money').waitFor();
    // When the mother reports it and blocks her
    await line(mother, 'Send me money')
      .getByRole('button', { name: 'What to do with this message' })
      .click();
    await mother.getByRole('button', { name: 'Report' }).click();
    await mother.getByLabel('It wants money or a code from me').check();
    await expectNoAxeViolations(mother);
    await mother
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Report', exact: true })
      .click();
    await mother.getByText('Thank you. A coordinator looks at this message.').waitFor();
    await mother.locator('header summary', { hasText: 'More' }).click();
    await mother.getByRole('button', { name: 'Block this person' }).click();
    await mother
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Block this person' })
      .click();
    // Then neither can write, and each reads why
    await mother.getByText('You have blocked Claudine').waitFor();
    await daughter.getByText('You cannot write to each other here any more').waitFor();
    expect(await daughter.getByText('You have blocked').count()).toBe(0);
    await line(daughter, 'Send me money').waitFor();
    // When she ends the block
    await mother.getByRole('main').getByRole('button', { name: 'End the block' }).last().click();
    await daughter.getByPlaceholder('Type a message...').waitFor();
    await write(daughter, 'I am sorry');
    await line(mother, 'I am sorry').waitFor();
  });

  test('are found, and the press leads to their place', async ({ openPage }) => {
    const { daughter, daughterId, mother } = await motherAndDaughter(openPage);
    const { data } = await post(mother, '/api/conversations', { personId: daughterId });
    const say = (content: string) =>
      post(mother, `/api/conversations/${data.id}/messages`, {
        id: crypto.randomUUID(),
        kind: 'text',
        content,
      });
    await say('The key lies under the flower pot');
    for (let count = 1; count <= 60; count += 1) await say(`We speak of the harvest, ${count}`);
    await daughter.goto(`/chat/${data.id}`);
    await line(daughter, 'We speak of the harvest, 60').waitFor();
    // The newest is in view, and the oldest is not even loaded.
    expect(await line(daughter, 'The key lies').count()).toBe(0);
    await daughter.locator('header summary', { hasText: 'More' }).click();
    await daughter.getByRole('button', { name: 'Search in this conversation' }).click();
    await daughter.getByLabel('Words in the messages').fill('flower key');
    await daughter
      .getByRole('dialog')
      .getByRole('button', { name: /The key lies/ })
      .click();
    const found = line(daughter, 'The key lies');
    await found.waitFor();
    await expect.poll(() => found.evaluate((each) => each === document.activeElement)).toBe(true);
    const box = await found.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(800);
    // A message that comes meanwhile does not take the reader away.
    await say('And now?');
    await daughter.getByRole('button', { name: '1 new message' }).click();
    await line(daughter, 'And now?').waitFor();
  });

  for (const locale of ['en', 'rw', 'fr'] as const) {
    test(`are not cut at 320 px with the largest text, ${locale}`, async ({ openPage }) => {
      const visitor = { viewport: { width: 320, height: 640 }, locale };
      const { daughterId, mother } = await motherAndDaughter(openPage, { mother: visitor });
      const { data } = await post(mother, '/api/conversations', { personId: daughterId });
      const sent = { id: crypto.randomUUID(), kind: 'text', content: 'Mwaramutse neza <b>b</b>' };
      await post(mother, `/api/conversations/${data.id}/messages`, sent);
      for (const path of ['/chat', `/chat/${data.id}`]) {
        await mother.goto(path);
        await mother.getByText('Mwaramutse neza').last().waitFor();
        await mother.evaluate(() => {
          document.documentElement.dataset.text = 'largest';
        });
        expect(await pageFaults(mother, { locale }), path).toEqual([]);
      }
      // And there is room for a message, with the button to speak below it
      const room = () =>
        mother.evaluate(() => {
          const field = document.querySelector('main textarea')?.closest('form');
          const keys = [...(field?.querySelectorAll('button') ?? [])];
          return {
            below: (keys.at(-1)?.getBoundingClientRect().bottom ?? 9999) - innerHeight,
            high: document.querySelector('main ol')?.parentElement?.clientHeight ?? 0,
          };
        });
      await expect.poll(async () => (await room()).below).toBeLessThanOrEqual(0);
      expect((await room()).high).toBeGreaterThanOrEqual(100);
    });
  }
});
