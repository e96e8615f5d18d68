// @module-tag media
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { family, ringing, speaking } from '../../fixtures/calls/family-call.ts';
import {
  arrived,
  heardWithin,
  prepareToSpeak,
  silence,
  untilHeard,
} from '../../fixtures/calls/speaking.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { post } from '../../fixtures/people/ask-server.ts';
import { joinCircle } from '../../fixtures/people/join-circle.ts';

const minute = 60_000;

describe('A call of two', () => {
  test('rings, is answered, is heard at both ends, goes on behind other pages, and ends', {
    timeout: 3 * minute,
  }, async ({ openPage }) => {
    const home = await family(openPage);
    const { conversationId, daughter, mother } = home;
    // When the daughter presses Call in the conversation
    await daughter.goto(`/chat/${conversationId}`);
    await daughter.getByRole('link', { name: 'Call', exact: true }).click();
    // Then it rings at the mother, on whatever page she is
    await ringing(mother).waitFor({ timeout: 20_000 });
    await expectNoAxeViolations(mother);
    await daughter.getByText('It rings').first().waitFor();
    await expectNoAxeViolations(daughter);
    // When she answers
    await ringing(mother).getByRole('button', { name: 'Answer', exact: true }).click();
    // Then both hear each other: measured, not said
    await untilHeard(daughter);
    await untilHeard(mother);
    expect(await heardWithin(daughter, 2_500)).toBeGreaterThan(silence);
    expect(await heardWithin(mother, 2_500)).toBeGreaterThan(silence);
    await expectNoAxeViolations(mother);
    await mother.getByText(/MB/).waitFor();
    // When the mother turns her microphone off
    await mother.getByRole('button', { name: 'Microphone off' }).click();
    await mother.getByText('They do not hear you').waitFor();
    await daughter.getByText('has the microphone off').waitFor();
    await daughter.waitForTimeout(1_500);
    expect(await heardWithin(daughter, 2_500)).toBeLessThan(silence);
    expect(await heardWithin(mother, 2_500)).toBeGreaterThan(silence);
    await mother.getByRole('button', { name: 'Let them hear me' }).click();
    await untilHeard(daughter);
    // When the mother goes to another page, the call goes on behind it
    await mother.getByRole('link', { name: 'Smaller' }).click();
    await mother.getByRole('link', { name: 'Back to the call' }).waitFor();
    expect(await heardWithin(mother, 2_500)).toBeGreaterThan(silence);
    await expectNoAxeViolations(mother);
    await mother.getByRole('link', { name: 'Back to the call' }).click();
    await mother.getByRole('button', { name: 'End the call' }).click();
    // Then it ends for both, and stands in the conversation and in the log
    await daughter.getByRole('heading', { level: 1, name: 'The call has ended' }).waitFor();
    await mother.getByRole('heading', { level: 1, name: 'The call has ended' }).waitFor();
    expect((await arrived(daughter)).open).toBe(0);
    await expectNoAxeViolations(daughter);
    await daughter.goto(`/chat/${conversationId}`);
    await daughter
      .locator('main ol')
      .getByText(/Call, 00:\d\d/)
      .waitFor();
    await mother.goto('/calls');
    await mother.getByText(/Called you, 00:\d\d/).waitFor();
    await expectNoAxeViolations(mother);
  });

  test('shows pictures where both want it, and none where not', {
    timeout: 2 * minute,
  }, async ({ openPage }) => {
    const { daughter, mother } = await speaking(openPage, { picture: true });
    await untilHeard(daughter);
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

  test('ends at once for who is taken out of the circle', async ({ openPage }) => {
    const { daughter, daughterId, mother, motherId } = await speaking(openPage);
    await untilHeard(daughter);
    const removed = await mother.request.delete(
      `/api/elders/${motherId}/circle/members/${daughterId}`,
    );
    expect(removed.ok(), await removed.text()).toBe(true);
    const began = Date.now();
    await expect.poll(async () => (await arrived(daughter)).open, { interval: 50 }).toBe(0);
    await expect.poll(async () => (await arrived(mother)).open, { interval: 50 }).toBe(0);
    expect(Date.now() - began).toBeLessThan(2_000);
    await mother.getByRole('heading', { level: 1, name: 'The call has ended' }).waitFor();
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
    await untilHeard(mother);
    const son = await openPage();
    await prepareToSpeak(son);
    const person = await signUp(son, { role: 'FAMILY', firstName: 'Eric' });
    await signIn(son, person.email, person.password);
    await joinCircle(mother, motherId, son, { relation: 'child', permissions: ['messages'] });
    const { data } = await post(son, '/api/conversations', { personId: motherId });
    await son.goto(`/call/with/${data.id}`);
    await son.getByRole('heading', { level: 1, name: /is in another call/ }).waitFor();
    expect(await ringing(mother).count()).toBe(0);
    await untilHeard(daughter);
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
    await untilHeard(tab);
    await ringing(mother).waitFor({ state: 'detached' });
    expect(await mother.evaluate(() => window.peers.length)).toBe(0);
  });

  test('goes on when a page is loaded anew', { timeout: 2 * minute }, async ({ openPage }) => {
    const { daughter, mother } = await speaking(openPage);
    await untilHeard(daughter);
    await mother.reload();
    await untilHeard(mother, 30_000);
    await untilHeard(daughter);
  });
});
