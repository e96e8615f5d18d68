import { Problem } from '@hafi/contract/core/problem';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { unanswered } from '../api.ts';

const noNetwork = msg`The connection was cut. Nothing is lost. Please try again.`;
const unclear = msg`No answer came, so it is not known whether this arrived. Please try again.`;
const unknown = msg`Something went wrong. Nothing is lost. Please try again.`;

/**
 * The message about a failure: the server's, or ours when there was no answer. `fallback` is for an
 * unknown cause.
 */
export function problemText(error: unknown, i18n: I18n, fallback?: string): string {
  if (error instanceof Problem && error.status === 0) {
    return i18n._(error.code === unanswered.code ? unclear : noNetwork);
  }
  if (error instanceof Problem && error.message) return error.message;
  return fallback ?? i18n._(unknown);
}
