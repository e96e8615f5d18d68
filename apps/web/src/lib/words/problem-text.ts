import { Problem } from '@hafi/contract/core/problem';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const noNetwork = msg`The connection was cut. Nothing is lost. Please try again.`;
const unknown = msg`Something went wrong. Nothing is lost. Please try again.`;

/**
 * What to tell a person about a failure: the server's words, or ours when it could not speak.
 * `fallback` says what failed when nobody knows why.
 */
export function problemText(error: unknown, i18n: I18n, fallback?: string): string {
  if (error instanceof Problem && error.status === 0) return i18n._(noNetwork);
  if (error instanceof Problem && error.message) return error.message;
  return fallback ?? i18n._(unknown);
}
