import { defaultByType, defaultChoice } from '@hafi/contract/accounts/preferences.schemas';
import { describe, expect, test } from 'vitest';
import { chooseWay, quietUntil, type Reach } from './channels.ts';

const night = new Date('2026-11-24T21:00:00Z');
const morning = new Date('2026-11-25T04:00:00Z');
const quietHours = { from: '21:00', to: '06:00' };
const reach: Reach = {
  hasEmail: true,
  hasPhone: true,
  devices: 1,
  timeZone: 'Africa/Kigali',
  choice: defaultChoice,
  byType: defaultByType,
  digestAt: null,
};
const plain = { type: 'appointment' as const, priority: 'medium' as const };
const important = { ...plain, priority: 'high' as const };
const urgent = { ...important, type: 'emergency' as const };
const named = (way: ReturnType<typeof chooseWay>) =>
  (['email', 'push', 'sms'] as const).filter((channel) => way[channel]);

test('e-mail and push are on, SMS is off until it is chosen', () => {
  expect(named(chooseWay(reach, plain, night))).toEqual(['email', 'push']);
  const choice = { ...defaultChoice, email: false, sms: true };
  expect(named(chooseWay({ ...reach, choice }, plain, night))).toEqual(['push', 'sms']);
  const nothing = { ...defaultChoice, email: false, push: false };
  expect(named(chooseWay({ ...reach, choice: nothing }, plain, night))).toEqual([]);
});

test('who has chosen nothing sleeps from nine to six, and is woken by what cannot wait alone', () => {
  const sent = (notice: Parameters<typeof chooseWay>[1], time: string) => {
    const way = chooseWay(reach, notice, new Date(`2026-11-24T${time}:00Z`));
    return (way.sendAfter ?? way.holdUntil)?.toISOString() ?? null;
  };
  // 21:00, 01:00 and 05:59 in Kigali, then 06:00 and 20:59.
  for (const time of ['19:00', '23:00', '03:59']) {
    const end = `2026-11-${time === '03:59' ? '24' : '25'}T04:00:00.000Z`;
    expect([sent(plain, time), sent(important, time)]).toEqual([end, end]);
    expect([sent(urgent, time), sent({ ...plain, atOnce: true }, time)]).toEqual([null, null]);
  }
  for (const time of ['04:00', '18:59']) expect(sent(plain, time)).toBeNull();
});

test('a type uses the channels that are on at all and chosen for it', () => {
  const choice = { ...defaultChoice, sms: true };
  const byType = {
    ...defaultByType,
    community: { email: true, push: false, sms: false },
    health: { email: false, push: false, sms: false },
  };
  const chosen = { ...reach, choice, byType };
  const by = (type: 'health' | 'community' | 'family') =>
    named(chooseWay(chosen, { ...plain, type }, night));
  expect(by('family')).toEqual(['email', 'push', 'sms']);
  expect(by('community')).toEqual(['email']);
  expect(by('health')).toEqual([]);
  const withoutMail = { ...chosen, choice: { ...choice, email: false } };
  expect(named(chooseWay(withoutMail, { ...plain, type: 'community' }, night))).toEqual([]);
  // Whom nothing else reaches gets SMS, unless it was turned off for just this.
  const phoneOnly = { ...chosen, choice: defaultChoice, hasEmail: false, devices: 0 };
  expect(named(chooseWay(phoneOnly, { ...plain, type: 'family' }, night))).toEqual(['sms']);
  expect(named(chooseWay(phoneOnly, { ...plain, type: 'community' }, night))).toEqual([]);
});

test('channels that a person does not have are not used', () => {
  const choice = { ...defaultChoice, sms: true };
  const bare = { ...reach, hasEmail: false, hasPhone: false, devices: 0, choice };
  expect(named(chooseWay(bare, plain, night))).toEqual([]);
  expect(named(chooseWay(bare, urgent, night))).toEqual([]);
});

