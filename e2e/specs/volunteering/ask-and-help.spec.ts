// @module-tag people
import { dayInKigali } from '@hafi/base/kigali-time';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { demoNow, shiftTo, shiftVariable } from '../../../scripts/test/clock/demo-clock.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { type App, startApp } from '../../fixtures/app.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { signUp } from '../../fixtures/new-person.ts';
import { pageFaults } from '../../fixtures/page-check.ts';
import { becomeChecked } from '../../fixtures/people/checked-person.ts';

// Help is done only after its time has begun: on this server it is half past eight, whatever the
// demo's clock shows.
const shift = shiftTo(`${dayInKigali(demoNow())}T06:30:00Z`);
let morning: App;
beforeAll(async () => {
  morning = await startApp({ [shiftVariable]: String(shift) }, inject('seeded'));
});
afterAll(() => morning.stop());

const small = { viewport: { width: 320, height: 640 } };

/** Far from the people of the demo, each test in a sector of its own. */
const sectors = { whole: 'Rwimiyaga', race: 'Karangazi', empty: 'Matimba' } as const;

async function comeAs(
  page: Page,
  who: { role: 'PATIENT' | 'VOLUNTEER'; firstName: string; sector?: string; at?: string },
): Promise<void> {
  const { at, sector, ...person } = who;
  const home = sector ? { district: 'Nyagatare', sector } : {};
  const { email, password } = await signUp(page, { ...person, ...home });
  await signIn(page, email, password);
  if (who.role === 'VOLUNTEER' && sector) await becomeChecked(page, email, at);
}

async function ask(page: Page, day = /^Tomorrow/, part = /^Afternoon/): Promise<void> {
  await page.goto('/volunteering');
  await page.getByRole('radio', { name: /^Transport/ }).check();
  await page.getByRole('radio', { name: day }).check();
  await page.getByRole('radio', { name: part }).check();
  await page.getByLabel(/^What should they know/).fill('To the market and back');
  await page.getByRole('button', { name: 'Ask volunteers' }).click();
  await page.getByText('Volunteers nearby see it now').waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toMatch(/^Volunteers nearby see it now/);
}

