import type { Problem } from '@hafi/contract/core/problem';

/**
 * Whether a failure leaves the outcome of a request unknown, so that it may be retried: no answer,
 * still in progress, not signed in or somebody else, rate limited, a failure of the server or a proxy, or an answer
 * that is not ours (the captive portal of a hotspot).
 */
export const mayPass = ({ code, status }: Pick<Problem, 'code' | 'status'>): boolean =>
  code === 'internal' ||
  code === 'still-in-progress' ||
  code === 'other-person' ||
  [0, 401, 408, 429].includes(status) ||
  status >= 500;
