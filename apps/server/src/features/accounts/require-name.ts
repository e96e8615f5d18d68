import { faultOfName, tidyName } from '@hafi/contract/core/person-names';
import { invalidInput } from '../../platform/http/invalid-input.ts';

/**
 * Requires that a name keeps the rules of names, which became stricter: one that is stored already
 * is taken again.
 * @throws Problem invalid-input
 */
export function requireName(path: string, name: string | undefined, stored = ''): void {
  if (name === undefined || name === tidyName(stored)) return;
  const fault = faultOfName(name);
  if (fault !== null) throw invalidInput(path, fault);
}
