import type { Role } from '@hafi/contract/accounts/roles';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The word for each role. */
export const roleWords: Readonly<Record<Role, MessageDescriptor>> = {
  ADMIN: msg`Coordinator`,
  DOCTOR: msg`Doctor`,
  CAREGIVER: msg`Caregiver`,
  PATIENT: msg`Elder`,
  VOLUNTEER: msg`Volunteer`,
  FAMILY: msg`Family`,
};

/** The word for a role; a role that this version does not know is shown as it is. */
export const roleWord = (role: string): MessageDescriptor =>
  Object.entries(roleWords).find(([known]) => known === role)?.[1] ?? { id: role, message: role };
