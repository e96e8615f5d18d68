import { defaultChoice } from '@hafi/contract/accounts/preferences.schemas';
import { expect, test } from 'vitest';
import { chooseWay, type Reach } from './channels.ts';

const night = new Date('2026-11-24T21:00:00Z');
const morning = new Date('2026-11-25T04:00:00Z');
const quietHours = { from: '21:00', to: '06:00' };
const reach: Reach = {
  hasEmail: true,
  hasPhone: true,
  devices: 1,
  timeZone: 'Africa/Kigali',
  choice: defaultChoice,
};
const plain = { urgent: false };
const named = (way: ReturnType<typeof chooseWay>) =>
  (['email', 'push', 'sms'] as const).filter((channel) => way[channel]);

test('e-mail and push are on, SMS is off until it is chosen', () => {
  expect(named(chooseWay(reach, plain, night))).toEqual(['email', 'push']);
  const choice = { ...defaultChoice, email: false, sms: true };
  expect(named(chooseWay({ ...reach, choice }, plain, night))).toEqual(['push', 'sms']);
  const nothing = { ...defaultChoice, email: false, push: false };
  expect(named(chooseWay({ ...reach, choice: nothing }, plain, night))).toEqual([]);
});

test('what a person does not have is not used', () => {
  const choice = { ...defaultChoice, sms: true };
  const bare = { ...reach, hasEmail: false, hasPhone: false, devices: 0, choice };
  expect(named(chooseWay(bare, plain, night))).toEqual([]);
  expect(named(chooseWay(bare, { urgent: true }, night))).toEqual([]);
});

test('who has neither an address nor a device gets SMS', () => {
  const phoneOnly = { ...reach, hasEmail: false, devices: 0 };
  expect(named(chooseWay(phoneOnly, plain, night))).toEqual(['sms']);
  expect(named(chooseWay({ ...phoneOnly, devices: 1 }, plain, night))).toEqual(['push']);
});

test('quiet hours hold back, but no emergency and nothing that would come too late', () => {
  const quiet = { ...reach, choice: { ...defaultChoice, quietHours } };
  const after = (notice: Parameters<typeof chooseWay>[1]) =>
    chooseWay(quiet, notice, night).sendAfter;
  expect(after(plain)).toEqual(morning);
  expect(after({ urgent: false, uselessAt: new Date('2026-11-25T04:00:01Z') })).toEqual(morning);
  expect(after({ urgent: false, uselessAt: morning })).toBeNull();
  expect(after({ urgent: true })).toBeNull();
  expect(chooseWay(quiet, plain, morning).sendAfter).toBeNull();
});

test('an emergency takes every channel, whatever is chosen', () => {
  const silent = { email: false, push: false, sms: false, quietHours };
  const way = chooseWay({ ...reach, choice: silent }, { urgent: true }, night);
  expect(named(way)).toEqual(['email', 'push', 'sms']);
});
