import type { Elder } from '@hafi/contract/circle/circle.contract';

/** Whether the caller is a caregiver in the elder's circle. */
export const isCared = ({ by, relation }: Elder): boolean =>
  by === 'circle' && relation === 'caregiver';
