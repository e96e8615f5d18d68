// @module-tag release
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject } from 'vitest';
import { demoShift, shiftTo, shiftVariable } from '../../../scripts/test/clock/demo-clock.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { startApp } from '../../fixtures/app.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { ringing } from '../../fixtures/calls/family-call.ts';
import { arrived, prepareToSpeak, untilAudible } from '../../fixtures/calls/speaking.ts';
import { findFreeTime } from '../../fixtures/free-times.ts';
import { post } from '../../fixtures/people/ask-server.ts';

const minute = 60_000;

let folder: string;
let isSeeded: boolean;
// For each attempt again: one that failed leaves an appointment behind.
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hafi-video-'));
  isSeeded = false;
  return () => rmSync(folder, { recursive: true, force: true });
});

type Open = (email: string) => ReturnType<OpenPage>;

/** Runs with a clock of its own, by a server that is stopped afterwards; the data stay. */
async function during(openPage: OpenPage, shift: number, run: (open: Open) => Promise<void>) {
  const env = { DATA_DIR: folder, [shiftVariable]: String(shift) };
  const app = await startApp(env, isSeeded ? undefined : inject('seeded'));
  isSeeded = true;
  const pages: Page[] = [];
  try {
    await run(async (email) => {
      const page = await openPage({
        viewport: { width: 360, height: 740 },
        shift,
        at: app.baseUrl,
      });
      pages.push(page);
      await prepareToSpeak(page);
      await signIn(page, email);
      return page;
    });
  } finally {
    // Before the server goes: what a page asks of a stopped server is an error of the page.
    for (const page of pages) await page.context().close();
    await app.stop();
  }
}

describe('An appointment by video', () => {
  test('opens at its time, to its two sides, who see and hear each other', {
    timeout: 4 * minute,
  }, async ({ openPage }) => {
    let id = '';
    let start = '';
    // Given an appointment by video that the doctor has accepted
    await during(openPage, demoShift(), async (open) => {
      const elder = await open('elder@hafi.test');
      const free = await findFreeTime(elder, 'Jean Habimana');
      const { date, doctorId, time } = free;
      const wish = { doctorId, date, time, type: 'general', mode: 'video' };
      id = (await post(elder, '/api/bookings', wish)).data.id ?? '';
      start = `${date}T${time}:00+02:00`;
      const doctor = await open('doctor@hafi.test');
      await post(doctor, `/api/bookings/${id}/accept`, {});
      // Then before its time its page says when it opens, and offers nothing to press
      await elder.goto(`/bookings/${id}`);
      await elder.getByRole('link', { name: 'Where the video will be' }).click();
      await elder.getByText(/You can enter 10 minutes before it begins/).waitFor();
      expect(await elder.getByRole('button', { name: /^Enter/ }).count()).toBe(0);
      await expectNoAxeViolations(elder);
    });
    // When its time has come
    const shift = shiftTo(start) - 5 * minute;
    await during(openPage, shift, async (open) => {
      const [elder, doctor, daughter] = [
        await open('elder@hafi.test'),
        await open('doctor@hafi.test'),
        await open('family@hafi.test'),
      ];
      await doctor.goto('/calendar');
      await doctor.getByRole('heading', { level: 1 }).waitFor();
      await elder.goto(`/bookings/${id}`);
      await elder.getByRole('link', { name: 'Enter by video' }).click();
      const enter = elder.getByRole('button', { name: 'Enter with picture' });
      await enter.waitFor();
      await expectNoAxeViolations(elder);
      await enter.click();
      // Then the doctor's devices ring, and who answers is heard and seen
      await ringing(doctor).getByRole('button', { name: 'Answer', exact: true }).click();
      await untilAudible(elder, 30_000);
      await untilAudible(doctor, 30_000);
      await expect.poll(async () => (await arrived(doctor)).frames).toBeGreaterThan(5);
      await expect.poll(async () => (await arrived(elder)).frames).toBeGreaterThan(5);
      // And who sees the appointment without being one of the two does not enter
      await daughter.goto(`/video/${id}`);
      await daughter.getByText(/Only the doctor, the patient/).waitFor();
      const tried = await daughter.request.post('/api/calls', {
        data: {
          id: crypto.randomUUID(),
          legId: crypto.randomUUID(),
          media: 'audio',
          bookingId: id,
        },
      });
      expect(tried.status()).toBe(404);
      // When the picture does not work, the doctor finds the number to phone
      await doctor.getByRole('button', { name: 'End the call' }).click();
      await elder.getByRole('heading', { level: 1, name: 'The visit is over' }).waitFor();
      await expectNoAxeViolations(elder);
      await doctor.goto(`/video/${id}`);
      await doctor.getByRole('link', { name: /If the picture does not work: phone/ }).waitFor();
      await expectNoAxeViolations(doctor);
    });
  });
});
