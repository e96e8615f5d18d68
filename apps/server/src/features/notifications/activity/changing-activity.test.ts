import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { dayStage, feed, kindsOf, linesOf } from '../../../test/activity/day-stage.ts';
import { documentsStage } from '../../../test/documents-stage.ts';
import { startMedicationStage } from '../../../test/medication-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { aPdf } from '../../../test/upload-stage.ts';
import { pressure } from '../../../test/vitals-stage.ts';
import { volunteeringStage } from '../../../test/volunteering-stage.ts';

let app: TestApp;
let day: Awaited<ReturnType<typeof dayStage>>;
let medicines: Awaited<ReturnType<typeof startMedicationStage>>;

beforeAll(async () => {
  app = await startTestApp();
  medicines = await startMedicationStage(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  day = await dayStage(app, medicines);
});

describe('what is taken back', () => {
  test('goes: a check-in, an answer to a dose, a reading with its alert, an arrival, a document', async () => {
    const { at, elder } = day.circle;
    const caregiver = await day.caregiverOf(elder);
    const medicationId = await medicines.add(elder);
    await day.checkIn(elder);
    await day.checkIn(elder);
    app.clock.set('2026-11-23T07:05:00Z');
    await medicines.say(elder, elder, { medicationId, due: '09:00' });
    const reading = newId();
    const high = { ...pressure(190, 115, { confirmed: true }), id: reading };
    expect((await elder.post(`${at}/vitals`, high)).statusCode).toBe(201);
    const visitId = randomUUID();
    const arrival = { visitId, arrivedAt: day.now(), leftAt: null };
    await day.careVisit(caregiver, arrival);
    const document = await documentsStage(app, day.circle).added(elder, aPdf());
    expect(await kindsOf(elder)).toEqual([
      'alert',
      'check-in',
      'document',
      'dose',
      'home-visit',
      'medicine',
      'reading',
    ]);
    expect((await linesOf(elder)).filter((text) => text.startsWith('Meze neza'))).toHaveLength(1);
    await elder.remove('/api/check-ins/today');
    await medicines.say(elder, elder, { medicationId, due: '09:00', status: 'undone' });
    await elder.remove(`${at}/vitals/${reading}`);
    await day.careVisit(caregiver, { ...arrival, undone: true });
    await elder.remove(`${at}/documents/${document}`);
    expect(await kindsOf(elder)).toEqual(['medicine']);
  });

  test('an answer to a dose that becomes another is counted once', async () => {
    const { elder } = day.circle;
    const medicationId = await medicines.add(elder);
    app.clock.set('2026-11-23T07:05:00Z');
    for (const status of ['taken', 'taken', 'skipped', 'taken', 'skipped']) {
      app.clock.advance({ minutes: 1 });
      await medicines.say(elder, elder, { medicationId, due: '09:00', status, id: newId() });
    }
    expect(await linesOf(elder)).toEqual(['Medicine added', '1 dose of 09:00 not taken']);
  });
});

test('a volunteer keeps what they did, with the first name only', async () => {
  app.clock.set('2026-11-23T06:00:00Z');
  const stage = volunteeringStage(app);
  const [elder, volunteer] = [await stage.elder(), await stage.volunteer()];
  const id = await stage.requested(elder);
  await stage.act(volunteer, id, 'accept');
  expect(await linesOf(elder)).toEqual([
    expect.stringMatching(/^Volunteers were asked for help/),
    expect.stringMatching(/^Patrick will help/),
  ]);
  const [own] = (await feed(volunteer)).data;
  expect(own).toMatchObject({ elder: null, actor: null, link: '/volunteer-dashboard' });
  expect(own?.text).toMatch(/^You promised to help \S+: an errand, Wednesday 25 November/);
  await stage.act(volunteer, id, 'give-back');
  expect(await linesOf(volunteer)).toEqual([]);
  expect(await linesOf(elder)).toHaveLength(1);
});
