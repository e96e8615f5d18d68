import { Problem } from '@hafi/contract/core/problem';

/** Whether an act failed because a care plan opens it. */
export const isNeedsPlan = (error: Error | null): boolean =>
  error instanceof Problem && error.code === 'needs-plan';
