import { bookingsErrors } from '@hafi/contract/bookings/bookings.errors';
import { Problem } from '@hafi/contract/core/problem';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAlsoThen } from './also-then.ts';

it('says yes with the next press of the same choice alone, once it was asked', () => {
  const { result } = renderHook(useAlsoThen);
  const hook = () => result.current;
  expect(hook().said('Wednesday 10:00')).toEqual({});
  act(() => {
    const other = new Problem(bookingsErrors['slot-taken']);
    expect(hook().answered('Wednesday 10:00', other)).toBe(false);
  });
  expect(hook().said('Wednesday 10:00')).toEqual({});
  act(() => {
    const question = new Problem(bookingsErrors['another-appointment']);
    expect(hook().answered('Wednesday 10:00', question)).toBe(true);
  });
  expect(hook().said('Wednesday 11:00')).toEqual({});
  expect(hook().said('Wednesday 10:00')).toEqual({ alsoThen: true });
});
