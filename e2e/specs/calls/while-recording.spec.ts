// @module-tag release
import { describe, expect } from 'vitest';
import { test } from '../../fixtures/browser.ts';
import { family, ringing } from '../../fixtures/calls/family-call.ts';
import { audibleWithin, silence, untilAudible } from '../../fixtures/calls/speaking.ts';

describe('Who is called while they record a voice note', () => {
  test('is heard in the call, and finds what they recorded after it', {
    timeout: 180_000,
  }, async ({ openPage }) => {
    // Given a mother who speaks a voice note
    const { conversationId, daughter, mother } = await family(openPage);
    const talk = `/chat/${conversationId}`;
    await mother.goto(talk);
    await mother.getByRole('button', { name: 'Speak' }).click();
    await mother.getByText('Recording 0:02 of 5:00').waitFor();
    // When her daughter calls, and she answers in the middle of it
    await daughter.goto(`/call/with/${conversationId}`);
    await ringing(mother).waitFor({ timeout: 20_000 });
    await ringing(mother).getByRole('button', { name: 'Answer', exact: true }).click();
    // Then both hear each other
    await untilAudible(daughter);
    await untilAudible(mother);
    expect(await audibleWithin(daughter, 2_500)).toBeGreaterThan(silence);
    await mother.getByRole('button', { name: 'End the call' }).click();
    await mother.getByRole('heading', { level: 1, name: 'The call has ended' }).waitFor();
    // And what she had said stands in the conversation, not sent
    await mother.goto(talk);
    await mother.getByText('You recorded this and did not send it.').waitFor();
    const own = mother.getByRole('group', { name: 'Your recording' });
    await own.getByRole('button', { name: 'Play' }).click();
    await own.getByRole('button', { name: 'Pause' }).waitFor();
  });
});
