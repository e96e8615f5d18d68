import type { Role } from '@hafi/contract/accounts/roles';
import { type ElderAccess, may } from '../circle/circle.public.ts';

/**
 * Whether the person may write notes: a doctor around an appointment, or a doctor in the circle
 * with permission to write.
 */
export const mayWriteNotes = (access: ElderAccess, roles: readonly Role[]): boolean =>
  access.by !== 'self' && roles.includes('DOCTOR') && may(access, 'health:write');
