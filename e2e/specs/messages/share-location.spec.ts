// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { hasFocus } from '../../fixtures/keys.ts';
import { post, read } from '../../fixtures/people/ask-server.ts';
import { motherAndDaughter } from '../../fixtures/people/mother-and-daughter.ts';

const phone = { viewport: { width: 360, height: 740 } };
const timeout = { timeout: 180_000 };
const home = { latitude: -1.9536, longitude: 30.1044, accuracy: 12 };
const market = { latitude: -1.9501, longitude: 30.0588, accuracy: 10 };

interface Sent {
  readonly location: {
    readonly isLive: boolean;
    readonly position: { readonly latitude: number } | null;
  } | null;
}

async function openTalk(mother: Page, daughter: Page, daughterId: string): Promise<string> {
  const { data } = await post(mother, '/api/conversations', { personId: daughterId });
  const id: string = data.id ?? '';
  for (const page of [mother, daughter]) {
    await page.goto(`/chat/${id}`);
    await page.getByPlaceholder('Type a message...').waitFor();
  }
  return id;
}

async function beginSharing(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Add' }).click();
  await page.getByRole('button', { name: 'Location' }).click();
  await page.getByRole('dialog', { name: 'Share your location' }).waitFor();
}

describe('Where somebody is', () => {
  test('is sent once', timeout, async ({ openPage }) => {
    const { daughter, daughterId, mother } = await motherAndDaughter(openPage, { mother: phone });
    await mother.context().grantPermissions(['geolocation']);
    await mother.context().setGeolocation(home);
    await openTalk(mother, daughter, daughterId);
    await beginSharing(mother);
    await expectNoAxeViolations(mother);
    await mother.getByRole('button', { name: 'Send my location' }).click();
    await daughter.getByText('Shared location').waitFor();
    await daughter.getByText('-1.95360,30.10440').waitFor();
    const map = daughter.getByRole('link', { name: 'Show on a map' });
    expect(await map.getAttribute('href')).toContain('-1.95360,30.10440');
    await expectNoAxeViolations(daughter);
  });

  test(
    'is shared live: she sees who looks, and it ends when she says so',
    timeout,
    async ({ openPage }) => {
      const { daughter, daughterId, mother } = await motherAndDaughter(openPage, { mother: phone });
      await mother.context().grantPermissions(['geolocation']);
      await mother.context().setGeolocation(home);
      const id = await openTalk(mother, daughter, daughterId);
      // When the mother shares where she is for an hour
      await beginSharing(mother);
      await mother.getByRole('radio', { name: 'Live, for 1 hour' }).check();
      await mother.getByRole('button', { name: 'Share it live' }).click();
      await mother.getByText('Nobody has looked yet.').waitFor();
      // Then the daughter knows, and sees where only once she looks
      await daughter.getByText(/Chantal.* shares where they are, until/).waitFor();
      expect(await daughter.getByText('-1.95360,30.10440').count()).toBe(0);
      await daughter.getByRole('button', { name: 'See where they are' }).click();
      const place = daughter.getByText('-1.95360,30.10440');
      await place.waitFor();
      // The button that she pressed is gone: the focus is on what it has shown
      await expect.poll(() => hasFocus(place)).toBe(true);
      await expectNoAxeViolations(daughter);
      // And the mother sees that she looked
      await mother.getByText(/Claudine.* looked at \d\d:\d\d/).waitFor();
      await expectNoAxeViolations(mother);
      // When the mother goes to the market, on another page of the app
      await mother.goto('/dashboard');
      await mother.context().setGeolocation(market);
      await daughter.getByText('-1.95010,30.05880').waitFor({ timeout: 60_000 });
      // And stops
      await mother.goto(`/chat/${id}`);
      await mother.getByRole('button', { name: 'Stop sharing' }).click();
      await expect.poll(() => hasFocus(mother.getByText('Not shared any more.'))).toBe(true);
      // Then nobody sees it, and nobody keeps it
      await daughter.getByText('Not shared any more.').waitFor();
      expect(await daughter.getByText('-1.95010,30.05880').count()).toBe(0);
      const [sent] = await read<Sent[]>(daughter, `/api/conversations/${id}/messages`);
      expect(sent?.location).toMatchObject({ isLive: false, position: null });
    },
  );

  test(
    'is not known where the device may not say it, and that is said',
    timeout,
    async ({ openPage }) => {
      const { daughter, daughterId, mother } = await motherAndDaughter(openPage, { mother: phone });
      await openTalk(mother, daughter, daughterId);
      await beginSharing(mother);
      await mother.getByRole('button', { name: 'Send my location' }).click();
      await mother.getByText(/may not tell Hafi where it is/).waitFor();
      await mother.getByRole('button', { name: 'Do not share' }).click();
      expect(await lines(daughter)).toBe(0);
    },
  );
});

const lines = (page: Page) => page.locator('main ol > li[id]').count();
