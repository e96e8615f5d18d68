// @module-tag release
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { ringing } from '../../fixtures/calls/family-call.ts';
import {
  arrived,
  audibleWithin,
  prepareToSpeak,
  silence,
  untilAudible,
} from '../../fixtures/calls/speaking.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { post, read } from '../../fixtures/people/ask-server.ts';
import { joinCircle } from '../../fixtures/people/join-circle.ts';
import { motherAndDaughter } from '../../fixtures/people/mother-and-daughter.ts';

const minute = 60_000;

describe('A call of a circle', () => {
  test('connects everybody with everybody, and lets go only who is taken out', {
    timeout: 3 * minute,
  }, async ({ openPage }) => {
    // Given an elder, her daughter and her son, on their screens
    const { daughter, mother, motherId } = await motherAndDaughter(openPage);
    const son = await openPage({ viewport: { width: 360, height: 740 } });
    const person = await signUp(son, { role: 'FAMILY', firstName: 'Eric' });
    await signIn(son, person.email, person.password);
    await joinCircle(mother, motherId, son, { relation: 'child', permissions: ['messages'] });
    const { id: sonId } = await read<{ id: string }>(son, '/api/auth/session');
    for (const page of [mother, daughter, son]) await prepareToSpeak(page);
    for (const page of [mother, son]) {
      await page.goto('/settings');
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    // And a plan, which opens calls of a whole circle
    const wish = { plan: 'complete', cycle: 'monthly', acceptTerms: true };
    await post(mother, `/api/subscriptions/${motherId}`, wish);
    // When the daughter calls the circle, and both answer
    const { data } = await post(daughter, '/api/conversations', { elderId: motherId });
    await daughter.goto(`/chat/${data.id}`);
    await daughter.getByRole('link', { name: 'Call', exact: true }).click();
    for (const page of [mother, son]) {
      await ringing(page).getByText('to the whole circle').waitFor({ timeout: 20_000 });
      await ringing(page).getByRole('button', { name: 'Answer', exact: true }).click();
    }
    // Then each hears the two others
    for (const page of [mother, daughter, son]) {
      await untilAudible(page, 30_000);
      await expect.poll(async () => (await arrived(page)).open, { timeout: 20_000 }).toBe(2);
    }
    // The line stands before the page of the call has loaded.
    for (const page of [daughter, son]) {
      await page.getByRole('heading', { level: 1, name: 'The circle of Chantal' }).waitFor();
      await expectNoAxeViolations(page);
    }
    // When the elder takes her son out of the circle
    await mother.request.delete(`/api/elders/${motherId}/circle/members/${sonId}`);
    // Then he hears nobody any more, and the two speak on
    await expect.poll(async () => (await arrived(son)).open).toBe(0);
    await expect.poll(async () => (await arrived(mother)).open).toBe(1);
    for (const page of [mother, daughter]) {
      expect(await audibleWithin(page, 3_000)).toBeGreaterThan(silence);
    }
  });

  test('of a daughter whom the elder has allowed opens by itself, with the voice alone', {
    timeout: 2 * minute,
  }, async ({ openPage }) => {
    const { daughter, daughterName, mother, motherId } = await motherAndDaughter(openPage);
    for (const page of [mother, daughter]) await prepareToSpeak(page);
    // Given an elder who has allowed it
    await mother.goto('/calls/opening');
    await mother.getByRole('switch', { name: daughterName }).check();
    await mother.getByText(/open by themselves now/).waitFor();
    await expectNoAxeViolations(mother);
    await mother.goto('/dashboard');
    await mother.getByRole('heading', { level: 1 }).waitFor();
    // When her daughter calls with a picture, and the elder presses nothing
    const { data } = await post(daughter, '/api/conversations', { personId: motherId });
    await daughter.goto(`/call/with/${data.id}?picture=1`);
    await ringing(mother)
      .getByText(/It opens by itself/)
      .waitFor({ timeout: 20_000 });
    // Then they speak, and the elder is not seen
    await untilAudible(daughter, 30_000);
    await untilAudible(mother);
    expect((await arrived(daughter)).frames).toBe(0);
  });
});
