import { homeCountry } from '@hafi/contract/accounts/countries';
import { browserZone, selectableZone } from '../own-zone.ts';
import { countryOfZone } from './country-of-zone.ts';
import type { Signup } from './signup-person.tsx';

/** What the form starts with. */
const homeZone = 'Africa/Kigali';

/**
 * The form begins in Rwanda. Who is abroad by the clock of their browser gets the country of its
 * time zone, or is asked for it, unless they have begun at home.
 * Who has chosen a country already, before this was loaded, gets the time zone all the same.
 */
export function startAbroad(form: Signup['form']): void {
  const zone = selectableZone(browserZone());
  const isAbroad = form.watch('country') !== homeCountry;
  const isBegun = !isAbroad && form.watch('district') !== '';
  if (zone === null || form.watch('timeZone') !== homeZone || zone === homeZone || isBegun) return;
  form.setValue('timeZone', zone);
  if (!isAbroad) form.setValue('country', countryOfZone(browserZone()));
}
