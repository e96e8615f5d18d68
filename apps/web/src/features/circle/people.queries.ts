import { listAccessLog } from '@hafi/contract/circle/access-log.contract';
import {
  endAppointmentDoctor,
  listAppointmentDoctors,
} from '@hafi/contract/circle/appointment-doctors.contract';
import type { memberChange } from '@hafi/contract/circle/circle.schemas';
import type { Permission } from '@hafi/contract/circle/circle-terms';
import type { witnessedConsent } from '@hafi/contract/circle/consent.schemas';
import { listConsents, recordConsent, undoConsent } from '@hafi/contract/circle/consents.contract';
import {
  changeMember,
  getCircle,
  leaveCircle,
  revokeMember,
  vouchForNumber,
  withdrawDeath,
} from '@hafi/contract/circle/members.contract';
import { weightyPermissions } from '@hafi/contract/circle/weighty-permissions';
import type * as z from 'zod/mini';
import { useIdentityCheck } from '../../kit/identity-check.tsx';
import { ask } from '../../lib/query/ask.ts';
import { useAct, useActs } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';
import { usePages } from '../../lib/query/use-pages.ts';

const settled = { waits: true };

/** An elder's circle. */
export const useCircle = (elderId: string) => useAnswer(getCircle, { params: { id: elderId } });

const isWeighty = (permission: Permission) => weightyPermissions.includes(permission);

/** Changes a member. Who adds weighty permissions to those of before confirms who they are. */
export function useChangeMember(elderId: string, personId: string, before: readonly Permission[]) {
  const check = useIdentityCheck();
  return useActs(async (body: z.input<typeof memberChange>) => {
    const adds = body.permissions.some((each) => isWeighty(each) && !before.includes(each));
    if (adds) await check();
    return ask(changeMember, { params: { id: elderId, personId }, body });
  }, settled);
}

/** Removes a member. */
export const useRevokeMember = (elderId: string, personId: string) =>
  useAct(revokeMember, () => ({ params: { id: elderId, personId } }), settled);

/** Says that a member was reached at this number, or with null that it is no longer theirs. */
export const useVouchForNumber = (elderId: string, personId: string) =>
  useAct(
    vouchForNumber,
    (phone: string | null) => ({ params: { id: elderId, personId }, body: { phone } }),
    settled,
  );

/** Says that an elder's death was recorded by mistake. */
export const useWithdrawDeath = (elderId: string) =>
  useAct(withdrawDeath, () => ({ params: { id: elderId } }), settled);

/** Leaves an elder's circle. */
export const useLeaveCircle = (elderId: string) =>
  useAct(leaveCircle, () => ({ params: { id: elderId } }), settled);

/** Records consent that the elder gave before a witness. */
export function useRecordConsent(elderId: string) {
  const check = useIdentityCheck();
  return useActs(async (body: z.input<typeof witnessedConsent>) => {
    if (body.permissions.some(isWeighty)) await check();
    return ask(recordConsent, { params: { id: elderId }, body });
  }, settled);
}

/** Undoes such a consent. */
export const useUndoConsent = (elderId: string) =>
  useAct(undoConsent, (consentId: string) => ({ params: { id: elderId, consentId } }), settled);

/** The consent log, page by page. */
export const useConsents = (elderId: string) =>
  usePages(listConsents, { params: { id: elderId }, query: {} });

/** The access log, page by page. */
export const useAccessLog = (elderId: string) =>
  usePages(listAccessLog, { params: { id: elderId }, query: {} });

/** The doctors who may see the elder's health because of appointments. */
export const useAppointmentDoctors = (elderId: string) =>
  useAnswer(listAppointmentDoctors, { params: { id: elderId } });

/** Ends what such a doctor may see. */
export const useEndAppointmentDoctor = (elderId: string, personId: string) =>
  useAct(endAppointmentDoctor, () => ({ params: { id: elderId, personId } }), settled);
