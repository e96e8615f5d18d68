import { type ElderAccess, may } from '../circle/circle.public.ts';

/** Whether the person is in the circle as a caregiver, and so may log visits to the elder. */
export const isCaregiver = ({ by, relation }: Pick<ElderAccess, 'by' | 'relation'>): boolean =>
  by === 'circle' && relation === 'caregiver';

/**
 * Whether the person may schedule home visits to the elder: who books for the elder, and caregivers
 * for themselves.
 */
export const maySchedule = (access: ElderAccess): boolean =>
  may(access, 'bookings:manage') || isCaregiver(access);

/** Whether the person may schedule, move and cancel the visits of this caregiver. */
export const mayScheduleFor = (access: ElderAccess, caregiverId: string): boolean =>
  may(access, 'bookings:manage') || (isCaregiver(access) && access.personId === caregiverId);
