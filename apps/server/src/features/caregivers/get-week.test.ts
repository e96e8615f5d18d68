import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { type CareStage, startCareStage } from '../../test/care-stage.ts';
import type { SignedIn } from '../../test/factories/person.factory.ts';

let stage: CareStage;
let caregiver: SignedIn;
let elder: SignedIn;

beforeEach(async () => {
  stage ??= await startCareStage();
  // A Wednesday, 08:00 in Kigali.
  stage.clock.set('2026-11-25T06:00:00Z');
  caregiver = await stage.person({ roles: ['CAREGIVER'] });
  elder = await stage.person({ firstName: 'Vestine', lastName: 'Nyiraneza' });
  await stage.join(elder, caregiver, 'caregiver');
});
afterAll(() => stage.close());

const log = (day: string, from: string, to: string | null, more: object = {}) =>
  stage.log(caregiver, elder, from, to, {
    arrivedAt: stage.at(from, day),
    leftAt: to === null ? null : stage.at(to, day),
    ...more,
  });

it('counts the hours from arrivals and departures, and what is still scheduled', async () => {
  await log('2026-11-22', '09:00', '12:00');
  await log('2026-11-23', '09:00', '10:20');
  await log('2026-10-31', '09:00', '10:00');
  const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], endsOn: '2026-12-31' };
  await stage.plan(caregiver, elder, caregiver, {
    startsOn: '2026-11-25',
    minutes: 90,
    ...everyDay,
  });
  const week = await stage.week(caregiver);
  // Sunday was last week; Thursday to Sunday are to come.
  expect(week.hours).toEqual({ worked: 80, today: 90, toCome: 4 * 90, month: 260 });
  expect(week.days.map(({ day }: { day: string }) => day)).toEqual(
    ['25', '26', '27', '28', '29', '30'].map((day) => `2026-11-${day}`).concat('2026-12-01'),
  );
  expect(week.days[1].visits).toMatchObject([
    {
      elder: { id: elder.personId, name: 'Vestine Nyiraneza' },
      visitId: null,
      startsAt: '2026-11-26T08:00:00.000Z',
      endsAt: '2026-11-26T09:30:00.000Z',
      state: 'planned',
    },
  ]);
  stage.clock.set('2026-11-25T09:00:00Z');
  const [{ scheduleId }] = week.days[0].visits;
  const planned = { scheduleId, day: '2026-11-25' };
  const visitId = randomUUID();
  await log('2026-11-25', '10:00', null, { planned, visitId });
  expect((await stage.week(caregiver)).hours).toMatchObject({ worked: 80, today: 90 });
  await log('2026-11-25', '10:00', '10:45', { planned, visitId });
  expect((await stage.week(caregiver)).hours).toMatchObject({ worked: 125, today: 0 });
});

it('keeps the hours with an elder who left, without the name', async () => {
  await log('2026-11-24', '09:00', '10:00');
  await log('2026-11-24', '12:00', null);
  await stage.leave(elder, caregiver);
  const week = await stage.week(caregiver);
  expect(week.hours).toMatchObject({ worked: 60 });
  expect(week.unfinished).toEqual([]);
  expect(JSON.stringify(week)).not.toContain('Vestine');
});

it('names the visits of earlier days that were begun and not finished', async () => {
  const visitId = randomUUID();
  await log('2026-11-23', '09:00', null, { visitId });
  await log('2026-11-25', '07:30', null);
  const day = '2026-11-23';
  const arrivedAt = stage.at('09:00', day);
  const mine = { id: elder.personId, name: 'Vestine Nyiraneza' };
  expect((await stage.week(caregiver)).unfinished).toEqual([
    { elder: mine, visitId, scheduleId: null, day, arrivedAt },
  ]);
  await log(day, '09:00', '10:00', { visitId });
  expect((await stage.week(caregiver)).unfinished).toEqual([]);
});

it('is empty for who visits nobody', async () => {
  const week = await stage.week(await stage.person({ roles: ['CAREGIVER'] }));
  expect(week.hours).toEqual({ worked: 0, today: 0, toCome: 0, month: 0 });
  expect(week.days.flatMap(({ visits }: { visits: unknown[] }) => visits)).toEqual([]);
});
