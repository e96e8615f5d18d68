// @module-tag people
import { dayInKigali } from '@hafi/base/kigali-time';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { demoNow, shiftTo, shiftVariable } from '../../../scripts/test/clock/demo-clock.ts';
import { type App, startApp } from '../../fixtures/app.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { post, read } from '../../fixtures/people/ask-server.ts';
import {
  aMorning,
  arrive,
  type CareAt,
  doneButton,
  holdsTheSheet,
  openSheet,
  writtenDown,
} from '../../fixtures/people/caregiver-of.ts';

const offline = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|dynamically imported/];
const refused = [/status of 4\d\d/];
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

describe('The sheet of a visit, with somebody else at work', () => {
  test('waits for the network as a whole, and arrives once', timeout, async ({ openPage }) => {
    const { caregiver, elder, elderId } = await morning(openPage, { expectedProblems: offline });
    await holdsTheSheet(caregiver);
    await openSheet(caregiver);
    await caregiver.getByRole('button', { name: 'I have arrived' }).waitFor();
    await caregiver.context().setOffline(true);
    await arrive(caregiver);
    await caregiver.getByRole('checkbox', { name: /Amlodipine/ }).check();
    await caregiver.getByLabel(/^Pulse/).fill('71');
    await caregiver.getByRole('checkbox', { name: 'A meal' }).check();
    await doneButton(caregiver).click();
    await caregiver.getByText('It is kept on this phone and sends itself.').waitFor();
    // When meanwhile the elder records the dose herself
    const { doses } = await read<{
      doses: { medicationId: string; name: string; dueAt: string }[];
    }>(elder, `/api/elders/${elderId}/doses`);
    const dose = doses.find(({ name }) => name === 'Amlodipine');
    await post(elder, `/api/elders/${elderId}/doses`, {
      id: crypto.randomUUID(),
      medicationId: dose?.medicationId,
      dueAt: dose?.dueAt,
      status: 'taken',
      at: new Date(Date.now() + shift).toISOString(),
    });
    await caregiver.context().setOffline(false);
    await caregiver.getByText('Waits for the internet').waitFor({ state: 'detached' });
    await expect.poll(async () => (await writtenDown(elder, elderId)).readings).toHaveLength(1);
    const found = await writtenDown(elder, elderId);
    expect(found.doses).toEqual(['Amlodipine']);
    expect(found.careVisits).toMatchObject([{ planned: true }]);
  });

  test('shows a dose that somebody else records meanwhile', timeout, async ({ openPage }) => {
    const { caregiver, elder, elderId } = await morning(openPage);
    await openSheet(caregiver);
    await arrive(caregiver);
    await caregiver.getByRole('checkbox', { name: /Amlodipine/ }).check();
    await elder.goto(`/healthcare?tab=medications&elder=${elderId}`);
    await elder.getByRole('button', { name: 'Taken (Amlodipine 5 mg)' }).click();
    // Then the sheet, which was not reloaded, says who did
    await caregiver.getByText(/^Taken .* Solange Mukamana$/).waitFor();
    await expect
      .poll(() => caregiver.getByRole('checkbox', { name: /Amlodipine/ }).count())
      .toBe(0);
    await caregiver.getByRole('checkbox', { name: 'A meal' }).check();
    await doneButton(caregiver).click();
    await caregiver.getByText('is written down.').waitFor();
    const found = await writtenDown(elder, elderId);
    expect(found.doses).toEqual(['Amlodipine']);
    expect(found.careVisits).toMatchObject([{ tasks: ['meal'] }]);
  });

  test(
    'keeps what was entered when the caregiver is taken out of the circle',
    timeout,
    async ({ openPage }) => {
      const { caregiver, elder, elderId } = await morning(openPage, { expectedProblems: refused });
      await openSheet(caregiver);
      await arrive(caregiver);
      await caregiver.getByLabel('Note').fill('Wound on the left foot.');
      await caregiver.getByLabel(/^Pulse/).fill('71');
      const { members } = await read<{ members: { personId: string; relation: string }[] }>(
        elder,
        `/api/elders/${elderId}/circle`,
      );
      const member = members.find(({ relation }) => relation === 'caregiver');
      const url = `/api/elders/${elderId}/circle/members/${member?.personId}`;
      expect((await elder.request.delete(url)).status()).toBe(200);
      await caregiver.getByText('You no longer look after Solange Mukamana.').waitFor();
      await caregiver.getByText('Wound on the left foot.').waitFor();
      await caregiver.getByText('Pulse 71 bpm').waitFor();
      await caregiver.getByRole('button', { name: 'Copy' }).waitFor();
      await expectNoAxeViolations(caregiver);
      await caregiver.getByRole('button', { name: 'Delete it from this phone' }).click();
      await caregiver.getByText('This visit is not on your route.').waitFor();
    },
  );

  test(
    'is finished as an unplanned visit when it was called off meanwhile',
    timeout,
    async ({ openPage }) => {
      const { caregiver, elder, elderId, scheduleId } = await morning(openPage);
      await openSheet(caregiver);
      await caregiver.getByRole('checkbox', { name: 'A meal' }).check();
      await post(elder, `/api/elders/${elderId}/visit-schedules/${scheduleId}/skip`, { day });
      await caregiver.getByText('This visit was called off or moved.').waitFor();
      await expectNoAxeViolations(caregiver);
      await expect
        .poll(() => caregiver.getByRole('checkbox', { name: 'A meal' }).isChecked())
        .toBe(true);
      await caregiver.getByLabel('You came at').fill('07:00');
      await caregiver.getByLabel('You left at').fill('07:30');
      await doneButton(caregiver).click();
      await caregiver.getByText('is written down.').waitFor();
      const { careVisits } = await writtenDown(elder, elderId);
      expect(careVisits).toMatchObject([{ planned: false, tasks: ['meal'] }]);
    },
  );
});
