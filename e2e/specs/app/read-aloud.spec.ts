// @module-tag release
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { type App, startApp } from '../../fixtures/app.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { recordClips } from '../../fixtures/clips.ts';
import { quiet } from '../../fixtures/quiet.ts';
import { untilHydrated } from '../../fixtures/until-hydrated.ts';
import { usePage } from '../../fixtures/use-page.ts';

/** A fake English voice: records what it is told to say, and ends a block when told. */
async function giveVoice(page: Page) {
  await page.addInitScript(() => {
    const said: string[] = [];
    let current: { text: string; onend?: () => void } | null = null;
    const voices = [{ lang: 'en-GB', localService: true, default: true, name: 'a', voiceURI: 'a' }];
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak: (utterance: { text: string }) => {
        current = utterance;
        said.push(utterance.text);
      },
      cancel: () => {
        current = null;
      },
    });
    class Utterance {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      received: () => said,
      endOfSpeech: () => current?.onend?.(),
      speaks: () => current !== null,
    });
  });
}

const run = <T>(page: Page, name: string): Promise<T> =>
  page.evaluate((it) => (window as unknown as Record<string, () => T>)[it]?.() as T, name);
const reading = (page: Page) => page.locator('[data-reading]');

describe('Read aloud, with a voice', () => {
  test('reads the page block by block, highlights each, and stops with the page', async ({
    openPage,
  }) => {
    // Given a device with an English voice
    const page = await openPage();
    await giveVoice(page);
    await page.goto('/emergency');
    // When somebody presses Listen
    await page.getByRole('button', { name: 'Listen' }).click();
    // Then the title is said and marked
    await expect.poll(() => run<string[]>(page, 'heard')).toEqual(['Emergency Center']);
    await expect.poll(() => reading(page).textContent()).toBe('Emergency Center');
    await expectNoAxeViolations(page);
    // And then the next part
    await run(page, 'endOfSpeech');
    await expect.poll(() => reading(page).textContent()).toContain('In danger now?');
    // It waits, goes on with the same part, and changes its speed
    const player = page.getByRole('region', { name: 'Read aloud' });
    await player.getByRole('button', { name: 'Pause' }).click();
    expect(await run(page, 'speaks')).toBe(false);
    await player.getByRole('button', { name: 'Go on' }).press('Enter');
    expect((await run<string[]>(page, 'heard')).at(-1)).toContain('In danger now?');
    await player.getByRole('button', { name: 'Speed 1×' }).click();
    await player.getByRole('button', { name: 'Speed 1.25×' }).waitFor();
    // Another page ends it
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Help & Support' }).waitFor();
    await player.waitFor({ state: 'detached' });
    expect(await run(page, 'speaks')).toBe(false);
    expect(await reading(page).count()).toBe(0);
    // Escape ends it too
    await page.getByRole('button', { name: 'Listen' }).click();
    await player.getByRole('button', { name: 'Stop' }).focus();
    await page.keyboard.press('Escape');
    await player.waitFor({ state: 'detached' });
  });

  test('is not offered in a language without a voice on the device', async ({ openPage }) => {
    const page = await openPage({ locale: 'rw' });
    await giveVoice(page);
    await page.goto('/emergency');
    await untilHydrated(page);
    await usePage(page);
    await quiet(page);
    expect(await page.getByRole('button', { name: 'Kumva' }).count()).toBe(0);
  });
});

describe('Read aloud, with recorded clips', () => {
  test('plays those that exist, in order, and skips the rest', async ({
    openPage,
    onTestFinished,
  }) => {
    // Given an operator who recorded two parts of the emergency page, and one that is no sound
    const clips = recordClips({ 'emergency-title': 1, 'emergency-112': 60 });
    onTestFinished(clips.remove);
    writeFileSync(join(clips.folder, 'rw', 'emergency-912.mp3'), 'no sound');
    const app: App = await startApp({ CLIPS_DIR: clips.folder }, inject('seeded'));
    onTestFinished(app.stop);
    const page = await openPage({ at: app.baseUrl, locale: 'rw' });
    await page.addInitScript(() => {
      const notified: string[] = [];
      const { play } = HTMLMediaElement.prototype;
      HTMLMediaElement.prototype.play = function () {
        for (const event of ['playing', 'ended', 'pause']) {
          this.addEventListener(event, () => {
            const file = new URL(this.src || location.href).pathname.split('/').at(-1);
            notified.push(`${event} ${file}`);
          });
        }
        return play.call(this);
      };
      Object.assign(window, { told: () => notified });
    });
    await page.goto('/emergency');
    // When somebody presses Listen, on a device without any voice
    await page.getByRole('button', { name: 'Kumva' }).click();
    // Then the clips play one after the other
    await expect
      .poll(() => run<string[]>(page, 'told'), { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['ended emergency-title.mp3', 'playing emergency-112.mp3']));
    await expect.poll(() => reading(page).getAttribute('data-clip')).toBe('emergency-112');
    // And wait when told to
    await page.getByRole('button', { name: 'Muhagarike gato' }).click();
    await expect.poll(() => run<string[]>(page, 'told')).toContain('pause emergency-112.mp3');
    await page.getByRole('button', { name: 'Mukomeze' }).click();
    // A page without clips has nothing to say
    await page.goto('/privacy');
    await untilHydrated(page);
    await usePage(page);
    await quiet(page);
    expect(await page.getByRole('button', { name: 'Kumva' }).count()).toBe(0);
  });
});
