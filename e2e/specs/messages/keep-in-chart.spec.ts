// @module-tag release
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { test } from '../../fixtures/browser.ts';
import { post, read } from '../../fixtures/people/ask-server.ts';
import { elderAndDoctor } from '../../fixtures/people/elder-and-doctor.ts';

const timeout = { timeout: 180_000 };
const phone = { viewport: { width: 360, height: 740 } };

/** Speaks for two seconds, and sends it. */
async function speak(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speak' }).click();
  await page.getByText('Recording 0:02 of 5:00').waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Send voice note' }).click();
  await page.getByRole('group', { name: /^Voice note of/ }).waitFor({ timeout: 60_000 });
}

/** Plays what stands under a name among the documents; true once it has sounded. */
const plays = (page: Page, name: string): Promise<boolean> =>
  page.getByLabel(name, { exact: true }).evaluate(async (element) => {
    const audio = element as HTMLAudioElement;
    await audio.play();
    await new Promise((resolve) => audio.addEventListener('timeupdate', resolve, { once: true }));
    audio.pause();
    return audio.error === null && audio.currentTime > 0;
  });

describe("A patient's voice note", () => {
  test(
    'is kept in the chart once, and heard there by who may see the health, also when the message is gone',
    timeout,
    async ({ openPage }) => {
      // Given an elder who has spoken to the doctor of her circle
      const { doctor, elder, elderId, join } = await elderAndDoctor(openPage, {
        elder: phone,
      });
      const [daughter, neighbour] = [
        await join({
          role: 'FAMILY',
          firstName: 'Claudine',
          relation: 'child',
          permissions: ['health:read'],
        }),
        await join({
          role: 'FAMILY',
          firstName: 'Patrick',
          relation: 'neighbour',
          permissions: ['messages'],
        }),
      ];
      const { id: doctorId } = await read<{ id: string }>(doctor, '/api/auth/session');
      const { data } = await post(elder, '/api/conversations', { personId: doctorId });
      await elder.goto(`/chat/${data.id}`);
      await speak(elder);
      // When the doctor keeps it
      await doctor.goto(`/chat/${data.id}`);
      await doctor.getByRole('button', { name: 'Keep in the chart' }).click();
      const dialog = doctor.getByRole('alertdialog');
      await dialog.getByLabel('What is it about?').fill('Her cough');
      await expectNoAxeViolations(doctor);
      await dialog.getByRole('button', { name: 'Keep in the chart' }).click();
      await doctor.getByText('It is in the chart now, among the documents.').waitFor();
      // Then it is not asked for again, and leads to where it is
      await doctor
        .getByRole('button', { name: 'Keep in the chart' })
        .waitFor({ state: 'detached' });
      await expectNoAxeViolations(doctor);
      await doctor.getByRole('link', { name: 'In the chart' }).click();
      await doctor.getByRole('heading', { name: 'Her cough' }).waitFor();
      expect(await plays(doctor, 'Her cough')).toBe(true);
      await expectNoAxeViolations(doctor);
      // And whoever presses once more is notified that it is there
      await doctor.goto(`/chat/${data.id}`);
      await doctor.getByRole('button', { name: 'Keep in the chart' }).click();
      await doctor
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Keep in the chart' })
        .click();
      await doctor.getByText('This is in the chart already, among the documents.').waitFor();
      // When the elder deletes the message for all
      const [message] = await read<{ id: string }[]>(
        elder,
        `/api/conversations/${data.id}/messages`,
      );
      expect((await elder.request.delete(`/api/messages/${message?.id}`)).ok()).toBe(true);
      // Then she still hears it among her documents, and reads who has kept it
      await elder.goto('/healthcare?tab=documents');
      await elder.getByRole('heading', { name: 'Her cough' }).waitFor();
      expect(await plays(elder, 'Her cough')).toBe(true);
      await expectNoAxeViolations(elder);
      await elder.goto('/activity');
      await elder.getByText(/Her cough/).waitFor();
      // And so does the daughter, who sees the health; the neighbour does not
      await daughter.goto(`/healthcare?tab=documents&elder=${elderId}`);
      await daughter.getByRole('heading', { name: 'Her cough' }).waitFor();
      expect(await plays(daughter, 'Her cough')).toBe(true);
      await expectNoAxeViolations(daughter);
      const refused = await neighbour.request.get(`/api/elders/${elderId}/documents`);
      expect(refused.status()).toBe(404);
    },
  );

  test(
    'is not kept by a doctor who was taken out meanwhile, nor without network: that is said',
    timeout,
    async ({ openPage }) => {
      const { doctor, elder, elderId } = await elderAndDoctor(openPage, {
        elder: phone,
        doctor: { expectedProblems: [/404|409|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/] },
      });
      const { id: doctorId } = await read<{ id: string }>(doctor, '/api/auth/session');
      const { data } = await post(elder, '/api/conversations', { personId: doctorId });
      await elder.goto(`/chat/${data.id}`);
      await speak(elder);
      await doctor.goto(`/chat/${data.id}`);
      await doctor.getByRole('button', { name: 'Keep in the chart' }).click();
      const dialog = doctor.getByRole('alertdialog');
      await dialog.getByLabel('What is it about?').fill('Her cough');
      // When there is no network
      await doctor.context().setOffline(true);
      await dialog.getByRole('button', { name: 'Keep in the chart' }).click();
      // Then the dialog says so and loses nothing
      await dialog.getByRole('alert').waitFor();
      expect(await dialog.getByLabel('What is it about?').inputValue()).toBe('Her cough');
      // When the network is back, and the doctor was taken out of the circle meanwhile
      const removed = await elder.request.delete(
        `/api/elders/${elderId}/circle/members/${doctorId}`,
      );
      expect(removed.ok(), await removed.text()).toBe(true);
      await doctor.context().setOffline(false);
      await dialog.getByRole('button', { name: 'Keep in the chart' }).click();
      // Then it says what has changed, and nothing is in the chart
      await dialog.getByText(/You may not write in the chart of Vestine/).waitFor();
      const { documents } = await read<{ documents: unknown[] }>(
        elder,
        `/api/elders/${elderId}/documents`,
      );
      expect(documents).toEqual([]);
    },
  );
});
