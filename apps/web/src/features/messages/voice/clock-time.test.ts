import { expect, it } from 'vitest';
import { clockTime } from './clock-time.ts';

it('says lengths in minutes and seconds', () => {
  expect([0, 9.4, 59.6, 300, -1].map(clockTime)).toEqual(['0:00', '0:09', '1:00', '5:00', '0:00']);
});
