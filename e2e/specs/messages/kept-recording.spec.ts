// @module-tag media
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { post, read } from '../../fixtures/people/ask-server.ts';
import { motherAndDaughter } from '../../fixtures/people/mother-and-daughter.ts';
import { quiet } from '../../fixtures/quiet.ts';

const phone = { viewport: { width: 360, height: 740 } };
const timeout = { timeout: 180_000 };

interface Sent {
  readonly id: string;
  readonly kind: string;
  readonly voice: { readonly seconds: number } | null;
}

const sentIn = (page: Page, id: string) => read<Sent[]>(page, `/api/conversations/${id}/messages`);
const unsent = (page: Page) => page.getByText('You recorded this and did not send it.');
const own = (page: Page) => page.getByRole('group', { name: 'Your recording' });
const speak = (page: Page) => page.getByRole('button', { name: 'Speak' });

/** Speaks for so many seconds. */
async function record(page: Page, seconds: number): Promise<void> {
  await speak(page).click();
  await page.getByText(`Recording 0:0${seconds} of 5:00`).waitFor();
}

/** How loud a recording is that the server has: the root of the mean square of its samples. */
const received = (page: Page, id: string) =>
  page.evaluate(async (messageId) => {
    const bytes = await (await fetch(`/api/messages/${messageId}/file`)).arrayBuffer();
    const { duration, ...sound } = await new AudioContext().decodeAudioData(bytes).then((all) => ({
      duration: all.duration,
      samples: all.getChannelData(0),
    }));
    let sum = 0;
    for (const sample of sound.samples) sum += sample * sample;
    return { duration, loudness: Math.sqrt(sum / sound.samples.length) };
  }, id);

describe('What was recorded and not sent', () => {
  test.for(['audio/webm', 'audio/mp4'])(
    'as %s is kept when the page is left or reloaded, and sent once',
    timeout,
    async (type, { openPage }) => {
      // Given a mother who speaks on her phone
      const { daughter, daughterId, mother } = await motherAndDaughter(openPage, { mother: phone });
      await mother.addInitScript((only) => {
        const known = MediaRecorder.isTypeSupported.bind(MediaRecorder);
        MediaRecorder.isTypeSupported = (kind) => kind.startsWith(only) && known(kind);
      }, type);
      const { data } = await post(mother, '/api/conversations', { personId: daughterId });
      const id: string = data.id ?? '';
      await mother.goto(`/chat/${id}`);
      await record(mother, 2);
      // When she goes back in the middle of it, and comes again
      await mother.getByRole('link', { name: 'Back to: Messages' }).click();
      await mother.waitForURL(/\/chat$/);
      // The address changes before the screen does.
      await mother.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
      await mother.goBack();
      // Then it stands there, not sent, and can be heard
      await unsent(mother).waitFor();
      await own(mother).getByRole('button', { name: 'Play' }).click();
      await own(mother).getByRole('button', { name: 'Pause' }).waitFor();
      await expectNoAxeViolations(mother);
      // When she records it again, and the page is loaded again before she has stopped
      await mother.getByRole('button', { name: 'Record again' }).click();
      await mother.getByText('Recording 0:04 of 5:00').waitFor();
      await mother.reload();
      await unsent(mother).waitFor();
      // Then it is there to its last second
      await own(mother).getByRole('button', { name: 'Play' }).click();
      await own(mother).getByRole('button', { name: 'Pause' }).waitFor();
      expect(await sentIn(daughter, id)).toEqual([]);
      // And what she sends is one message, which is heard
      await mother.getByRole('button', { name: 'Send voice note' }).click();
      await unsent(mother).waitFor({ state: 'detached' });
      await expect.poll(() => sentIn(daughter, id)).toHaveLength(1);
      const [message] = await sentIn(daughter, id);
      expect(message?.kind).toBe('voice');
      await daughter.goto(`/chat/${id}`);
      const { duration, loudness } = await received(daughter, message?.id ?? '');
      expect(duration).toBeGreaterThan(2.5);
      expect(duration).toBeLessThan(8);
      expect(loudness).toBeGreaterThan(0.01);
      // And nothing is left of it
      await mother.reload();
      await speak(mother).waitFor();
      expect(await unsent(mother).count()).toBe(0);
    },
  );

  test(
    'can be made and sent without network: it waits in the conversation',
    timeout,
    async ({ openPage }) => {
      // Given a mother who has opened the conversation, and has never spoken in it
      const { daughter, daughterId, mother } = await motherAndDaughter(openPage, {
        mother: { ...phone, expectedProblems: [/ERR_INTERNET_DISCONNECTED/] },
      });
      const { data } = await post(mother, '/api/conversations', { personId: daughterId });
      const id: string = data.id ?? '';
      await mother.goto(`/chat/${id}`);
      await speak(mother).waitFor();
      await quiet(mother);
      // When the network is gone, and she speaks and sends
      await mother.context().setOffline(true);
      await record(mother, 1);
      await mother.getByRole('button', { name: 'Stop' }).click();
      await mother.getByRole('button', { name: 'Send voice note' }).click();
      // Then it stands in the conversation, and waits
      await mother.getByText('Waits for the network').first().waitFor();
      await speak(mother).waitFor();
      await mother.context().setOffline(false);
      await expect.poll(() => sentIn(daughter, id), { timeout: 30_000 }).toHaveLength(1);
    },
  );

  test('is deleted by its button, and by signing out', timeout, async ({ openPage }) => {
    const { daughter, daughterAccount, motherId } = await motherAndDaughter(openPage);
    const { data } = await post(daughter, '/api/conversations', { personId: motherId });
    const talk = `/chat/${data.id ?? ''}`;
    await daughter.goto(talk);
    await record(daughter, 1);
    await daughter.getByRole('button', { name: 'Stop' }).click();
    await daughter.getByRole('button', { name: 'Delete the recording' }).click();
    await speak(daughter).waitFor();
    await daughter.reload();
    await speak(daughter).waitFor();
    expect(await unsent(daughter).count()).toBe(0);
    // When she leaves one, and signs out
    await record(daughter, 1);
    await daughter.getByRole('button', { name: 'Stop' }).click();
    await own(daughter).waitFor();
    await daughter.goto('/settings');
    await daughter.getByRole('button', { name: 'More' }).click();
    await daughter.getByRole('button', { name: 'Logout' }).click();
    await daughter.getByRole('button', { name: 'Log out and lose it' }).click();
    await daughter.waitForURL((url) => url.pathname === '/');
    // Then nothing of it is on the device
    const left = () =>
      daughter.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    await expect.poll(left).not.toContain('hafi-recordings');
    await signIn(daughter, daughterAccount.email, daughterAccount.password);
    await daughter.goto(talk);
    await speak(daughter).waitFor();
    expect(await unsent(daughter).count()).toBe(0);
  });
});
