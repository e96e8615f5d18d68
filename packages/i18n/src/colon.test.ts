import { expect, it } from 'vitest';
import { colon } from './colon.ts';

it('has a space before it in French only, which does not break', () => {
  expect(['en', 'rw', 'fr'].map(colon)).toEqual([': ', ': ', '\u00a0: ']);
});
