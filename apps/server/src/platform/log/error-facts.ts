import { sqlState, violatedConstraint } from '../db/database.ts';

const named = /^[\w.-]{1,60}$/;

/**
 * The kind of an error in one word: its SQLSTATE, else its code (`ETIMEDOUT`), else its class.
 * Never its message, which may hold personal data.
 */
export function errorCode(error: unknown): string {
  const state = sqlState(error);
  if (state) return state;
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error ? String(error.code) : '';
  if (named.test(code)) return code;
  return named.test(error.name) ? error.name : 'Error';
}

/** A frame of a stack: a function, and the file, line and column. */
const frame = /^ {4}at .*[/\\:][^\s/\\]+:\d+:\d+\)?$/;

/** The frames of a stack, without the message above them, which may look like some. */
function framesOf({ message, stack = '' }: Error): string[] {
  const begin = stack.indexOf(message);
  const below = begin < 0 ? stack : stack.slice(begin + message.length);
  return below
    .split('\n')
    .filter((line) => frame.test(line))
    .slice(0, 12)
    .map((line) => line.trim());
}

/**
 * What may be logged of an error: its class, its kind (an SQLSTATE, a code), the constraint that a
 * statement violated, and where it came from. Never its message, its statement or its parameters,
 * which quote what people typed.
 */
export function errorFacts(error: unknown) {
  if (!(error instanceof Error)) return { code: 'unknown' };
  const constraint = violatedConstraint(error);
  return {
    type: named.test(error.name) ? error.name : 'Error',
    code: errorCode(error),
    ...(constraint === undefined ? {} : { constraint }),
    // Names of the contract's fields, without values.
    ...('brokenFields' in error ? { fields: error.brokenFields } : {}),
    at: framesOf(error),
  };
}
