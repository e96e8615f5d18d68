// @module-tag offline
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { testSeed } from '../../../scripts/test/test-seed.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { baseUrl, test } from '../../fixtures/browser.ts';
import { type Cut, startCuttingServer } from '../../fixtures/front/cutting-server.ts';
import { signUp } from '../../fixtures/new-person.ts';

/** How many readings are entered during failures; a thousand take about half an hour. */
const rounds = Number(process.env.HAFI_OUTBOX_ROUNDS ?? 30);
const seed = testSeed();
const patience = 120_000 + rounds * 6_000;

/** A reproducible pseudo-random generator (mulberry32). */
function chanceFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Weights from 60.0 kg up, each used once: the value identifies the reading. */
const weightOf = (round: number) => Math.round(600 + round) / 10;

const kept = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^(Saved|Kept on this device)$/ });

/** Opens the page to enter a weight, retrying while the network is broken. */
async function openWeight(page: Page, elder: string): Promise<void> {
  for (;;) {
    const came = await page
      .goto(`/healthcare/measure?elder=${elder}&kind=weight`, { timeout: 10_000 })
      .then(() => page.getByRole('spinbutton', { name: 'Weight' }).waitFor({ timeout: 10_000 }))
      .then(
        () => true,
        () => false,
      );
    if (came) return;
  }
}

/** Continues within the page where possible, online or offline; otherwise reopens it. */
async function nextWeight(page: Page, elder: string): Promise<void> {
  const went = await page
    .getByRole('link', { name: 'Measure something else' })
    .click({ timeout: 500 })
    .then(() =>
      page.getByRole('main').getByRole('link', { name: 'Weight' }).click({ timeout: 3_000 }),
    )
    .then(() => page.getByRole('spinbutton', { name: 'Weight' }).waitFor({ timeout: 3_000 }))
    .then(
      () => true,
      () => false,
    );
  if (went) return;
  await page.context().setOffline(false);
  await openWeight(page, elder);
}

/** The number of entries stored on the device. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('hafi-outbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const all = database.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () => {
            database.close();
            const entries = all.result as { sentAt?: number }[];
            resolve(entries.filter(({ sentAt }) => sentAt === undefined).length);
          };
        };
      }),
  );

async function weightsOnServer(context: BrowserContext, elder: string): Promise<number[]> {
  const found: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const answer = await context.request.get(
      `/api/elders/${elder}/vitals?kind=weight&limit=100${cursor && `&cursor=${cursor}`}`,
    );
    const page = (await answer.json()) as {
      data: { values: { value: number } }[];
      nextCursor: string | null;
    };
    found.push(...page.data.map(({ values }) => values.value));
    cursor = page.nextCursor;
  }
  return found;
}

describe('Readings on a bad network', () => {
  test(`${rounds} readings arrive once each (seed ${seed})`, { timeout: patience }, async ({
    openPage,
    onTestFinished,
  }) => {
    const front = await startCuttingServer(baseUrl);
    onTestFinished(front.stop);
    const chance = chanceFrom(seed);
    const oneOf = <T>(...all: [T, ...T[]]): T => all[Math.floor(chance() * all.length)] ?? all[0];
    // Given an elder whose page is killed, reloaded and cut off from the network
    let page = await openPage({ at: front.baseUrl, expectedProblems: [/./] });
    const context = page.context();
    const { email, password } = await signUp(page);
    await signIn(page, email, password);
    const elders = await page.request.get('/api/elders');
    const elder = ((await elders.json()) as { data: { id: string }[] }).data[0]?.id ?? '';
    const promised: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const weight = weightOf(round);
      await nextWeight(page, elder);
      front.cut(oneOf<Cut>('none', 'none', 'before', 'after', 'within'));
      const offline = chance() < 0.25;
      await context.setOffline(offline);
      await page.getByRole('spinbutton', { name: 'Weight' }).fill(String(weight));
      // When a reading is saved and something happens, at once or after its end was seen
      const impatient = chance() < 0.4;
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      if (impatient) await page.waitForTimeout(chance() * 120);
      else await kept(page).waitFor({ timeout: 20_000 });
      if ((await kept(page).count()) > 0) promised.push(weight);
      const event = oneOf('reload', 'kill', 'network', 'nothing');
      if (event === 'network') await context.setOffline(!offline);
      if (event === 'kill' || event === 'reload') await context.setOffline(false);
      if (event === 'kill') {
        const next = await context.newPage();
        await page.close({ runBeforeUnload: false });
        page = next;
      }
      if (event === 'reload') await page.reload({ timeout: 2_000 }).catch(() => undefined);
      if (chance() < 0.5) front.cut('none');
    }
    // When the network is back for good
    front.cut('none');
    await context.setOffline(false);
    await openWeight(page, elder);
    await expect.poll(() => waiting(page), { timeout: 60_000 }).toBe(0);
    // Then whatever was said to be kept is on the server, and nothing is there twice
    const arrived = await weightsOnServer(context, elder);
    expect(arrived.filter((weight, i) => arrived.indexOf(weight) !== i)).toEqual([]);
    expect(promised.filter((weight) => !arrived.includes(weight))).toEqual([]);
    expect(promised.length).toBeGreaterThan(rounds / 2);
  });
});
