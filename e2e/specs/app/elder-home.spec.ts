// @module-tag layout
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { demoNow, shiftTo, shiftVariable } from '../../../scripts/test/clock/demo-clock.ts';
import { DEMO_PASSWORD, signIn } from '../../fixtures/accounts.ts';
import { type App, startApp } from '../../fixtures/app.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { heightOf } from '../../fixtures/layout/height-of.ts';
import { isFull } from '../../fixtures/layout/is-fully-shown.ts';
import { pageFaults } from '../../fixtures/page-check.ts';
import { countTaps } from '../../fixtures/people/count-taps.ts';
import { testAll } from '../../fixtures/test-all.ts';
import { readWords } from '../../fixtures/words.ts';

const elder = 'elder@hafi.test';
const phone = { width: 360, height: 740 };
const locales = testAll ? (['en', 'rw', 'fr'] as const) : (['rw'] as const);
const timeout = { timeout: 180_000 };

/** The next 07:10 in Kigali, at which the medicines of the morning are due. */
const morning = () => {
  const next = new Date(demoNow());
  next.setUTCHours(5, 10, 0, 0);
  if (next < demoNow()) next.setUTCDate(next.getUTCDate() + 1);
  return next;
};
const shift = shiftTo(morning().toISOString());

let app: App;
beforeAll(async () => {
  app = await startApp({ [shiftVariable]: String(shift) }, inject('seeded'));
}, 150_000);
afterAll(() => app.stop());

/** Notes how much the page has shifted by itself; before it is opened. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(globalThis, 'shifted', 0);
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { hadRecentInput, value } = entry as unknown as {
          hadRecentInput: boolean;
          value: number;
        };
        const before: number = Reflect.get(globalThis, 'shifted');
        if (!hadRecentInput) Reflect.set(globalThis, 'shifted', before + value);
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
    Reflect.set(globalThis, 'stopWatchingShifts', () => observer.disconnect());
  });
/** What the test itself moves from now on is not counted. */
const keepShifts = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    Reflect.get(globalThis, 'stopWatchingShifts')();
  });
const shifted = (page: Page) => page.evaluate<number>(() => Reflect.get(globalThis, 'shifted'));

const heightWithLargestText = async (page: Page) => {
  await page.evaluate(() => {
    document.documentElement.dataset.text = 'largest';
  });
  return heightOf(page);
};

async function openHome(
  openPage: OpenPage,
  {
    locale = 'en',
    viewport = phone,
  }: { locale?: (typeof locales)[number]; viewport?: typeof phone } = {},
): Promise<Page> {
  const page = await openPage({ locale, viewport, shift, at: app.baseUrl });
  await signIn(page, elder);
  await watchShifts(page);
  await page.goto('/dashboard');
  await page.locator('main a[href^="tel:+"]').first().waitFor();
  await page.locator('main [data-loading]').first().waitFor({ state: 'detached' });
  // All four facts have arrived.
  await expect
    .poll(() =>
      page
        .locator('main li > a svg[data-picture] + span')
        .evaluateAll(
          (rows) => rows.filter((row) => !row.querySelector('span')?.textContent).length,
        ),
    )
    .toBe(0);
  await keepShifts(page);
  return page;
}

async function idOfElder(page: Page): Promise<string> {
  const { data } = await (await page.request.get('/api/elders')).json();
  return data[0].id;
}

const main = (page: Page) => page.getByRole('main');
const seal = (page: Page) => main(page).getByRole('button', { name: /^Meze neza/ });

/** How tall it may be at 360 x 740; while something is urgent. */
const tallest = 1_200;
const tallestUrgent = 1_300;

/** Whether somebody who presses its middle presses it, in the first screen. */
const isInReach = (on: Locator) =>
  on.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && element.contains(found);
  });

