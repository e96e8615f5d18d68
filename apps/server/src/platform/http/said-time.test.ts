import { expect, test } from 'vitest';
import { saidTime } from './said-time.ts';

const now = new Date('2026-11-23T06:00:00Z');
const tooOld = { code: 'too-old', status: 409 };
const said = (text: string) => saidTime(text, now, { leewayMinutes: 5, days: 7, tooOld });

test('past times are kept, and a clock a little ahead is corrected to now', () => {
  expect(said('2026-11-23T05:00:00Z')).toEqual(new Date('2026-11-23T05:00:00Z'));
  expect(said('2026-11-16T06:00:00Z')).toEqual(new Date('2026-11-16T06:00:00Z'));
  expect(said('2026-11-23T06:05:00Z')).toEqual(now);
});

test('future times and times too long ago are refused', () => {
  const fields = [{ path: 'at', code: 'future-moment' }];
  expect(() => said('2026-11-23T06:05:00.001Z')).toThrow(
    expect.objectContaining({ code: 'invalid-input', fields }),
  );
  expect(() => said('2026-11-16T05:59:59.999Z')).toThrow(
    expect.objectContaining({ code: 'too-old' }),
  );
});
