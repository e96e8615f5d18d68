import { expect, it } from 'vitest';
import { birth, toBirthday } from './birth.ts';

it.each([
  ['1948', '1948-01-01'],
  [' 1948 ', '1948-01-01'],
  ['12/03/1948', '1948-03-12'],
  ['1.3.1948', '1948-03-01'],
  ['12-03-1948', '1948-03-12'],
  ['1948-03-12', '1948-03-12'],
])('reads %s', (typed, day) => {
  expect(toBirthday(typed)).toBe(day);
  expect(birth.safeParse(typed)).toMatchObject({ success: true, data: day });
});

it.each(['48', '31/02/1948', '13/13/1948', '1700', 'long ago', '03/1948'])(
  'asks again for %s',
  (typed) => {
    expect(birth.safeParse(typed).error?.issues[0]?.message).toBe('invalid-birth');
  },
);

it('is required', () => {
  expect(birth.safeParse('').error?.issues[0]?.message).toBe('required');
});
