import type { Reachable } from '../../accounts/accounts.public.ts';
import { outsideCircle, unnamedOutside } from '../checkins.messages.ts';

/**
 * What mail and SMS say to a member: without the elder's name while nobody knows whose number it is,
 * because an urgent message goes there too.
 */
export function outsideFor(
  what: keyof typeof outsideCircle & keyof typeof unnamedOutside,
  person: Reachable | undefined,
) {
  const isTheirs = !person?.phoneNumber || person.phoneProved;
  return (isTheirs ? outsideCircle : unnamedOutside)[what];
}
