// @module-tag release
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayInKigali } from '@hafi/base/kigali-time';
import { afterAll, beforeAll, describe, expect, inject } from 'vitest';
import { demoNow, shiftTo, shiftVariable } from '../../../scripts/test/clock/demo-clock.ts';
import { signIn } from '../../fixtures/accounts.ts';
import { type App, startApp } from '../../fixtures/app.ts';
import { expectNoAxeViolations } from '../../fixtures/axe.ts';
import { type OpenPage, test } from '../../fixtures/browser.ts';
import { bookTime, findDoctor } from '../../fixtures/free-times.ts';
import { inventName, type NewPerson, signUp } from '../../fixtures/new-person.ts';

// What can be said of a visit only once it has begun: the server begins in the morning, and goes on
// in the evening of the same day, with the same data.
const day = dayInKigali(demoNow());
const morning = shiftTo(`${day}T06:00:00Z`);
const evening = shiftTo(`${day}T18:00:00Z`);
const folder = mkdtempSync(join(tmpdir(), 'hafi-outcomes-'));
let app: App;
beforeAll(async () => {
  const env = { DATA_DIR: folder, [shiftVariable]: String(morning) };
  app = await startApp(env, inject('seeded'));
}, 150_000);
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Answer<T> = { data: T };
interface Booked {
  readonly id: string;
  readonly name: string;
  readonly person: NewPerson;
}

/** People with an accepted visit of the demo's doctor today. */
async function bookedToday(openPage: OpenPage, count: number): Promise<Booked[]> {
  const page = await openPage({ at: app.baseUrl, shift: morning });
  const { id: doctorId, name: doctor } = await findDoctor(page, 'Jean Habimana');
  const slots = await page.request.get(`/api/doctors/${doctorId}/slots?date=${day}`);
  const { data } = (await slots.json()) as Answer<{ time: string; available: boolean }[]>;
  const free = data.filter(({ available }) => available).slice(-count);
  expect(free).toHaveLength(count);
  const booked: Booked[] = [];
  for (const { time } of free) {
    const lastName = inventName('Uwase');
    const person = await signUp(page, { lastName });
    await signIn(page, person.email, person.password);
    const id = await bookTime(page, { doctorId, doctor, date: day, time });
    booked.push({ id, name: `Solange ${lastName}`, person });
  }
  await signIn(page, 'doctor@hafi.test');
  for (const { id } of booked) {
    const accepted = await page.request.post(`/api/bookings/${id}/accept`, { data: {} });
    expect(accepted.status()).toBe(200);
  }
  await page.context().close();
  return booked;
}

describe('After a visit its doctor says', { timeout: 180_000 }, () => {
  test('that it took place, that nobody came, and that it was paid at the practice', async ({
    openPage,
  }) => {
    // Given three visits of a day, and its evening
    const [came, stayedAway, other] = await bookedToday(openPage, 3);
    if (!came || !stayedAway || !other) throw new Error('three visits are needed');
    await app.stop();
    const { port: PORT } = new URL(app.baseUrl);
    app = await startApp({ DATA_DIR: folder, PORT, [shiftVariable]: String(evening) });
    const at = { at: app.baseUrl, shift: evening };
    const page = await openPage(at);
    await signIn(page, 'doctor@hafi.test');
    const state = async (id: string) => {
      const answer = await page.request.get(`/api/bookings/${id}`);
      const { data } = (await answer.json()) as Answer<{
        outcome: string | null;
        payment: { state: string };
      }>;
      return [data.outcome, data.payment.state];
    };
    await page.goto('/doctor-dashboard');
    const today = page.getByRole('region', { name: "Today's visits" });
    const rowOf = ({ name }: Booked) => today.locator('li').filter({ hasText: name });
    const say = async (booked: Booked, what: string) => {
      await rowOf(booked).locator('summary').click();
      await rowOf(booked).getByRole('button', { name: what, exact: true }).click();
    };
    // When the doctor says on the desk that one took place
    await rowOf(came).waitFor();
    await say(came, 'It took place');
    // Then it is said where the doctor is
    await today.getByText(`Noted: ${came.name} was here.`).waitFor();
    expect(await state(came.id)).toEqual(['done', 'due']);
    // When nobody came to another
    await say(stayedAway, 'Nobody came');
    await today.getByText(`Noted that nobody came. ${stayedAway.name} is told.`).waitFor();
    await rowOf(stayedAway).getByText('Nobody came', { exact: true }).first().waitFor();
    expect(await state(stayedAway.id)).toEqual(['no-show', 'due']);
    await expectNoAxeViolations(page);
    // And when that was a mistake
    await say(stayedAway, 'Take back what I noted');
    await today.getByText(`Taken back: ${stayedAway.name}.`).waitFor();
    expect(await state(stayedAway.id)).toEqual([null, 'due']);
    await say(stayedAway, 'Nobody came');
    await expect.poll(() => state(stayedAway.id)).toEqual(['no-show', 'due']);
    // When the third was paid at the practice, on the page of the appointment
    await page.goto(`/bookings/${other.id}`);
    await page.getByRole('button', { name: 'Paid at the practice' }).click();
    await page.getByText(`Paid at the practice: ${other.name}.`).waitFor();
    await page.getByRole('button', { name: 'It took place' }).click();
    await page.getByText(`Noted: ${other.name} was here.`).waitFor();
    expect(await state(other.id)).toEqual(['done', 'at-desk']);
    await expectNoAxeViolations(page);
    // Then who did not come was notified, and who paid has nothing more to pay
    const notified = await openPage(at);
    await signIn(notified, stayedAway.person.email, stayedAway.person.password);
    await notified.goto(`/bookings/${stayedAway.id}`);
    await notified.getByRole('heading', { level: 1 }).waitFor();
    const bell = await notified.request.get('/api/notifications');
    const { data } = (await bell.json()) as Answer<{ link: string | null }[]>;
    expect(data.filter(({ link }) => link === `/bookings/${stayedAway.id}`).length).toBeGreaterThan(
      0,
    );
    const payer = await openPage(at);
    await signIn(payer, other.person.email, other.person.password);
    await payer.goto(`/bookings/${other.id}`);
    await payer.getByText('Paid at the practice').first().waitFor();
    expect(await payer.getByRole('link', { name: /^Pay/ }).count()).toBe(0);
  });
});
