import { coreErrors } from '@hafi/contract/core/core.errors';
import { type FieldIssue, Problem } from '@hafi/contract/core/problem';

/** That these fields of what was sent cannot be so. */
export const invalidFields = (fields: readonly FieldIssue[]): Problem =>
  new Problem(coreErrors['invalid-input'], { fields });

/**
 * That one field of what was sent cannot be so: its path in the request, and the code of what is
 * wrong with it, whose text is filled with `values`.
 */
export const invalidInput = (
  path: string,
  code: string,
  values?: Readonly<Record<string, unknown>>,
): Problem => invalidFields([{ path, code, values }]);
