import type { Problem } from '@hafi/contract/core/problem';

/**
 * Whether a failure leaves open what became of the request, so that the same may be sent again: no
 * answer, one that is still being worked on, not signed in, too many at once, a failure of the
 * server's or of what stands between, or words that are not the server's (a hotspot that wants to be
 * paid first).
 */
export const mayPass = ({ code, status }: Pick<Problem, 'code' | 'status'>): boolean =>
  code === 'internal' ||
  code === 'still-in-progress' ||
  [0, 401, 408, 429].includes(status) ||
  status >= 500;
