import type { Role } from '@hafi/contract/accounts/roles';
import { type ElderAccess, may } from '../circle/circle.public.ts';

/** A doctor around a visit, or one of the circle who may write. */
export const mayWriteNotes = (access: ElderAccess, roles: readonly Role[]): boolean =>
  access.by !== 'self' && roles.includes('DOCTOR') && may(access, 'health:write');
