import type { Role } from '@hafi/contract/accounts/roles';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The name of each role. */
export const roleNames: Record<Role, MessageDescriptor> = {
  ADMIN: msg`Coordinator`,
  DOCTOR: msg`Doctor`,
  CAREGIVER: msg`Caregiver`,
  PATIENT: msg`Elder`,
  VOLUNTEER: msg`Volunteer`,
  FAMILY: msg`Family`,
};