test('a person with neither an address nor a device gets SMS', () => {
  const phoneOnly = { ...reach, hasEmail: false, devices: 0 };
  expect(named(chooseWay(phoneOnly, plain, night))).toEqual(['sms']);
  expect(named(chooseWay({ ...phoneOnly, devices: 1 }, plain, night))).toEqual(['push']);
});

test('quiet hours hold what is not important until it is told together, and delay the rest', () => {
  const quiet = { ...reach, choice: { ...defaultChoice, quietHours } };
  const waits = (notice: Parameters<typeof chooseWay>[1], at = night) => {
    const { holdUntil, sendAfter } = chooseWay(quiet, notice, at);
    return [holdUntil, sendAfter];
  };
  const inTime = { uselessAt: new Date('2026-11-25T04:00:01Z') };
  expect(waits(plain)).toEqual([morning, null]);
  expect(waits(important)).toEqual([null, morning]);
  for (const notice of [plain, important]) {
    expect(waits({ ...notice, ...inTime })).toEqual(waits(notice));
    expect(waits({ ...notice, uselessAt: morning })).toEqual([null, null]);
    expect(waits({ ...notice, atOnce: true })).toEqual([null, null]);
    expect(waits(notice, morning)).toEqual([null, null]);
  }
  expect(waits(urgent)).toEqual([null, null]);
});

test('what wakes nobody rests at night too where no quiet hours are set, in the app alone or until six', () => {
  const awake: Reach = { ...reach, choice: { ...defaultChoice, quietHours: null } };
  const question = { ...important, atNight: 'later' as const };
  const reminder = { ...plain, atNight: 'app-only' as const };
  const at = (time: string, notice: Parameters<typeof chooseWay>[1], of = awake) => {
    const way = chooseWay(of, notice, new Date(`2026-11-24T${time}:00Z`));
    return [named(way).length, way.sendAfter?.toISOString() ?? null];
  };
  // 22:00 and 06:00 in Kigali.
  for (const time of ['20:00', '23:30', '03:59']) {
    const day = time === '03:59' ? '24' : '25';
    expect(at(time, question)).toEqual([2, `2026-11-${day}T04:00:00.000Z`]);
    expect(at(time, reminder)).toEqual([0, null]);
    expect(at(time, important)).toEqual([2, null]);
  }
  for (const time of ['19:59', '04:00']) {
    expect(at(time, question)).toEqual([2, null]);
    expect(at(time, reminder)).toEqual([2, null]);
  }
  const early = { from: '19:00', to: '05:00' };
  const own = { ...reach, choice: { ...defaultChoice, quietHours: early } };
  expect(at('17:30', question, own)).toEqual([2, '2026-11-25T03:00:00.000Z']);
  expect(at('03:30', reminder, own)).toEqual([2, null]);
});

describe('news that can wait, for who wants it once a day', () => {
  const daily = { ...reach, digestAt: '18:00' };
  const community = { ...plain, type: 'community' as const };
  const low = { ...plain, priority: 'low' as const };
  const at = (time: string, notice = community, of: Reach = daily) =>
    chooseWay(of, notice, new Date(`2026-11-24T${time}:00Z`)).holdUntil?.toISOString();

  test('waits for the hour by the own clock: of the community, and what matters little', () => {
    expect(at('15:59')).toBe('2026-11-24T16:00:00.000Z');
    expect(at('16:00')).toBe('2026-11-25T16:00:00.000Z');
    expect(at('15:59', low as never)).toBe('2026-11-24T16:00:00.000Z');
    const inBrussels = { ...daily, timeZone: 'Europe/Brussels' };
    expect(at('16:00', community, inBrussels)).toBe('2026-11-24T17:00:00.000Z');
    for (const notice of [plain, { ...community, priority: 'high' }, urgent]) {
      expect(at('15:59', notice as never)).toBeUndefined();
    }
    expect(at('15:59', community, reach)).toBeUndefined();
  });

  test('waits for the end of quiet hours around it, and not until it is too late', () => {
    const quiet = {
      ...daily,
      choice: { ...defaultChoice, quietHours: { from: '17:00', to: '19:30' } },
    };
    expect(at('10:00', community, quiet)).toBe('2026-11-24T17:30:00.000Z');
    const soon = { ...community, uselessAt: new Date('2026-11-24T16:00:00Z') };
    expect(at('10:00', soon)).toBeUndefined();
  });

  test('goes by e-mail and push, and by SMS only without them', () => {
    const choice = { ...defaultChoice, sms: true };
    expect(named(chooseWay({ ...daily, choice }, community, night))).toEqual(['email', 'push']);
    expect(named(chooseWay({ ...daily, choice }, plain, night))).toEqual(['email', 'push', 'sms']);
    const onlySms = { ...choice, email: false, push: false };
    expect(named(chooseWay({ ...daily, choice: onlySms }, community, night))).toEqual(['sms']);
  });
});

