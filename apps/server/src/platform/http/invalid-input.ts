import { coreErrors } from '@hafi/contract/core/core.errors';
import { type FieldIssue, Problem } from '@hafi/contract/core/problem';

/** The Problem that names these fields of a request as invalid. */
export const invalidFields = (fields: readonly FieldIssue[]): Problem =>
  new Problem(coreErrors['invalid-input'], { fields });

/**
 * The Problem that names one field as invalid: its path in the request and the code of what is
 * wrong. `values` fill that code's message.
 */
export const invalidInput = (
  path: string,
  code: string,
  values?: Readonly<Record<string, unknown>>,
): Problem => invalidFields([{ path, code, values }]);
