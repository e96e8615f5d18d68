import { homeCountry } from '@hafi/contract/accounts/countries';
import { browserZone, selectableZone } from '../own-zone.ts';
import type { Signup } from './signup-person.tsx';

/** Asks for the country who is abroad by the clock of their browser, unless they have begun. */
export function startAbroad(form: Signup['form']): void {
  const zone = selectableZone(browserZone());
  const isBegun = form.watch('country') !== homeCountry || form.watch('district') !== '';
  if (zone === null || zone === form.watch('timeZone') || isBegun) return;
  form.setValue('timeZone', zone);
  form.setValue('country', '');
}
