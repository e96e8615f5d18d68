// @module-tag layout
import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { brokenWords } from '../../fixtures/layout/broken-words.ts';
import { useOwnFont } from '../../fixtures/layout/height-of.ts';
import { installProbes } from '../../fixtures/layout/install-probes.ts';
import { isFull } from '../../fixtures/layout/is-fully-shown.ts';
import { type NewElder, registerElder } from '../../fixtures/new-elder.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { readMessage } from '../../fixtures/outbox.ts';
import { emergencyFamily } from '../../fixtures/people/emergency-family.ts';
import { motherAndDaughter } from '../../fixtures/people/mother-and-daughter.ts';

const phone = { viewport: { width: 360, height: 740 } };
const names = [
  ['Espérance', 'Mukamana'],
  ['Agnès', 'Uwimana'],
  ['Innocent', 'Karangwa'],
  ['Théoneste', 'Dusabe'],
  ['Bernadette', 'Mukarwego'],
] as const;

/** A reading of one of the elders; answers with its alert, if it raised one. */
async function measure(
  page: Page,
  { id }: Pick<NewElder, 'id'>,
  systolic: number,
  diastolic: number,
) {
  const values = { systolic, diastolic };
  const data = { id: randomUUID(), kind: 'blood-pressure', values, confirmed: true };
  const answer = await page.request.post(`/api/elders/${id}/vitals`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { data: { alert: { id: string } | null } }).data.alert;
}

/** A daughter who looks after this many elders, of whom the first is in danger. */
async function family(openPage: OpenPage, count: number, locale: 'en' | 'rw' | 'fr' = 'en') {
  const page = await openPage({ ...phone, locale });
  const { email, password } = await signUp(page, { role: 'FAMILY', locale });
  await signIn(page, email, password);
  const elders: NewElder[] = [];
  for (const [firstName, lastName] of names.slice(0, count)) {
    const phoneNumber = `+25078${randomInt(1_000_000, 9_999_999)}`;
    elders.push(await registerElder(page, { firstName, lastName, phoneNumber }));
  }
  const [first] = elders;
  if (!first) throw new Error('there must be an elder');
  const alert = await measure(page, first, 182, 121);
  // The second was not heard of; the third is to be looked at; the others are well.
  for (const [place, elder] of elders.slice(2).entries()) {
    await measure(page, elder, place === 0 ? 150 : 128, 80);
  }
  return { page, elders, first, alert };
}

describe("A family's home", () => {
  test('breaks no word of its heading with the largest text', async ({ openPage }) => {
    const { daughter } = await emergencyFamily(openPage, { daughterSpeaks: 'rw' });
    await daughter.goto('/family-dashboard');
    await daughter.getByRole('heading', { level: 1, name: 'Uko bamerewe' }).waitFor();
    await daughter.evaluate(() => {
      document.documentElement.dataset.text = 'largest';
    });
    await useOwnFont(daughter);
    await daughter.evaluate(installProbes);
    expect(await daughter.evaluate(brokenWords)).toEqual([]);
  });

  for (const locale of ['en', 'rw', 'fr'] as const) {
    test(`shows five elders in the first screen of a phone, in ${locale}`, async ({ openPage }) => {
      const { page } = await family(openPage, 5, locale);
      await page.goto('/family-dashboard');
      const lines = page.locator('[data-state]');
      await expect.poll(() => lines.count()).toBe(5);
      const states = await lines.evaluateAll((all) => all.map(({ dataset }) => dataset.state));
      expect(states).toEqual(['urgent', 'look', 'new', 'well', 'well']);
      await useOwnFont(page);
      const last = await lines.last().boundingBox();
      const bar = await page.locator('nav:has(a[href="/emergency"])').last().boundingBox();
      if (!last || !bar) throw new Error('the line and the bar must be drawn');
      expect(last.y + last.height).toBeLessThanOrEqual(bar.y);
      // Each calls by a key of 60 px.
      for (const key of await page.locator('a[href^="tel:+"]').all()) {
        const box = await key.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(60);
      }
      await expectNoAxeViolations(page);
    });
  }

  test('that all is well is seen after signing in without a tap, and nothing calm before it is known', async ({
    openPage,
  }) => {
    const page = await openPage(phone);
    const { email, password } = await signUp(page, { role: 'FAMILY' });
    await signIn(page, email, password);
    const elder = await registerElder(page, { firstName: 'Bernadette', lastName: 'Mukarwego' });
    await page.request.post('/api/auth/signout');
    // The connection that tells of changes is still being made when the first one happens.
    const measured = Promise.withResolvers<void>();
    await page.routeWebSocket(/\/api\/realtime/, async (socket) => {
      await measured.promise;
      socket.connectToServer();
    });
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    // Then nothing is tapped any more
    await page.waitForURL('**/family-dashboard');
    await page.getByText('Nothing was heard yet.').waitFor();
    expect(await page.getByText('All is well').count()).toBe(0);
    await measure(page, elder, 126, 80);
    measured.resolve();
    await page.getByRole('heading', { level: 1, name: 'All is well' }).waitFor();
  });
});

