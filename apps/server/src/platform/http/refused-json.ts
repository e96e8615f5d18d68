import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { invalidInput } from './invalid-input.ts';

/** Deeper than anything in the contract; a FHIR bundle needs about 20 levels. */
const deepest = 64;

/**
 * Why a parsed JSON body is refused whatever its endpoint: it is nested so deeply that code which
 * walks it would fail, or a text has half a surrogate pair, which PostgreSQL refuses to store.
 */
export function refusalOf(body: unknown): Problem | undefined {
  return refuse(body, []);
}

function refuse(value: unknown, path: readonly string[]): Problem | undefined {
  if (typeof value === 'string') {
    return value.isWellFormed() ? undefined : invalidInput(path.join('.'), 'control-characters');
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= deepest) return new Problem(coreErrors['unreadable-request']);
  for (const [name, part] of Object.entries(value)) {
    if (!name.isWellFormed()) return new Problem(coreErrors['unreadable-request']);
    const refused = refuse(part, [...path, name]);
    if (refused) return refused;
  }
  return undefined;
}
