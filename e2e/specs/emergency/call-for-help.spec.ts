// @module-tag people
import { describe, expect } from 'vitest';
import { signIn } from '../../fixtures/accounts.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { readMessage } from '../../fixtures/outbox.ts';
import { read } from '../../fixtures/people/ask-server.ts';
import { emergencyFamily, hold, locate, phone } from '../../fixtures/people/emergency-family.ts';

const minute = 60_000;

describe('A call for help', () => {
  test('is pressed in one window, seen by family, neighbour and coordinator in others, and ended for all', {
    timeout: 3 * minute,
  }, async ({ openPage }) => {
    // Given an elder, her daughter at home, and a neighbour without an account
    const { daughter, elder, neighbour } = await emergencyFamily(openPage, {
      lastName: 'Nyirabagenzi',
    });
    await daughter.goto('/family-dashboard');
    await daughter.getByRole('heading', { level: 1 }).waitFor();
    // And a coordinator who watches the list
    const desk = await openPage();
    await signIn(desk, 'admin@hafi.test');
    await desk.goto('/admin/emergencies');
    await desk.getByRole('heading', { level: 1, name: 'Emergencies' }).waitFor();
    // When the elder holds the button
    await elder.goto('/emergency');
    await hold(elder);
    await elder.getByText('seconds, even if this phone switches off').waitFor();
    await expectNoAxeViolations(elder);
    // Then, after the countdown, she sees that they are told
    await elder.waitForURL('**/emergency/*?elder=*', { timeout: 20_000 });
    await elder.locator('main').getByText('Help is called', { exact: true }).waitFor();
    // And where her phone is, which pressed, is shown, and until when
    await elder.getByText(/Those who were told see where you are, until this ends/).waitFor();
    await expectNoAxeViolations(elder);
    // And her daughter's screen says so at the top
    const bar = daughter.getByRole('link', { name: 'Espérance needs help' });
    await bar.waitFor({ timeout: 20_000 });
    await bar.click();
    await daughter.getByRole('button', { name: 'I am on my way' }).waitFor();
    await daughter.getByRole('link', { name: 'Call 912' }).first().waitFor();
    await elder.getByText('Has seen it').first().waitFor({ timeout: 20_000 });
    // And the coordinator sees her in the list, and by the same number on the map
    const row = desk.getByRole('listitem').filter({ hasText: 'Espérance Nyirabagenzi' });
    await row.getByText(/Nobody has answered yet/).waitFor({ timeout: 20_000 });
    const number = /^\d+/.exec((await row.textContent()) ?? '')?.[0];
    await desk.getByRole('img', { name: new RegExp(`\\b${number}: Remera`) }).waitFor();
    await expectNoAxeViolations(desk);
    // When the neighbour presses the link of the SMS on her phone, and says that she comes
    const helper = await openPage({ ...phone, expectedProblems: [/409/] });
    await locate(helper);
    await readMessage(neighbour, '/e/');
    await helper.goto(`/sandbox/phone/${encodeURIComponent(neighbour)}`);
    await helper.locator('a[href*="/e/"]').first().click();
    await helper.getByRole('heading', { level: 1, name: 'Espérance Nyirabagenzi' }).waitFor();
    await expectNoAxeViolations(helper);
    await helper.getByRole('button', { name: 'I am on my way' }).click();
    await helper.getByRole('button', { name: '5 minutes', exact: true }).click();
    await helper.getByText(/You are on the way/).waitFor();
    // And shows her way, without an account
    await helper.getByRole('switch', { name: 'Show on the way where I am' }).check();
    await helper.getByText(/They see where you were at/).waitFor();
    await expectNoAxeViolations(helper);
    // Then the elder and the daughter see who comes
    await elder.getByRole('heading', { name: 'Vestine is coming' }).waitFor({ timeout: 20_000 });
    await elder
      .getByRole('link', { name: /^Position from/ })
      .first()
      .waitFor({ timeout: 20_000 });
    await daughter.getByRole('link', { name: 'Open on the map' }).waitFor();
    // And the coordinator sees when, opens the case and writes a note, which the daughter reads
    await row.getByText(/Vestine Mukantwari is there in \d minutes/).waitFor({ timeout: 20_000 });
    await row.getByRole('link', { name: 'Espérance Nyirabagenzi' }).click();
    const theCase = desk.getByRole('region', { name: 'Espérance Nyirabagenzi' });
    await theCase.getByRole('link', { name: 'Call Vestine Mukantwari' }).waitFor();
    await theCase.getByRole('button', { name: 'Add a note' }).click();
    await desk.getByRole('textbox', { name: 'Note' }).fill('The gate is open.');
    await desk.getByRole('button', { name: 'Add it' }).click();
    await theCase.getByText('The note has been added.').waitFor();
    await theCase.getByText('The gate is open.').waitFor();
    await expectNoAxeViolations(desk);
    await daughter.getByText('All that happened').click();
    await daughter.getByText('The gate is open.').waitFor({ timeout: 20_000 });
    // And no more once she turns it off
    await helper.getByRole('switch', { name: 'Show on the way where I am' }).uncheck();
    await elder
      .getByRole('link', { name: /^Position from/ })
      .first()
      .waitFor({ state: 'detached', timeout: 20_000 });
    await daughter
      .getByText(/^Coming/)
      .first()
      .waitFor({ timeout: 20_000 });
    // When the elder says that all is well
    await elder.getByRole('button', { name: 'All is well again' }).click();
    await elder.getByRole('button', { name: 'Yes, tell everybody' }).click();
    // Then everybody sees the end
    await elder.getByRole('heading', { level: 1, name: 'All is well again' }).waitFor();
    const ended = { timeout: 20_000 };
    await daughter.getByRole('heading', { level: 1, name: 'All is well again' }).waitFor(ended);
    await helper.getByRole('heading', { name: 'This emergency has ended' }).waitFor(ended);
    await row.waitFor({ state: 'detached', timeout: 20_000 });
    await theCase.getByText('It has ended.').waitFor(ended);
  });

  test('that is stopped in time tells nobody', async ({ openPage }) => {
    const { elder, neighbour } = await emergencyFamily(openPage);
    await elder.goto('/emergency');
    await hold(elder);
    await elder.getByText('seconds, even if this phone switches off').waitFor();
    await elder.getByRole('button', { name: 'Stop it' }).click();
    await elder.getByText('Nobody was told.').waitFor();
    await elder.getByRole('button', { name: 'Press and hold' }).waitFor();
    expect(await read<unknown[]>(elder, '/api/emergencies')).toEqual([]);
    const { messages } = (await (
      await elder.request.get(`/sandbox/outbox?format=json&to=${encodeURIComponent(neighbour)}`)
    ).json()) as { messages: unknown[] };
    expect(messages).toEqual([]);
  });

  for (const key of ['Enter', ' ']) {
    test(`held by the key "${key}" goes on, however long the key stays down`, async ({
      openPage,
    }) => {
      const { elder } = await emergencyFamily(openPage);
      await elder.goto('/emergency');
      await elder.getByRole('button', { name: 'Press and hold' }).focus();
      await elder.keyboard.down(key);
      await elder.getByRole('alertdialog').waitFor();
      // A held key repeats, on whatever has the focus.
      await elder.keyboard.down(key);
      await elder.keyboard.down(key);
      await elder.keyboard.up(key);
      await elder.getByText('seconds, even if this phone switches off').waitFor();
      // A fresh press of the same key stops it.
      await elder.keyboard.press(key);
      await elder.getByText('Nobody was told.').waitFor();
    });
  }
});
