import type { Permission } from './circle-terms.ts';

/**
 * What lets somebody read or write health, or act in the elder's name. Whoever gives it confirms first
 * who they are: a stolen session must not give it away.
 */
export const weightyPermissions: readonly Permission[] = [
  'health:read',
  'health:write',
  'alerts:values',
  'bookings:manage',
];
