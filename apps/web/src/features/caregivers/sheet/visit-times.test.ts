import { describe, expect, it } from 'vitest';
import { isLate, type KnownTimes, timesOf } from './visit-times.ts';

const day = '2026-11-23';
/** A time of the day in Kigali. */
const at = (time: string) => new Date(`${day}T${time}:00+02:00`);
const known: KnownTimes = {
  day,
  arrivedAt: at('09:04').toISOString(),
  endsAt: at('10:00').toISOString(),
};
const untyped = { arrivedAt: '', leftAt: '' };

describe('the times of a visit', () => {
  it('are those of the two presses', () => {
    expect(timesOf(untyped, known, at('10:02'))).toEqual({
      arrivedAt: at('09:04').toISOString(),
      leftAt: at('10:02').toISOString(),
    });
  });

  it('are asked for when Done is pressed long after', () => {
    expect(isLate(known, at('11:00'))).toBe(false);
    expect(isLate(known, at('11:01'))).toBe(true);
    expect(timesOf(untyped, known, at('18:00'))).toEqual({
      faults: [{ field: 'leftAt', code: 'invalid-moment' }],
    });
    const said = { arrivedAt: '', leftAt: '10:10' };
    expect(timesOf(said, known, at('18:00'))).toMatchObject({ leftAt: at('10:10').toISOString() });
  });

  it('of an unplanned visit are asked for after four hours', () => {
    const alone = { ...known, endsAt: null };
    expect(isLate(alone, at('13:04'))).toBe(false);
    expect(isLate(alone, at('13:05'))).toBe(true);
  });

  it.each([
    [{ ...untyped }, { ...known, arrivedAt: null }, 'arrivedAt', 'invalid-moment'],
    [{ arrivedAt: '10:30', leftAt: '' }, known, 'arrivedAt', 'future-moment'],
    [{ arrivedAt: '', leftAt: '10:30' }, known, 'leftAt', 'future-moment'],
    [{ arrivedAt: '', leftAt: '09:00' }, known, 'leftAt', 'ends-before-start'],
  ])('that cannot be are refused (%#)', (said, about, field, code) => {
    expect(timesOf(said, about, at('10:02'))).toEqual({ faults: [{ field, code }] });
  });

  it('may reach over midnight', () => {
    const night = { day, arrivedAt: at('22:00').toISOString(), endsAt: null };
    const morning = new Date('2026-11-24T07:00:00+02:00');
    expect(timesOf({ arrivedAt: '', leftAt: '06:00' }, night, morning)).toMatchObject({
      leftAt: '2026-11-24T04:00:00.000Z',
    });
  });
});
