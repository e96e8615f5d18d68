// @module-tag media
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { read } from '../../fixtures/people/ask-server.ts';
import { motherAndDaughter } from '../../fixtures/people/mother-and-daughter.ts';

const phone = { viewport: { width: 360, height: 740 } };
const timeout = { timeout: 180_000 };

/** How many seconds a player has played, once it plays. */
const playedIn = (page: Page, name: string) =>
  page.getByLabel(name).evaluate(async (player: HTMLAudioElement) => {
    await player.play();
    while (player.currentTime === 0 && !player.error) {
      await new Promise((next) => setTimeout(next, 50));
    }
    return player.currentTime;
  });

/** How loud it is: the root of the mean square of its samples. */
const loudnessOf = (page: Page, name: string) =>
  page.getByLabel(name).evaluate(async (player: HTMLAudioElement) => {
    const bytes = await (await fetch(player.src)).arrayBuffer();
    const samples = (await new AudioContext().decodeAudioData(bytes)).getChannelData(0);
    let sum = 0;
    for (const sample of samples) sum += sample * sample;
    return Math.sqrt(sum / samples.length);
  });

describe('What an elder says with her check-in', () => {
  test(
    'mood and voice reach the daughter, who plays it, and go when it is deleted',
    timeout,
    async ({ openPage }) => {
      // Given a mother on a phone, and her daughter who reads how she is
      const given = await motherAndDaughter(openPage, { mother: phone });
      const { daughter, mother, motherId, motherName } = given;
      await daughter.goto('/family-dashboard');
      await mother.goto('/dashboard');
      // When she checks in, and says how she feels
      await mother.getByRole('button', { name: 'Meze neza' }).click();
      await mother.getByRole('heading', { name: /^Thank you/ }).waitFor();
      await mother.getByRole('button', { name: 'How do you feel?' }).click();
      await mother.getByRole('button', { name: 'So-so' }).click();
      // And speaks: she hears it first, and throws the first one away
      const speak = mother.getByRole('button', { name: 'Say something to your people' });
      await speak.click();
      await mother.getByText('Recording: 1 of 60 seconds').waitFor();
      await expectNoAxeViolations(mother);
      await mother.getByRole('button', { name: 'Stop recording' }).click();
      await mother.getByRole('button', { name: 'Do not send' }).click();
      await speak.click();
      await mother.getByText('Recording: 3 of 60 seconds').waitFor();
      await mother.getByRole('button', { name: 'Stop recording' }).click();
      expect(await playedIn(mother, 'Your recording')).toBeGreaterThan(0);
      // Then nobody has it before she sends it
      const label = `Voice note of ${motherName}`;
      expect(await daughter.getByLabel(label).count()).toBe(0);
      await mother.getByRole('button', { name: 'Send to your people' }).click();
      await mother.getByText('It is sent to your people.').waitFor();
      await expectNoAxeViolations(mother);
      // And the daughter hears it without a reload, and it is not silent; and sees the mood
      await daughter.getByLabel(label).waitFor();
      expect(await playedIn(daughter, label)).toBeGreaterThan(0);
      expect(await loudnessOf(daughter, label)).toBeGreaterThan(0.01);
      await daughter
        .getByText(/says: so-so/)
        .first()
        .waitFor();
      await expectNoAxeViolations(daughter);
      // When the mother deletes it
      const [glance] = await read<{ checkIn: { note: { id: string } } }[]>(
        daughter,
        '/api/glances',
      );
      await mother.getByRole('button', { name: 'Delete the recording' }).click();
      await mother.getByText('The recording is deleted.').waitFor();
      // Then it is gone from the daughter's screen, and from the server
      await daughter.getByLabel(label).waitFor({ state: 'detached' });
      const path = `/api/elders/${motherId}/voice-notes/${glance?.checkIn.note.id}`;
      expect((await daughter.context().request.get(path)).status()).toBe(404);
    },
  );
});
