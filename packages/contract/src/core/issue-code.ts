import type { FieldIssue } from './problem.ts';

interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly message?: string | undefined;
  readonly input?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly [more: string]: unknown;
}

const ownCodes = /^[a-z]+(-[a-z]+)*$/;

function codeOf(issue: SchemaIssue): string {
  if (issue.message && ownCodes.test(issue.message)) return issue.message;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'wrong-type';
    case 'too_small':
      return typeof issue.minimum === 'number' && issue.origin === 'string'
        ? 'too-short'
        : 'too-small';
    case 'too_big':
      return issue.origin === 'string' ? 'too-long' : 'too-big';
    case 'invalid_value':
      return issue.input === undefined || issue.input === '' ? 'required' : 'invalid-choice';
    default:
      return 'invalid-format';
  }
}

/** Maps a schema issue to our own field code, the same in the browser and on the server. */
export function toFieldIssue(issue: SchemaIssue): FieldIssue {
  return {
    path: (issue.path ?? []).map(String).join('.'),
    code: codeOf(issue),
    values: { minimum: issue.minimum, maximum: issue.maximum },
  };
}
