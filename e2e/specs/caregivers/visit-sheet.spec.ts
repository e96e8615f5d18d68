// @module-tag release
import { dayInKigali } from '@hafi/base/kigali-time';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { demoNow, shiftTo, shiftVariable } from '../../../scripts/test/clock/demo-clock.ts';
import { type App, startApp } from '../../fixtures/app.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { heightOf } from '../../fixtures/layout/height-of.ts';
import { pageFaults } from '../../fixtures/page-check.ts';
import { read } from '../../fixtures/people/ask-server.ts';
import {
  aMorning,
  arrive,
  type CareAt,
  doneButton,
  holdsTheSheet,
  morningTasks,
  openSheet,
  writtenDown,
} from '../../fixtures/people/caregiver-of.ts';

const timeout = { timeout: 180_000 };

// Doses of 09:00 may be recorded from 06:00, so this server's clock shows the morning of the demo's day.
const day = dayInKigali(demoNow());
const shift = shiftTo(`${day}T06:00:00Z`);
let app: App;
beforeAll(async () => {
  app = await startApp({ [shiftVariable]: String(shift) }, inject('seeded'));
});
afterAll(() => app.stop());

const morning = (openPage: OpenPage, given: Partial<CareAt> = {}) =>
  aMorning(openPage, { at: app.baseUrl, shift, day, ...given });

/** How much of a page is not seen without scrolling, in CSS pixels. */
const hidden = async (page: Page) =>
  (await heightOf(page)) - (await page.evaluate(() => window.innerHeight));

/** Taps and counts them. */
function counting() {
  const taps: Record<string, number> = {};
  return {
    taps,
    tap: async (what: string, target: Locator) => {
      taps[what] = (taps[what] ?? 0) + 1;
      await target.click();
    },
  };
}

