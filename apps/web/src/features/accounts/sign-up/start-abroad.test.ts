import { afterEach, expect, it, vi } from 'vitest';
import type { Signup } from './signup-person.tsx';
import { emptySignup, type SignupValues } from './signup-values.ts';
import { startAbroad } from './start-abroad.ts';

afterEach(() => vi.restoreAllMocks());

/** The form, after `startAbroad` came to it in a browser of this time zone. */
function begun(zone: string, typed: Partial<SignupValues> = {}) {
  const options = Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: zone,
  });
  const values: SignupValues = { ...emptySignup, ...typed };
  const form = {
    watch: (field: keyof SignupValues) => values[field],
    setValue: (field: keyof SignupValues, value: string) =>
      Object.assign(values, { [field]: value }),
  };
  startAbroad(form as unknown as Signup['form']);
  return { country: values.country, timeZone: values.timeZone };
}

it('takes the time zone of a browser abroad, and its country, or asks for that', () => {
  expect(begun('Europe/Brussels')).toEqual({ country: 'BE', timeZone: 'Europe/Brussels' });
  expect(begun('Europe/Amsterdam')).toEqual({ country: 'NL', timeZone: 'Europe/Brussels' });
  expect(begun('Europe/Prague')).toMatchObject({ country: '' });
});

it('gives the time zone also to who has chosen the country before it was loaded', () => {
  expect(begun('Europe/Brussels', { country: 'BE' })).toEqual({
    country: 'BE',
    timeZone: 'Europe/Brussels',
  });
});

it('leaves a form that was begun at home, or where another zone was chosen, as it is', () => {
  const home = { country: 'RW', timeZone: 'Africa/Kigali' };
  expect(begun('Africa/Kigali')).toEqual(home);
  expect(begun('Europe/Brussels', { district: 'Gasabo' })).toEqual(home);
  const chosen = { country: 'CA', timeZone: 'America/Toronto' } as const;
  expect(begun('Europe/Brussels', chosen)).toEqual(chosen);
});
