// @module-tag media
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { family, ringing, speaking } from '../../fixtures/calls/family-call.ts';
import { arrived, audibleWithin, silence, untilAudible } from '../../fixtures/calls/speaking.ts';

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
    await untilAudible(daughter);
    await untilAudible(mother);
    expect(await audibleWithin(daughter, 2_500)).toBeGreaterThan(silence);
    expect(await audibleWithin(mother, 2_500)).toBeGreaterThan(silence);
    await expectNoAxeViolations(mother);
    await mother.getByText(/MB/).waitFor();
    // When the mother turns her microphone off
    await mother.getByRole('button', { name: 'Microphone off' }).click();
    await mother.getByText('They do not hear you').waitFor();
    await daughter.getByText('has the microphone off').waitFor();
    await daughter.waitForTimeout(1_500);
    expect(await audibleWithin(daughter, 2_500)).toBeLessThan(silence);
    expect(await audibleWithin(mother, 2_500)).toBeGreaterThan(silence);
    await mother.getByRole('button', { name: 'Let them hear me' }).click();
    await untilAudible(daughter);
    // When the mother goes to another page, the call goes on behind it
    await mother.getByRole('link', { name: 'Smaller' }).click();
    await mother.getByRole('link', { name: 'Back to the call' }).waitFor();
    expect(await audibleWithin(mother, 2_500)).toBeGreaterThan(silence);
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

  test('ends at once for who is taken out of the circle', async ({ openPage }) => {
    const { daughter, daughterId, mother, motherId } = await speaking(openPage);
    await untilAudible(daughter);
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

  test('goes on when a page is loaded anew', { timeout: 2 * minute }, async ({ openPage }) => {
    const { daughter, mother } = await speaking(openPage);
    await untilAudible(daughter);
    await mother.reload();
    await untilAudible(mother, 30_000);
    await untilAudible(daughter);
  });
});
