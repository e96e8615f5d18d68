import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Principal } from '../../platform/auth/principal.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ElderAccess, findAccess, may } from '../circle/circle.public.ts';
import type { SubscriptionRow } from './subscriptions.repo.ts';

export type Asking = Pick<Principal, 'personId' | 'roles'>;

/** Whether the person may start a plan for the elder: the elder, and who keeps the bookings. */
export const mayStart = (access: ElderAccess): boolean => may(access, 'bookings:manage');

/** Whether the person may change or end a plan: these, and who pays it. */
export const mayManage = (access: ElderAccess, plan: Pick<SubscriptionRow, 'managerId'>): boolean =>
  mayStart(access) || plan.managerId === access.personId;

/** Whether the person may pay a part: who was asked, who looks after the plan, and the elder. */
export const mayPay = (
  personId: string,
  { elderId, managerId }: Pick<SubscriptionRow, 'elderId' | 'managerId'>,
  payerId: string,
): boolean => [elderId, managerId, payerId].includes(personId);

/**
 * The caller's place beside an elder, as the elder or in the circle.
 * @throws Problem not-found for everybody else, also the doctor of an appointment
 */
export async function requireCircle(
  platform: Pick<Platform, 'clock' | 'db'>,
  caller: Asking,
  elderId: string,
): Promise<ElderAccess> {
  const access = await findAccess(platform, caller, elderId);
  if (!access || access.by === 'visit') throw new Problem(coreErrors['not-found']);
  return access;
}
