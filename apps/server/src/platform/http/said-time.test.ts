import { expect, test } from 'vitest';
import { saidTime } from './said-time.ts';

const now = new Date('2026-11-23T06:00:00Z');
const tooOld = { code: 'too-old', status: 409 };
const said = (text: string) => saidTime(text, now, { leewayMinutes: 5, days: 7, tooOld });

test('what happened keeps its time, and a clock a little ahead is brought back to now', () => {
  expect(said('2026-11-23T05:00:00Z')).toEqual(new Date('2026-11-23T05:00:00Z'));
  expect(said('2026-11-16T06:00:00Z')).toEqual(new Date('2026-11-16T06:00:00Z'));
  expect(said('2026-11-23T06:05:00Z')).toEqual(now);
});

test('what is to come is refused, and what was too long ago', () => {
  const fields = [{ path: 'at', code: 'future-moment' }];
  expect(() => said('2026-11-23T06:05:00.001Z')).toThrow(
    expect.objectContaining({ code: 'invalid-input', fields }),
  );
  expect(() => said('2026-11-16T05:59:59.999Z')).toThrow(
    expect.objectContaining({ code: 'too-old' }),
  );
});