describe('The sheet of a visit', () => {
  test(
    'holds the whole visit in one screen and few taps, and the family reads it',
    timeout,
    async ({ openPage }) => {
      const { caregiver, elder, elderId } = await morning(openPage);
      const { tap, taps } = counting();
      // When she opens the visit
      await tap('open', caregiver.getByRole('link', { name: 'Solange Mukamana' }).first());
      await caregiver.getByText('Pressure twice, sitting.').waitFor();
      // The route, which says the same and has the same button, stands until the sheet has loaded.
      await caregiver.getByLabel('Upper pressure').waitFor();
      const sheet = new URL(caregiver.url()).pathname;
      // Then nothing is filled in
      for (const box of await caregiver.getByRole('checkbox').all())
        expect(await box.isChecked()).toBe(false);
      for (const field of await caregiver.getByRole('textbox').all())
        expect(await field.inputValue()).toBe('');
      await tap('arrive', caregiver.getByRole('button', { name: 'I have arrived' }));
      await caregiver.getByText(/^Here since/).waitFor();
      expect(await hidden(caregiver)).toBe(0);
      await tap('doses', caregiver.getByRole('checkbox', { name: /Amlodipine/ }));
      await tap('doses', caregiver.getByRole('checkbox', { name: /Metformin/ }));
      await tap('measure', caregiver.getByLabel('Upper pressure'));
      await caregiver.keyboard.type('138');
      await tap('measure', caregiver.getByLabel('Lower pressure'));
      await caregiver.keyboard.type('84');
      await tap('measure', caregiver.getByLabel(/^Temperature/));
      await caregiver.keyboard.type('36,7');
      await tap('tasks', caregiver.getByRole('button', { name: 'All done' }));
      await tap('mood', caregiver.getByRole('radio', { name: 'As usual' }));
      expect(await hidden(caregiver)).toBe(0);
      expect(new URL(caregiver.url()).pathname).toBe(sheet);
      await expectNoAxeViolations(caregiver);
      expect(await pageFaults(caregiver, { locale: 'en' })).toEqual([]);
      await tap('done', doneButton(caregiver));
      // Then it is said where she is, and the focus is there
      const said = caregiver.getByText('The visit with Solange Mukamana is written down.');
      await said.waitFor();
      await expect
        .poll(() => caregiver.evaluate(() => document.activeElement?.textContent))
        .toContain('is written down');
      expect(taps).toEqual({
        open: 1,
        arrive: 1,
        doses: 2,
        measure: 3,
        tasks: 1,
        mood: 1,
        done: 1,
      });
      // And each part is there once
      const found = await writtenDown(elder, elderId);
      expect(found.doses.sort()).toEqual(['Amlodipine', 'Metformin']);
      expect(found.readings).toHaveLength(2);
      expect(found.readings).toContainEqual(['blood-pressure', { systolic: 138, diastolic: 84 }]);
      expect(found.readings).toContainEqual(['temperature', { value: 36.7 }]);
      expect(found.careVisits.map((visit) => visit.tasks.toSorted())).toEqual([
        morningTasks.toSorted(),
      ]);
      // And the elder is notified, with the way to it
      const notices = await read<{ message: string; link: string | null }[]>(
        elder,
        '/api/notifications',
      );
      const notice = notices.find(({ message }) => message.startsWith('Chantal Ingabire was with'));
      await elder.goto(notice?.link ?? '/nowhere');
      await elder.getByText('Washing and dressing', { exact: false }).first().waitFor();
    },
  );

  test('fits a phone in French too', timeout, async ({ openPage }) => {
    const { caregiver } = await morning(openPage, { locale: 'fr' });
    await openSheet(caregiver);
    await caregiver.getByRole('button', { name: 'Je suis arrivé(e)' }).click();
    await caregiver.getByText(/^Sur place depuis/).waitFor();
    await caregiver.getByRole('button', { name: 'Terminer' }).waitFor();
    expect(await hidden(caregiver)).toBe(0);
    expect(await pageFaults(caregiver, { locale: 'fr' })).toEqual([]);
  });

  test(
    'fits a phone in Kinyarwanda, and is filled in without network from beginning to end',
    timeout,
    async ({ openPage }) => {
      // Given a caregiver who reads Kinyarwanda, and whose network goes before she opens the visit
      const expectedProblems = [
        /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|dynamically imported/,
      ];
      const { caregiver, elder, elderId } = await morning(openPage, {
        locale: 'rw',
        expectedProblems,
      });
      await holdsTheSheet(caregiver);
      await caregiver.context().setOffline(true);
      // When she opens it and arrives
      await openSheet(caregiver);
      await caregiver.getByText('Pressure twice, sitting.').waitFor();
      await caregiver.getByRole('button', { name: 'Nagezeyo' }).click();
      await caregiver.getByText(/^Muhari kuva/).waitFor();
      // Then the whole visit stands in one screen
      const done = caregiver.getByRole('button', { name: 'Musoze', exact: true });
      await done.waitFor();
      expect(await hidden(caregiver)).toBe(0);
      // When she fills it in
      await caregiver.getByRole('checkbox', { name: /Amlodipine/ }).check();
      await caregiver.getByLabel('Umuvuduko wo hejuru').fill('138');
      await caregiver.getByLabel('Umuvuduko wo hasi').fill('84');
      await caregiver.getByRole('button', { name: 'Byose' }).click();
      await caregiver.getByRole('radio', { name: 'Bisanzwe' }).check();
      // Then the whole visit still stands in one screen, and nothing lies over Done
      expect(await hidden(caregiver)).toBe(0);
      await done.click({ trial: true });
      await expectNoAxeViolations(caregiver);
      expect(await pageFaults(caregiver, { locale: 'rw' })).toEqual([]);
      await done.click();
      // Then it is said that the phone keeps it, and nothing has arrived
      await caregiver.getByText('Uruzinduko kwa Solange Mukamana rwanditswe.').waitFor();
      await caregiver.getByText('Rubitswe kuri iyi telefone, ruzagenda ubwarwo.').waitFor();
      expect((await writtenDown(elder, elderId)).careVisits).toEqual([]);
      // When the network returns, all of it arrives by itself, once
      await caregiver.context().setOffline(false);
      await expect
        .poll(
          async () => {
            const { careVisits, doses, readings } = await writtenDown(elder, elderId);
            return { doses, readings, tasks: careVisits.map((visit) => visit.tasks.toSorted()) };
          },
          { timeout: 30_000 },
        )
        .toEqual({
          doses: ['Amlodipine'],
          readings: [['blood-pressure', { systolic: 138, diastolic: 84 }]],
          tasks: [morningTasks.toSorted()],
        });
    },
  );

  test(
    'survives a reload, takes an arrival back, and asks why nothing was done',
    timeout,
    async ({ openPage }) => {
      const { caregiver, elder, elderId } = await morning(openPage);
      await openSheet(caregiver);
      await arrive(caregiver);
      await caregiver.getByLabel('Note').fill('She was asleep.');
      await caregiver.reload();
      await expect.poll(() => caregiver.getByLabel('Note').inputValue()).toBe('She was asleep.');
      // When the arrival was said by mistake
      await caregiver.getByRole('button', { name: /^Here since/ }).click();
      await caregiver.getByRole('button', { name: 'I have not arrived' }).click();
      const again = caregiver.getByRole('button', { name: 'I have arrived' });
      await again.waitFor();
      await expect
        .poll(() => caregiver.evaluate(() => document.activeElement?.textContent))
        .toBe('I have arrived');
      await expect.poll(async () => (await writtenDown(elder, elderId)).careVisits).toEqual([]);
      // And when nothing is entered
      await arrive(caregiver);
      await caregiver.getByLabel('Note').fill('');
      await doneButton(caregiver).click();
      await caregiver
        .getByRole('link', { name: 'Tick what you did, or write why nothing was done.' })
        .waitFor();
      await expectNoAxeViolations(caregiver);
      expect((await writtenDown(elder, elderId)).careVisits).toMatchObject([
        { tasks: [], note: null },
      ]);
      // Then a reason is enough
      await caregiver.getByLabel('Note').fill('She was asleep.');
      await doneButton(caregiver).click();
      await caregiver.getByText('is written down.').waitFor();
      expect((await writtenDown(elder, elderId)).careVisits).toMatchObject([
        { note: 'She was asleep.' },
      ]);
    },
  );

  test(
    'asks about a number far from usual, and refuses an impossible one',
    timeout,
    async ({ openPage }) => {
      const { caregiver, elder, elderId } = await morning(openPage);
      await openSheet(caregiver);
      await arrive(caregiver);
      await caregiver.getByLabel('Upper pressure').fill('1820');
      await doneButton(caregiver).click();
      await caregiver.getByRole('alert').filter({ hasText: 'Please look at this' }).waitFor();
      await caregiver.getByLabel('Upper pressure').fill('182');
      await caregiver.getByLabel('Lower pressure').fill('121');
      await doneButton(caregiver).click();
      await caregiver.getByText('Pressure 182/121 is far from usual.').waitFor();
      expect((await writtenDown(elder, elderId)).readings).toEqual([]);
      await caregiver.getByRole('button', { name: 'It is right, send it' }).click();
      await caregiver.getByText('is written down.').waitFor();
      const { readings } = await writtenDown(elder, elderId);
      expect(readings).toEqual([['blood-pressure', { systolic: 182, diastolic: 121 }]]);
    },
  );

  test(
    'leaves out what the caregiver may not record, and says whom to ask',
    timeout,
    async ({ openPage }) => {
      const given = { permissions: ['health:read'] };
      const { caregiver, elder, elderId } = await morning(openPage, given);
      await openSheet(caregiver);
      await arrive(caregiver);
      await caregiver.getByText(/^Doses and measurements are left out.*Ask Solange/).waitFor();
      expect(await caregiver.getByLabel('Upper pressure').count()).toBe(0);
      await caregiver.getByRole('button', { name: 'All done' }).click();
      await doneButton(caregiver).click();
      await caregiver.getByText('is written down.').waitFor();
      const { careVisits } = await writtenDown(elder, elderId);
      expect(careVisits.map((visit) => visit.tasks.toSorted())).toEqual([morningTasks.toSorted()]);
    },
  );
});
