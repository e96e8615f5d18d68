import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';

/**
 * That one field of what was sent cannot be so: its path in the request, and the code of what is
 * wrong with it, whose text is filled with `values`.
 */
export function invalidInput(
  path: string,
  code: string,
  values?: Readonly<Record<string, string | number>>,
): Problem {
  const field = values ? { path, code, values } : { path, code };
  return new Problem(coreErrors['invalid-input'], { fields: [field] });
}
