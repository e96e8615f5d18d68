import { listAccessLog as accessLog } from '@hafi/contract/circle/access-log.contract';
import {
  listAppointmentDoctors as appointmentDoctors,
  endAppointmentDoctor as endDoctor,
} from '@hafi/contract/circle/appointment-doctors.contract';
import * as consents from '@hafi/contract/circle/consents.contract';
import * as members from '@hafi/contract/circle/members.contract';
import { callerOf } from '../../../platform/auth/principal.ts';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import { listAccessLog } from '../access-log/list-access-log.ts';
import { endAppointmentDoctor } from '../appointment-doctors/end-appointment-doctor.ts';
import { listAppointmentDoctors } from '../appointment-doctors/list-appointment-doctors.ts';
import { listConsents } from '../consents/list-consents.ts';
import { recordConsent } from '../consents/record-consent.ts';
import { undoConsent } from '../consents/undo-consent.ts';
import type { PlannedSource } from '../deaths/planned.ts';
import { withdrawDeath } from '../deaths/withdraw-death.ts';
import type { CirclePlatform } from '../let-go.ts';
import { changeMember } from './change-member.ts';
import { getCircle } from './get-circle.ts';
import { leaveCircle } from './leave-circle.ts';
import { revokeMember } from './revoke-member.ts';
import { vouchForNumber } from './vouch-for-number.ts';

/** Endpoints for circle members, the consent log and the access log. */
export const memberHandlers = (
  platform: CirclePlatform,
  planned: readonly PlannedSource[],
): readonly Handler[] => [
  handle(members.getCircle, async ({ params, principal }) => ({
    data: await getCircle(platform, principal, { elderId: params.id, planned }),
  })),
  handle(members.changeMember, async (call) => {
    const { id: elderId, personId } = call.params;
    await changeMember(platform, callerOf(call), { elderId, personId, body: call.body });
    return { data: null };
  }),
  handle(members.revokeMember, async (call) => {
    const { id: elderId, personId } = call.params;
    await revokeMember(platform, callerOf(call), { elderId, personId });
    return { data: null };
  }),
  handle(members.vouchForNumber, async ({ body, params, principal }) => {
    const { id: elderId, personId } = params;
    await vouchForNumber(platform, principal, { elderId, personId, phone: body.phone });
    return { data: null };
  }),
  handle(members.leaveCircle, async (call) => {
    await leaveCircle(platform, callerOf(call), call.params.id);
    return { data: null };
  }),
  handle(members.withdrawDeath, async (call) => {
    await withdrawDeath(platform, callerOf(call), call.params.id);
    return { data: null };
  }),
  handle(appointmentDoctors, async ({ params, principal }) => ({
    data: await listAppointmentDoctors(platform, principal, params.id),
  })),
  handle(endDoctor, async (call) => {
    const { id: elderId, personId } = call.params;
    await endAppointmentDoctor(platform, callerOf(call), { elderId, personId });
    return { data: null };
  }),
  handle(consents.listConsents, ({ params, principal, query }) =>
    listConsents(platform, principal, { elderId: params.id, ...query }),
  ),
  handle(consents.recordConsent, async ({ body, params, principal }) => {
    await recordConsent(platform, principal, { elderId: params.id, body });
    return { data: null };
  }),
  handle(consents.undoConsent, async (call) => {
    const { consentId, id: elderId } = call.params;
    await undoConsent(platform, callerOf(call), { elderId, consentId });
    return { data: null };
  }),
  handle(accessLog, ({ params, principal, query }) =>
    listAccessLog(platform, principal, { elderId: params.id, ...query }),
  ),
];
