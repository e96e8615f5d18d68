// @module-tag offline
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../../fixtures/browser.ts';
import { todayIsKept } from '../../fixtures/kept-files.ts';
import { post, read } from '../../fixtures/people/ask-server.ts';
import { motherAndDaughter } from '../../fixtures/people/mother-and-daughter.ts';

const expectedProblems = [
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|dynamically imported|preload/,
];
const phone = { viewport: { width: 360, height: 740 } };
const timeout = { timeout: 120_000 };

const lines = (page: Page) => page.locator('main ol > li[id]');
// With its capital: "two" is also in the network that a message waits for.
const line = (page: Page, text: string) => lines(page).filter({ hasText: new RegExp(text) });

async function write(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Type a message...').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

interface Sent {
  readonly content: string;
  readonly writtenAt: string | null;
}

describe('What is written without network', () => {
  test(
    'waits in the conversation across a reload, and arrives once and in order',
    timeout,
    async ({ openPage }) => {
      // Given a mother on a phone that holds the app, and a conversation with her daughter
      const visitor = { ...phone, serviceWorkers: 'allow', expectedProblems } as const;
      const { daughter, daughterId, mother } = await motherAndDaughter(openPage, {
        mother: visitor,
      });
      const { data } = await post(mother, '/api/conversations', { personId: daughterId });
      const id: string = data.id ?? '';
      await post(daughter, `/api/conversations/${id}/messages`, {
        id: crypto.randomUUID(),
        kind: 'text',
        content: 'Muraho Mama',
      });
      await mother.goto(`/chat/${id}`);
      await line(mother, 'Muraho Mama').waitFor();
      await todayIsKept(mother);
      // When she writes where there is no network
      await mother.context().setOffline(true);
      await write(mother, 'One');
      await write(mother, 'Two');
      await line(mother, 'Two').getByText('Waits for the network').waitFor();
      // And opens the app again, still without
      await mother.reload();
      // Then what was said before and what she wrote is there, and waits
      await line(mother, 'Muraho Mama').waitFor();
      await line(mother, 'One').getByText('Waits for the network').waitFor();
      await mother.getByText(/No internet: from \d\d:\d\d/).waitFor();
      await write(mother, 'Three');
      await line(mother, 'Three').waitFor();
      // When the network is back
      await mother.context().setOffline(false);
      // Then the daughter has each once, in the order in which they were written
      const sent = async () =>
        (await read<Sent[]>(daughter, `/api/conversations/${id}/messages`))
          .map(({ content }) => content)
          .reverse();
      await expect.poll(sent, { timeout: 30_000 }).toEqual(['Muraho Mama', 'One', 'Two', 'Three']);
      // And the mother sees each once, sent
      await line(mother, 'Three')
        .getByText(/Sent|Delivered|Read/)
        .waitFor();
      await expect.poll(() => lines(mother).count()).toBe(4);
      expect(await mother.getByText('Waits for the network').count()).toBe(0);
    },
  );

  test('may be withdrawn before it is sent', timeout, async ({ openPage }) => {
    const { daughterId, mother } = await motherAndDaughter(openPage, {
      mother: { ...phone, expectedProblems },
    });
    const { data } = await post(mother, '/api/conversations', { personId: daughterId });
    await mother.goto(`/chat/${data.id}`);
    await mother.getByText('Start a conversation').waitFor();
    await mother.context().setOffline(true);
    await write(mother, 'Said in anger');
    await line(mother, 'Said in anger').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => lines(mother).count()).toBe(0);
    await mother.context().setOffline(false);
    await write(mother, 'Said calmly');
    await line(mother, 'Said calmly').getByText('Sent').waitFor();
    const all = await read<Sent[]>(mother, `/api/conversations/${data.id}/messages`);
    expect(all.map(({ content }) => content)).toEqual(['Said calmly']);
  });
});
