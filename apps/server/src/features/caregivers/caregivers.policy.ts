import { type ElderAccess, may } from '../circle/circle.public.ts';

/** Came into the circle as a caregiver, and so may log own visits with the elder. */
export const isCaregiver = ({ by, relation }: Pick<ElderAccess, 'by' | 'relation'>): boolean =>
  by === 'circle' && relation === 'caregiver';

/** May schedule home visits with the elder: who books for them, and caregivers their own. */
export const mayPlan = (access: ElderAccess): boolean =>
  may(access, 'bookings:manage') || isCaregiver(access);

/** May schedule, move and cancel the visits of this caregiver. */
export const mayPlanFor = (access: ElderAccess, caregiverId: string): boolean =>
  may(access, 'bookings:manage') || (isCaregiver(access) && access.personId === caregiverId);
