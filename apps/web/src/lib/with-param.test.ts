import { expect, it } from 'vitest';
import { withParam } from './with-param.ts';

it('sets, replaces and removes one parameter, and leaves the rest and the original alone', () => {
  const search = new URLSearchParams('elder=1&tab=record');
  expect(String(withParam(search, 'q', 'tea & milk'))).toBe('elder=1&tab=record&q=tea+%26+milk');
  expect(String(withParam(search, 'tab', 'vitals'))).toBe('elder=1&tab=vitals');
  expect(String(withParam(search, 'tab', ''))).toBe('elder=1');
  expect(String(search)).toBe('elder=1&tab=record');
});
