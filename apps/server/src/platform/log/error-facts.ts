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

/** What may be logged of an error: its kind and where it came from, without its message. */
export function errorFacts(error: unknown) {
  const frames = error instanceof Error ? (error.stack?.match(/^ {4}at .+$/gm) ?? []) : [];
  const constraint = violatedConstraint(error);
  return {
    code: errorCode(error),
    ...(constraint === undefined ? {} : { constraint }),
    at: frames.slice(0, 12).map((frame) => frame.trim()),
  };
}