describe('An alert', () => {
  test('has whom to call in the first screen with the largest text, also without network', async ({
    openPage,
  }) => {
    for (const locale of ['rw', 'fr'] as const) {
      const { page, first, alert } = await family(openPage, 1, locale);
      await page.goto(`/alerts/${alert?.id}?elder=${first.id}`);
      // Whom it calls; the relation stands below.
      const call = page.locator('main a[href^="tel:"] b').first();
      await call.waitFor();
      await page.evaluate(() => {
        document.documentElement.dataset.text = 'largest';
      });
      await useOwnFont(page);
      expect([locale, await isFull(call)]).toEqual([locale, true]);
      await page.context().setOffline(true);
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await page.locator('[data-says-offline]').waitFor();
      expect([locale, await isFull(call)]).toEqual([locale, true]);
      await page.context().close();
    }
  });

  test('is opened by the line and the notice, taken by one, seen by the other, and closed', async ({
    openPage,
  }) => {
    // Given a daughter whose mother is in danger
    const { page, first, alert } = await family(openPage, 2);
    await page.goto('/family-dashboard');
    await page.getByRole('link', { name: /^Espérance Mukamana Urgent/ }).click();
    await page.waitForURL(`**/alerts/${alert?.id}?elder=${first.id}`);
    await page.getByRole('heading', { level: 1, name: 'Blood Pressure: very high' }).waitFor();
    await expectNoAxeViolations(page);
    // Then the calls and the key stand in the first screen
    await useOwnFont(page);
    const take = page.getByRole('button', { name: 'I take care of it' });
    const bar = await page.locator('nav:has(a[href="/emergency"])').last().boundingBox();
    const box = await take.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    // When she takes it, it is said in place, with the focus
    await take.click();
    await page.getByText(/You take care of it since \d\d:\d\d/).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toContain('You take care of it');
    // And her home says so in the line
    await page.goto('/family-dashboard');
    await page.getByText('You take care of it.').waitFor();
    // When she closes it: she says how it ended, with a note
    await page.getByRole('link', { name: /^Espérance Mukamana Urgent/ }).click();
    await page.getByRole('button', { name: /^Close with a note/ }).click();
    await page.getByRole('radio', { name: 'It was a false alarm' }).check();
    await page.getByRole('textbox', { name: 'Note' }).fill('The cuff was too small.');
    await page.getByRole('button', { name: 'Close it', exact: true }).click();
    await page.getByText('It was a false alarm. Espérance Mukamana is well.').waitFor();
    await page.getByText('The cuff was too small.').waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Call 912' }).count()).toBe(0);
  });

  test('is opened by the link in the e-mail, also before signing in', async ({ openPage }) => {
    // Given a mother in danger, of whom her daughter is notified by e-mail
    const { mother, motherId: id, daughterAccount } = await motherAndDaughter(openPage);
    const { email, password } = daughterAccount;
    const alert = await measure(mother, { id }, 182, 121);
    const mail = await readMessage(email, `/alerts/${alert?.id}`);
    expect(mail.replaceAll(/https?:\S+/g, '')).not.toMatch(/182|121/);
    const link = /https?:\/\/\S+\/alerts\/\S+/.exec(mail)?.[0] ?? '';
    const { pathname, search } = new URL(link);
    // When somebody opens it in a browser that does not know them
    const page = await openPage(phone);
    await page.goto(`${pathname}${search}`);
    await page.waitForURL('**/login**');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    // Then they are at the alert, with the elder whom it is about
    await page.waitForURL(`**/alerts/${alert?.id}?elder=${id}`);
    await page.getByRole('heading', { level: 1, name: 'Blood Pressure: very high' }).waitFor();
  });

  test('says calmly that it is not open to somebody else', async ({ openPage }) => {
    const { first, alert } = await family(openPage, 1);
    const expectedProblems = [/404/];
    const stranger = await openPage({ ...phone, expectedProblems });
    const { email, password } = await signUp(stranger, { role: 'FAMILY' });
    await signIn(stranger, email, password);
    await stranger.goto(`/alerts/${alert?.id}?elder=${first.id}`);
    await stranger
      .getByRole('heading', { level: 1, name: 'This alert is not open to you' })
      .waitFor();
    expect(await stranger.getByText('Espérance').count()).toBe(0);
  });
});