describe('Help by volunteers', () => {
  test('from request to thanks, both screens updating live', { timeout: 180_000 }, async ({
    openPage,
  }) => {
    // Given a volunteer who looks while nobody needs anything
    const here = { at: morning.baseUrl, shift };
    const { at } = here;
    const volunteer = await openPage(here);
    await comeAs(volunteer, { role: 'VOLUNTEER', firstName: 'Vincent', sector: sectors.whole, at });
    await volunteer.goto('/volunteer-dashboard');
    await volunteer.getByText('Nobody near you needs help now').waitFor();
    // And an elder on a small phone who sends an empty form and is told what is missing
    const elder = await openPage({ ...small, ...here });
    await comeAs(elder, { role: 'PATIENT', firstName: 'Devota', sector: sectors.whole });
    await elder.goto('/volunteering');
    await elder.getByRole('button', { name: 'Ask volunteers' }).click();
    await elder.getByText('Some answers need a look').waitFor();
    await expectNoAxeViolations(elder);
    // When she asks
    await ask(elder, /^Today/, /^Morning/);
    await elder.getByText('Waiting for a volunteer').waitFor();
    expect(await pageFaults(elder, { locale: 'en' })).toEqual([]);
    // Then the volunteer sees it without a reload, and neither phone nor full name
    await volunteer.getByRole('heading', { level: 3, name: 'Devota' }).waitFor();
    await volunteer.getByText('To the market and back').waitFor();
    expect(await volunteer.locator('a[href^="tel:+25078"]').count()).toBe(0);
    expect(await volunteer.getByText('Uwase').count()).toBe(0);
    // When he says that he comes
    await volunteer.getByRole('button', { name: /^I will come/ }).click();
    // Then each has the other's number
    await volunteer.getByRole('link', { name: 'Call Devota' }).waitFor();
    await volunteer.getByRole('heading', { level: 3, name: 'Devota Uwase' }).waitFor();
    await elder.getByText(/^A coordinator has checked the identity/).waitFor();
    await elder.getByRole('link', { name: 'Call Vincent' }).waitFor();
    await elder.getByText('A volunteer comes').waitFor();
    expect(await pageFaults(volunteer, { locale: 'en' })).toEqual([]);
    // When he says that it is done, she confirms and thanks
    await volunteer.getByRole('button', { name: 'It is done' }).click();
    await elder.getByText(/^Vincent says that it is done/).waitFor();
    await elder.getByRole('button', { name: 'It is done' }).click();
    await elder.getByRole('radio', { name: 'Very good' }).check();
    await elder.getByLabel('A word for Vincent (optional)').fill('Murakoze cyane');
    await elder.getByRole('button', { name: 'Send' }).click();
    await elder.getByText('5 stars of 5').waitFor();
    await expect.poll(() => elder.getByRole('link', { name: 'Call Vincent' }).count()).toBe(0);
    // Then he reads it, and it counts
    await volunteer.getByRole('link', { name: /^What you have promised and done/ }).click();
    await volunteer.getByRole('heading', { level: 1, name: 'Promised' }).waitFor();
    await volunteer.getByText('Murakoze cyane').waitFor();
    await volunteer.getByText('You have helped 1 time.').waitFor();
    await expect.poll(() => volunteer.getByRole('link', { name: 'Call Devota' }).count()).toBe(0);
  });

  test('the slower of two volunteers is told; one who cannot come gives it back', {
    timeout: 180_000,
  }, async ({ openPage }) => {
    // Given an elder who asks, and two volunteers with the request before them
    const elder = await openPage();
    await comeAs(elder, { role: 'PATIENT', firstName: 'Saverina', sector: sectors.race });
    await ask(elder);
    const quick = await openPage();
    await comeAs(quick, { role: 'VOLUNTEER', firstName: 'Yves', sector: sectors.race });
    await quick.goto('/volunteer-dashboard');
    const slow = await openPage({ expectedProblems: [/409/] });
    await comeAs(slow, { role: 'VOLUNTEER', firstName: 'Aimable', sector: sectors.race });
    await slow.goto('/volunteer-dashboard');
    const come = (page: Page) => page.getByRole('button', { name: /^I will come/ });
    await come(slow).waitFor();
    // When the slower one's screen has not heard yet that the other was quicker
    const gate = Promise.withResolvers<void>();
    await slow.route('**/api/volunteering/near**', async (route) => {
      await gate.promise;
      // The page refetches meanwhile and aborts the first request.
      await route.continue().catch(() => undefined);
    });
    await come(quick).click();
    await quick.getByRole('link', { name: 'Call Saverina' }).waitFor();
    await come(slow).click();
    // Then it says so in words
    await slow.getByText(/^Another volunteer was quicker/).waitFor();
    gate.resolve();
    // And goes on saying so when the list has followed
    await slow.getByText('Nobody near you needs help now').waitFor();
    await slow.getByText(/^Another volunteer was quicker/).waitFor();
    await expectNoAxeViolations(slow);
    // When the quicker one cannot come after all
    await quick.getByRole('button', { name: 'I cannot come' }).click();
    await quick.getByRole('alertdialog').getByRole('button', { name: 'I cannot come' }).click();
    await quick.getByText('You have promised no visit.').waitFor();
    // Then it is open again for the other
    await slow.reload();
    await come(slow).click();
    await slow.getByRole('link', { name: 'Call Saverina' }).waitFor();
    // And the elder's screen followed
    await elder.getByRole('link', { name: 'Call Aimable' }).waitFor();
    // And would rather have somebody else, who may then look at it
    await elder.getByRole('button', { name: 'Rather somebody else' }).click();
    const question = elder.getByRole('alertdialog');
    await question.getByText('Shall somebody else come than Aimable?').waitFor();
    await expectNoAxeViolations(elder);
    await question.getByRole('button', { name: 'Ask somebody else' }).click();
    await slow.getByText('You have promised no visit.').waitFor();
    await expect.poll(() => slow.getByRole('link', { name: 'Call Saverina' }).count()).toBe(0);
    await elder.getByText('Waiting for a volunteer').waitFor();
    await elder.getByRole('button', { name: 'Cancel the request' }).click();
    await question.getByText('Volunteers will no longer see it.').waitFor();
    await question.getByRole('button', { name: 'Cancel the request' }).click();
    await elder.getByText('Cancelled', { exact: true }).waitFor();
  });

  test('a volunteer without a known home is asked for it, and can widen the search', {
    timeout: 120_000,
  }, async ({ openPage }) => {
    // Given a volunteer without a sector
    const lost = await openPage(small);
    await comeAs(lost, { role: 'VOLUNTEER', firstName: 'Olive' });
    await lost.goto('/volunteer-dashboard');
    await lost.getByRole('link', { name: 'Choose your sector' }).waitFor();
    await expectNoAxeViolations(lost);
    // And one in a quiet place, who looks around in a wider circle
    const quiet = await openPage();
    await comeAs(quiet, { role: 'VOLUNTEER', firstName: 'Denise', sector: sectors.empty });
    await quiet.goto('/volunteer-dashboard');
    await quiet.getByLabel('How far').selectOption('5');
    await quiet.getByText('Within 5 km nothing is open.').waitFor();
    // An elder without a sector is told what is missing
    const elder = await openPage({ expectedProblems: [/422/] });
    await comeAs(elder, { role: 'PATIENT', firstName: 'Stéphanie' });
    await elder.goto('/volunteering');
    await elder.getByRole('radio', { name: /^Company/ }).check();
    await elder.getByRole('radio', { name: /^Tomorrow/ }).check();
    await elder.getByRole('radio', { name: /^Morning/ }).check();
    await elder.getByRole('button', { name: 'Ask volunteers' }).click();
    await elder.getByText(/^We do not know in which sector/).waitFor();
  });

  test('the dashboard of the demo elder shows who comes, and leads to asking', {
    timeout: 60_000,
  }, async ({ page }) => {
    await signIn(page, 'elder@hafi.test');
    await page.goto('/dashboard');
    const row = page.getByRole('main').getByRole('link', { name: /^Help/ });
    await row.getByText('Patrick comes').waitFor();
    await row.click();
    await page.getByRole('heading', { level: 1, name: 'Ask a volunteer' }).waitFor();
    await page.getByRole('link', { name: 'Call Patrick' }).waitFor();
  });
});