test('an emergency uses every channel, whatever is chosen', () => {
  const silent = { email: false, push: false, sms: false, quietHours };
  const way = chooseWay({ ...reach, choice: silent }, urgent, night);
  expect(named(way)).toEqual(['email', 'push', 'sms']);
});

const nights = { from: '21:30', to: '06:00' };
const siesta = { from: '13:00', to: '15:00' };

describe('quiet hours end', () => {
  test.each([
    ['the last minute before', '2026-11-24T19:29:59Z', nights, 'Africa/Kigali', null],
    ['the first minute', '2026-11-24T19:30:00Z', nights, 'Africa/Kigali', '2026-11-25T04:00'],
    ['after midnight', '2026-11-24T23:10:00Z', nights, 'Africa/Kigali', '2026-11-25T04:00'],
    ['the end itself', '2026-11-25T04:00:00Z', nights, 'Africa/Kigali', null],
    ['within a day', '2026-11-24T12:00:00Z', siesta, 'Africa/Kigali', '2026-11-24T13:00'],
    ['beside it', '2026-11-24T13:00:00Z', siesta, 'Africa/Kigali', null],
    ['the same moment elsewhere', '2026-11-24T19:30:00Z', nights, 'Europe/Brussels', null],
    ['a zone behind', '2026-11-25T08:00:00Z', nights, 'America/New_York', '2026-11-25T11:00'],
    ['a zone ahead', '2026-11-24T19:00:00Z', nights, 'Asia/Kolkata', '2026-11-25T00:30'],
    // In the night when the clocks go forward in Brussels, quiet hours are an hour shorter.
    ['clocks forward', '2026-03-28T23:00:00Z', nights, 'Europe/Brussels', '2026-03-29T04:00'],
    ['clocks back', '2026-10-24T23:00:00Z', nights, 'Europe/Brussels', '2026-10-25T05:00'],
    [
      'an end that is skipped',
      '2026-03-28T23:00:00Z',
      { from: '22:00', to: '02:30' },
      'Europe/Brussels',
      '2026-03-29T01:30',
    ],
    [
      'an end that comes twice, in its second pass',
      '2026-10-25T01:10:00Z',
      { from: '22:00', to: '02:30' },
      'Europe/Brussels',
      '2026-10-25T01:30',
    ],
    ['none chosen', '2026-11-24T23:00:00Z', null, 'Africa/Kigali', null],
  ] as [string, string, { from: string; to: string } | null, string, string | null][])(
    '%s',
    (_, now, quiet, zone, end) => {
      const until = quietUntil(new Date(now), quiet, zone);
      expect(until?.toISOString() ?? null).toBe(end && `${end}:00.000Z`);
    },
  );
});

test('what asks about the phone itself goes there, whatever else was chosen', () => {
  const asks = { ...important, type: 'family' as const, aboutPhone: true as const };
  expect(named(chooseWay(reach, asks, morning))).toEqual(['email', 'push', 'sms']);
  expect(named(chooseWay({ ...reach, hasPhone: false }, asks, morning))).toEqual(['email', 'push']);
});
