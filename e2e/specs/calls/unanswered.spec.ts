// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { family, ringing, speaking } from '../../fixtures/calls/family-call.ts';
import { arrived, prepareToSpeak, untilAudible } from '../../fixtures/calls/speaking.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { post } from '../../fixtures/people/ask-server.ts';
import { joinCircle } from '../../fixtures/people/join-circle.ts';

const minute = 60_000;

describe('A call of two', () => {
  test('shows pictures where both want it, and none where not', {
    timeout: 2 * minute,
  }, async ({ openPage }) => {
    const { daughter, mother } = await speaking(openPage, { picture: true });
    await untilAudible(daughter);
    await expect.poll(async () => (await arrived(mother)).frames).toBeGreaterThan(5);
    await expect.poll(async () => (await arrived(daughter)).frames).toBeGreaterThan(5);
    await mother.getByRole('button', { name: 'Hide my picture' }).click();
    await expect.poll(() => daughter.locator('main video').count()).toBe(1);
    await mother.getByRole('button', { name: 'Show my picture' }).click();
    await expect.poll(() => daughter.locator('main video').count()).toBe(2);
  });

  test('that is declined says so to who called, and rings no more', async ({ openPage }) => {
    const { conversationId, daughter, mother } = await family(openPage);
    await daughter.goto(`/call/with/${conversationId}`);
    await ringing(mother).waitFor({ timeout: 20_000 });
    await ringing(mother).getByRole('button', { name: 'I cannot now' }).click();
    await ringing(mother).waitFor({ state: 'detached' });
    await daughter.getByRole('heading', { level: 1, name: /cannot speak now/ }).waitFor();
    await daughter.getByRole('link', { name: 'Call again' }).waitFor();
  });

  test('that nobody answers is missed, and the bell and the log say so', {
    timeout: 2 * minute,
  }, async ({ openPage }) => {
    const { conversationId, daughter, mother } = await family(openPage);
    await daughter.goto(`/call/with/${conversationId}`);
    await ringing(mother).waitFor({ timeout: 20_000 });
    await daughter
      .getByRole('heading', { level: 1, name: /did not answer/ })
      .waitFor({ timeout: minute });
    await ringing(mother).waitFor({ state: 'detached' });
    await mother.goto('/notifications');
    await mother.getByText(/called you, and you did not answer/).waitFor();
    await mother.goto('/calls');
    await mother.getByText('Missed call').waitFor();
  });

  test('to somebody who speaks already is busy, and they are not disturbed', async ({
    openPage,
  }) => {
    const { daughter, mother, motherId } = await speaking(openPage);
    await untilAudible(mother);
    const son = await openPage();
    await prepareToSpeak(son);
    const person = await signUp(son, { role: 'FAMILY', firstName: 'Eric' });
    await signIn(son, person.email, person.password);
    await joinCircle(mother, motherId, son, { relation: 'child', permissions: ['messages'] });
    const { data } = await post(son, '/api/conversations', { personId: motherId });
    await son.goto(`/call/with/${data.id}`);
    await son.getByRole('heading', { level: 1, name: /is in another call/ }).waitFor();
    expect(await ringing(mother).count()).toBe(0);
    await untilAudible(daughter);
  });

  test('says what to do where there is no microphone, and whom to phone', async ({ openPage }) => {
    const { conversationId, daughter, mother } = await family(openPage);
    await mother.context().addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await mother.reload();
    await mother.getByRole('heading', { level: 1 }).waitFor();
    await daughter.goto(`/call/with/${conversationId}`);
    await ringing(mother).waitFor({ timeout: 20_000 });
    await ringing(mother).getByRole('button', { name: 'Answer', exact: true }).click();
    await ringing(mother).getByText('Hafi may not use the microphone').waitFor();
    await expectNoAxeViolations(mother);
    // It still rings: nobody was answered by somebody who cannot speak.
    await daughter.getByText('It rings').first().waitFor();
  });

  test('rings with its sound in one of two tabs, and is answered in one', {
    timeout: 2 * minute,
  }, async ({ openPage }) => {
    const { conversationId, daughter, mother } = await family(openPage);
    const tab = await mother.context().newPage();
    for (const page of [mother, tab]) {
      await page.addInitScript(() => {
        const counted = window as unknown as { tones: number };
        counted.tones = 0;
        const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...given) {
          counted.tones += 1;
          return start.apply(this, given);
        };
      });
      await page.goto('/settings');
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Browsers let a page sound once it was touched.
      await page.getByRole('heading', { level: 1 }).click();
    }
    await daughter.goto(`/call/with/${conversationId}`);
    for (const page of [mother, tab]) await ringing(page).waitFor({ timeout: 20_000 });
    const tones = (page: typeof mother) =>
      page.evaluate(() => (window as unknown as { tones: number }).tones);
    await expect.poll(async () => (await tones(mother)) + (await tones(tab))).toBeGreaterThan(3);
    expect(Math.min(await tones(mother), await tones(tab))).toBe(0);
    await ringing(tab).getByRole('button', { name: 'Answer', exact: true }).click();
    await untilAudible(tab);
    await ringing(mother).waitFor({ state: 'detached' });
    expect(await mother.evaluate(() => window.peers.length)).toBe(0);
  });
});
