import { isCalendarDay } from '@hafi/base/kigali-time';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  day,
  email,
  id,
  personName,
  phone,
  rwandanPhone,
  saidInstant,
  slotTime,
  text,
} from './fields.ts';

const codeOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

describe('a phone number', () => {
  it.each([
    ['0788123456', '+250788123456'],
    ['078 812 3456', '+250788123456'],
    ['250788123456', '+250788123456'],
    ['00250788123456', '+250788123456'],
    ['+250 (788) 123-456', '+250788123456'],
    ['+32 470 12 34 56', '+32470123456'],
  ])('%s is read as %s', (typed, e164) => {
    expect(phone.parse(typed)).toBe(e164);
  });

  it.each(['0758123456', '078812345', '+250188123456', 'call me', '😀', '+0123456789'])(
    '%s is refused',
    (typed) => {
      expect(codeOf(phone, typed)).toBe('invalid-phone');
    },
  );

  it('for mobile money is a Rwandan one', () => {
    expect(codeOf(rwandanPhone, '+32470123456')).toBe('invalid-rwandan-phone');
    expect(rwandanPhone.parse('0722000111')).toBe('+250722000111');
  });
});

describe('a calendar day', () => {
  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2026-04-31', false],
    ['2026-1-1', false],
    ['1900-01-01', true],
    ['2199-12-31', true],
    ['tomorrow', false],
    ['', false],
  ])('%s: %s', (typed, exists) => {
    expect(isCalendarDay(typed)).toBe(exists);
    expect(day.safeParse(typed).success).toBe(exists);
  });

  it.each(['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])(
    'and an instant of %s are refused',
    (typed) => {
      expect(codeOf(day, typed)).toBe('invalid-date');
      expect(codeOf(saidInstant, `${typed}T00:00:00Z`)).toBe('invalid-moment');
    },
  );

  it('is every day that the calendar has', () => {
    const days = fc.date({
      min: new Date('1900-01-01'),
      max: new Date('2199-12-31'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(days, (date) => isCalendarDay(date.toISOString().slice(0, 10))));
  });
});

describe('words that people type', () => {
  it('are trimmed, and may be in any script', () => {
    expect(personName.parse('  Espérance ')).toBe('Espérance');
    expect(text(100).parse(' Muraho 👋\nneza ')).toBe('Muraho 👋\nneza');
  });

  it.each([
    [personName, '<script>', 'invalid-name'],
    [personName, '😀', 'invalid-name'],
    [personName, ' ', 'required'],
    [text(10), 'a\u0000b', 'control-characters'],
    [text(10), 'a\ud800b', 'control-characters'],
    [text(10), 'a\udfffb', 'control-characters'],
    [email, 'nobody', 'invalid-email'],
    [email, 'a@b', 'invalid-email'],
    [slotTime, '09:15', 'invalid-time'],
    [id, '../../etc', 'invalid-id'],
  ])('are refused with a code of their own (%#)', (schema, typed, code) => {
    expect(codeOf(schema, typed)).toBe(code);
  });

  it('are never longer than the limit', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (typed) => {
        const parsed = text(20).safeParse(typed);
        return !parsed.success || (parsed.data.length > 0 && parsed.data.length <= 20);
      }),
    );
  });
});
