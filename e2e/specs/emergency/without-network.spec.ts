// @module-tag offline
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { baseUrl, test, type Visitor } from '../../fixtures/browser.ts';
import { startFrontServer } from '../../fixtures/front/front-server.ts';
import { todayIsKept } from '../../fixtures/kept-files.ts';
import { messagesTo } from '../../fixtures/outbox.ts';
import { read } from '../../fixtures/people/ask-server.ts';
import { chooseTwoTaps, emergencyFamily, hold } from '../../fixtures/people/emergency-family.ts';

const expectedProblems = [/ERR_|WebSocket|dynamically imported|preload|Failed to (load|fetch)/];
const visitor: Visitor = { expectedProblems, serviceWorkers: 'allow' };
const timeout = { timeout: 180_000 };
const soon = { timeout: 30_000 };

const offline = (page: Page, is: boolean) => page.context().setOffline(is);
const calls = (texts: readonly { text: string }[]) =>
  texts.filter(({ text }) => text.includes('calls for help') || text.includes('called for help'));

describe('A call for help without network', () => {
  test(
    'offers calls and a ready SMS at once, outlives a reload, and goes out once',
    timeout,
    async ({ openPage }) => {
      // Given an elder whose phone has the app
      const { daughter, elder, neighbour } = await emergencyFamily(openPage, { visitor });
      await elder.goto('/emergency');
      await todayIsKept(elder);
      // When the network goes and she holds the button
      await offline(elder, true);
      await hold(elder);
      // Then her phone says that nobody knows, with calls and an SMS that is ready
      await elder.getByText('Nobody has been told yet').waitFor(soon);
      const screen = elder.getByRole('alertdialog');
      await expect.poll(() => screen.locator('a[href="tel:912"]').count()).toBe(1);
      await expect.poll(() => screen.locator(`a[href="tel:${neighbour}"]`).count()).toBe(1);
      const sms = await screen.locator('a[href^="sms:"]').getAttribute('href');
      expect(decodeURIComponent(sms ?? '')).toContain('Espérance');
      await expectNoAxeViolations(elder);
      // And so it does after a reload
      await elder.reload();
      await elder.getByText('Nobody has been told yet').waitFor(soon);
      // When the network returns, the neighbour is notified, and once
      await offline(elder, false);
      await elder.waitForURL('**/emergency/*?elder=*', soon);
      await expect.poll(async () => calls(await messagesTo(neighbour)).length, soon).toBe(1);
      await elder.getByRole('heading', { level: 1, name: 'We have told them' }).waitFor(soon);
      expect(await read<unknown[]>(daughter, '/api/emergencies')).toHaveLength(1);
    },
  );

  test(
    'stopped without network, also after a reload, calls nobody',
    timeout,
    async ({ openPage }) => {
      // Given an elder with weak hands: two taps are enough
      const { daughter, elder, elderId, neighbour } = await emergencyFamily(openPage, { visitor });
      await chooseTwoTaps(elder, elderId);
      await elder.goto('/emergency');
      await todayIsKept(elder);
      // When she taps twice without network, and stops it
      await offline(elder, true);
      const press = async () => {
        await elder.getByRole('button', { name: 'Press for help' }).click(soon);
        await elder.getByRole('button', { name: 'Yes, call' }).click();
        await elder.getByText('Nobody has been told yet').waitFor(soon);
      };
      await press();
      await elder.getByRole('button', { name: 'Stop it' }).click();
      // Then it is certain that it never left
      await elder.getByText('Nobody was told.').waitFor(soon);
      // When she taps again, and the page is opened again before she stops it
      await press();
      await elder.reload();
      await elder.getByText('Nobody has been told yet').waitFor(soon);
      await elder.getByRole('button', { name: 'Stop it' }).click();
      // Then the phone says that it does not know, and nothing goes out when the network returns
      await elder.getByText(/It may be that people are told/).waitFor(soon);
      await offline(elder, false);
      await elder.getByText('Nobody was told.').waitFor({ timeout: 60_000 });
      expect(await read<unknown[]>(daughter, '/api/emergencies')).toEqual([]);
      expect(calls(await messagesTo(neighbour))).toEqual([]);
    },
  );

  test(
    'whose stop did not arrive in time is told on, and its end goes out later',
    timeout,
    async ({ openPage }) => {
      const { daughter, elder, neighbour } = await emergencyFamily(openPage, { visitor });
      await elder.goto('/emergency');
      await todayIsKept(elder);
      // Given a call that counts down on the server
      await hold(elder);
      await elder.getByText('seconds, even if this phone switches off').waitFor();
      // When the network goes before she stops it
      await offline(elder, true);
      await elder.getByRole('button', { name: 'Stop it' }).click();
      // Then nobody is said to know nothing
      await elder.getByText(/It may be that people are told/).waitFor(soon);
      expect(await elder.getByText('Nobody was told.').count()).toBe(0);
      // And the stop outlives a reload, in which the call goes out
      await elder.reload();
      await elder.getByText('Stopping it...').waitFor(soon);
      await expect.poll(async () => calls(await messagesTo(neighbour)).length, soon).toBe(1);
      // When the network returns, she reads that it was too late
      await offline(elder, false);
      await elder.getByText('It was too late to stop it.').waitFor(soon);
      // And says without network that it was a false alarm
      await offline(elder, true);
      await elder.getByRole('button', { name: 'It was a false alarm' }).click();
      await elder.getByRole('button', { name: 'Yes, tell everybody' }).click();
      await elder.getByText('Nobody else knows yet that it is over').waitFor(soon);
      await expectNoAxeViolations(elder);
      const open = await read<{ state: string }[]>(daughter, '/api/emergencies');
      expect(open.map(({ state }) => state)).toEqual(['alerting']);
      // And it is kept over a reload
      await elder.reload();
      await elder.getByText('Nobody else knows yet that it is over').waitFor(soon);
      // Then it arrives once the network is back, and everybody is notified once
      await offline(elder, false);
      await elder.getByRole('heading', { level: 1, name: /false alarm/ }).waitFor(soon);
      await expect
        .poll(async () => {
          const texts = (await messagesTo(neighbour)).map(({ text }) => text);
          return texts.filter((text) => text.includes('it was a false alarm')).length;
        }, soon)
        .toBe(1);
      expect(await read<unknown[]>(daughter, '/api/emergencies')).toEqual([]);
    },
  );

  test(
    'that is never answered says so after 3 seconds in her language, with calls ready',
    timeout,
    async ({ openPage, onTestFinished }) => {
      const front = await startFrontServer(baseUrl);
      onTestFinished(front.stop);
      const at = front.baseUrl;
      const { elder, neighbour } = await emergencyFamily(openPage, {
        locale: 'rw',
        visitor: { ...visitor, at },
      });
      await elder.goto('/emergency');
      await todayIsKept(elder);
      // When the network accepts everything and never answers
      front.hang(true);
      await hold(elder, 'Mukande mugumishe');
      await elder.getByRole('timer').waitFor();
      await elder.getByText('Nta muntu urabimenyeshwa').waitFor({ timeout: 8_000 });
      // Then all of the screen is in Kinyarwanda, and calls and the SMS need nobody's answer
      const screen = elder.getByRole('alertdialog');
      expect(await screen.textContent()).not.toMatch(/network|takes long|call|keep|Stop it/i);
      for (const number of ['912', '112', neighbour])
        await expect.poll(() => screen.locator(`a[href="tel:${number}"]`).count()).toBe(1);
      await expect.poll(() => screen.locator('a[href^="sms:"]').count()).toBe(1);
      await expectNoAxeViolations(elder);
      // And it goes out once the network answers
      front.hang(false);
      await elder.waitForURL('**/emergency/*?elder=*', { timeout: 60_000 });
    },
  );
});
