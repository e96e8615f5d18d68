import type { Reachable } from '../../accounts/accounts.public.ts';
import { outsideCircle, unnamedOutside } from '../checkins.messages.ts';

/**
 * What mail and SMS say to a member: without the elder's name while nobody knows whose number it is,
 * because an urgent message goes there too.
 */
export function outsideFor(what: keyof typeof outsideCircle, person: Reachable | undefined) {
  const isTheirs = !person?.phoneNumber || person.phoneProved;
  // Who may not know of whom it is cannot weigh whether to wake them.
  return isTheirs ? outsideCircle[what] : unnamedOutside[what === 'awayNight' ? 'away' : what];
}