describe("The elder's home", () => {
  test.for(locales)(
    'is one screen and a half on a phone, in %s',
    timeout,
    async (locale, { openPage }) => {
      const page = await openHome(openPage, { locale });
      expect(await shifted(page)).toBeLessThan(0.02);
      expect(await heightOf(page)).toBeLessThanOrEqual(tallest);
      // A new task takes no press for a moment.
      await expect.poll(() => isInReach(seal(page))).toBe(true);
      expect(await heightWithLargestText(page)).toBeLessThan(2_000);
      const small = await openHome(openPage, { locale, viewport: { width: 320, height: 640 } });
      expect(await pageFaults(small, { locale })).toEqual([]);
      await expectNoAxeViolations(small);
    },
  );

  test.for(locales)(
    'has the whole dashboard on two screens of a desk, in %s',
    timeout,
    async (locale, { openPage }) => {
      const say = await readWords(locale);
      const page = await openHome(openPage, { locale, viewport: { width: 1280, height: 800 } });
      for (const name of ['Hi, Welcome back!', 'Health Report', 'Recent Activity', 'My Bookings']) {
        await main(page)
          .getByRole('heading', { name: say(name) })
          .waitFor();
      }
      for (const name of ['Heart Rate', 'Blood Pressure', 'Temperature', 'Oxygen Saturation']) {
        await main(page)
          .getByRole('heading', { name: say(name), exact: true })
          .waitFor();
      }
      await page.locator('main [data-loading]').first().waitFor({ state: 'detached' });
      const activity = main(page).locator('section', {
        has: page.getByRole('heading', { name: say('Recent Activity') }),
      });
      await expect.poll(() => activity.last().getByRole('listitem').count()).toBe(5);
      // Two screens are 1,600 px; names and times can be longer than the demo's.
      expect(await heightOf(page)).toBeLessThanOrEqual(1_560);
      expect(await shifted(page)).toBeLessThan(0.02);
    },
  );

  test('has the same one tap away on a phone', timeout, async ({ openPage }) => {
    const page = await openHome(openPage);
    await main(page)
      .getByRole('link', { name: /^Health/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Hi, Welcome back!' }).waitFor();
    for (const name of ['Health Report', 'Recent Activity', 'My Bookings', 'Heart Rate']) {
      await main(page).getByRole('heading', { name, exact: true }).waitFor();
    }
  });

  test('calls the daughter with one tap', timeout, async ({ openPage }) => {
    const page = await openHome(openPage);
    await page.evaluate(() =>
      document.addEventListener('click', (event) => {
        const link = (event.target as Element).closest('a');
        if (!link?.href.startsWith('tel:')) return;
        event.preventDefault();
        Reflect.set(globalThis, 'called', link.href);
      }),
    );
    const { tap, taps } = countTaps(page);
    await tap(main(page).getByRole('link', { name: 'Call Claudine Uwase' }));
    await expect
      .poll(() => page.evaluate(() => Reflect.get(globalThis, 'called')))
      .toMatch(/^tel:\+\d+$/);
    expect(taps()).toBe(1);
  });

  test('takes a blood pressure with four taps', timeout, async ({ openPage }) => {
    const page = await openHome(openPage);
    const { tap, taps, type } = countTaps(page);
    await tap(main(page).getByRole('link', { name: /^Health/ }));
    await tap(main(page).getByRole('link', { name: 'Enter a reading' }));
    await tap(main(page).getByRole('link', { name: /^Blood Pressure/ }));
    // The first field has the focus, and the last digit leads to the second.
    await type('128');
    await type('79');
    await tap(main(page).getByRole('button', { name: 'Save' }));
    await page.getByRole('heading', { name: 'Saved' }).waitFor();
    expect(taps()).toBe(4);
    const latest = `/api/elders/${await idOfElder(page)}/vitals/latest`;
    await expect
      .poll(async () => (await page.request.get(latest)).text())
      .toContain('{"systolic":128,"diastolic":79}');
  });

  test(
    'leads there after signing in: a check-in with one tap, all medicines with two',
    timeout,
    async ({ openPage }) => {
      // Given an elder who signs in at the time of her two medicines
      const page = await openPage({ viewport: phone, shift, at: app.baseUrl });
      await page.goto('/login');
      await page.getByLabel('Email').fill(elder);
      await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.waitForURL('**/dashboard');
      const { tap, taps, trembling } = countTaps(page);
      // When she says that she is well, with a finger that trembles
      await seal(page).waitFor();
      await trembling(seal(page));
      await main(page).getByText('Thank you.').waitFor();
      await main(page).locator(':focus', { hasText: 'Thank you.' }).waitFor();
      expect(taps()).toBe(1);
      // Then nothing is ticked, and one more tap takes all
      const id = await idOfElder(page);
      const states = async () => {
        const { data } = await (await page.request.get(`/api/elders/${id}/doses`)).json();
        return data.doses
          .filter(({ dueAt }: { dueAt: string | null }) => dueAt?.endsWith('T05:00:00.000Z'))
          .map(({ state }: { state: string }) => state);
      };
      expect(await states()).toEqual(['due', 'due']);
      // With the thanks for the check-in above them.
      const isLow = async (most: number) => {
        expect(await heightOf(page)).toBeLessThanOrEqual(most);
        for (const locale of locales) {
          const other = await openHome(openPage, { locale });
          expect([locale, await heightOf(other)]).toSatisfy(([, height]) => height <= tallest);
          await other.context().close();
        }
      };
      await isLow(tallest);
      await tap(main(page).getByRole('button', { name: 'I took all 2' }));
      await main(page).locator(':focus', { hasText: '2 medicines are answered.' }).waitFor();
      await main(page).getByText('Thank you. All is done.').waitFor();
      // Each answer is kept on the phone first, and sent after.
      await expect.poll(states).toEqual(['taken', 'taken']);
      // With the tap of the check-in
      expect(taps()).toBe(2);
      // Here with what was just answered, and the way back; elsewhere, and opened again, without.
      await isLow(tallest + 60);
      // And can be taken back
      await main(page).getByRole('button', { name: 'Undo' }).last().click();
      await main(page).locator(':focus', { hasText: '2 answers are taken back.' }).waitFor();
      await main(page).getByRole('button', { name: 'I took all 2' }).waitFor();
      await expect.poll(states).toEqual(['due', 'due']);
    },
  );

  test(
    'is as low while protection is off, which is loud and says what mends it',
    timeout,
    async ({ openPage }) => {
      // Given a daughter who takes back that she can be called
      const daughter = await openPage({ viewport: phone, shift, at: app.baseUrl });
      await signIn(daughter, 'family@hafi.test');
      const own = await openPage({ viewport: phone, shift, at: app.baseUrl });
      await signIn(own, elder);
      const path = `/api/elders/${await idOfElder(own)}/protection/answer`;
      const answer = async (agrees: boolean) => {
        const answered = await daughter.request.post(path, { data: { agrees } });
        expect(answered.ok(), await answered.text()).toBe(true);
      };
      await answer(false);
      for (const locale of locales) {
        const say = await readWords(locale);
        const page = await openHome(openPage, { locale });
        await main(page).getByText(say('Protection is off')).waitFor();
        await main(page).getByText(say('Ask somebody')).waitFor();
        expect(await heightOf(page)).toBeLessThanOrEqual(tallest);
      }
      await answer(true);
    },
  );

  test('shows a crisis first, with whom to call', timeout, async ({ openPage }) => {
    const first = await openPage({ viewport: phone, shift, at: app.baseUrl });
    await signIn(first, elder);
    const reading = { kind: 'blood-pressure', values: { systolic: 182, diastolic: 121 } };
    const answer = await first.request.post(`/api/elders/${await idOfElder(first)}/vitals`, {
      data: { id: randomUUID(), ...reading, confirmed: true },
    });
    expect(answer.status()).toBe(201);
    for (const locale of locales) {
      const say = await readWords(locale);
      const page = await openHome(openPage, { locale });
      await main(page).getByText('182/121').waitFor();
      await main(page).getByText(say('Sit down. Call now.')).waitFor();
      const ambulance = main(page).locator('a[href="tel:912"]');
      await expect.poll(() => isInReach(ambulance)).toBe(true);
      expect(await shifted(page)).toBeLessThan(0.02);
      expect(await heightOf(page)).toBeLessThanOrEqual(tallestUrgent);
      expect(await seal(page).count()).toBe(0);
      // With the largest text, the whole key.
      await heightWithLargestText(page);
      expect([locale, await isFull(ambulance)]).toEqual([locale, true]);
      // Without network, where it also says how old this is.
      await page.context().setOffline(true);
      await page.evaluate(() => dispatchEvent(new Event('offline')));
      await page.locator('[data-says-offline]').waitFor();
      expect([locale, await isFull(ambulance)]).toEqual([locale, true]);
      await page.context().close();
    }
    // Nor is it pushed out by the warning that protection is off.
    const daughter = await openPage({ at: app.baseUrl, shift });
    await signIn(daughter, 'family@hafi.test');
    const path = `/api/elders/${await idOfElder(first)}/protection/answer`;
    expect((await daughter.request.post(path, { data: { agrees: false } })).ok()).toBe(true);
    const page = await openHome(openPage, { locale: 'rw' });
    await main(page).locator('[data-off="true"]').waitFor();
    await heightWithLargestText(page);
    await page.context().setOffline(true);
    await page.evaluate(() => dispatchEvent(new Event('offline')));
    await page.locator('[data-says-offline]').waitFor();
    await expect.poll(() => isFull(main(page).locator('a[href="tel:912"]'))).toBe(true);
  });
});
