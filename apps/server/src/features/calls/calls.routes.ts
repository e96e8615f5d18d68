import * as autoAnswer from '@hafi/contract/calls/auto-answer.contract';
import * as contract from '@hafi/contract/calls/calls.contract';
import { callerOf } from '../../platform/auth/principal.ts';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeAutoAnswer, listAutoAnswer } from './auto-answer/change-auto-answer.ts';
import { getConnectionHelp } from './connection/get-connection-help.ts';
import { beatCall } from './course/beat-call.ts';
import { joinCall } from './course/join-call.ts';
import { declineCall, leaveCall } from './course/leave-call.ts';
import { startCall } from './course/start-call.ts';
import { listSignals, sendSignals } from './signals/send-signals.ts';
import { listCalls, listCurrentCalls } from './view/list-calls.ts';
import { readOwnCall } from './view/read-call.ts';

/** Endpoints of calls. */
export const callsHandlers = (platform: Platform): readonly Handler[] => [
  handle(contract.startCall, async ({ body, principal }) => ({
    data: await startCall(platform, principal, body),
  })),
  handle(contract.listCurrentCalls, async ({ principal }) => ({
    data: await listCurrentCalls(platform, principal.personId),
  })),
  handle(contract.listCalls, async ({ principal, query }) => {
    const { items, nextCursor } = await listCalls(platform, principal.personId, query);
    return { data: items, nextCursor };
  }),
  handle(contract.getCall, async ({ params, principal }) => ({
    data: await readOwnCall(platform.db, principal.personId, params.id),
  })),
  handle(contract.joinCall, async ({ body, params, principal }) => ({
    data: await joinCall(platform, principal, { callId: params.id, ...body }),
  })),
  handle(contract.declineCall, async ({ params, principal }) => ({
    data: await declineCall(platform, principal, params.id),
  })),
  handle(contract.leaveCall, async ({ body, params, principal }) => {
    const { id, legId } = params;
    return { data: await leaveCall(platform, principal, { callId: id, legId, ...body }) };
  }),
  handle(contract.beatCall, async ({ body, params, principal }) => {
    const { id, legId } = params;
    return { data: await beatCall(platform, principal, { callId: id, legId, ...body }) };
  }),
  handle(contract.sendSignals, async ({ body, params, principal }) => {
    const { id, legId } = params;
    await sendSignals(platform, principal, { callId: id, legId, signals: body.signals });
    return { data: null };
  }),
  handle(contract.listSignals, async ({ params, principal, query }) => {
    const { id, legId } = params;
    const { after } = query;
    return { data: await listSignals(platform, principal, { callId: id, legId, after }) };
  }),
  handle(contract.getConnectionHelp, async ({ params, principal }) => ({
    data: await getConnectionHelp(platform, principal, params.id),
  })),
  handle(autoAnswer.listAutoAnswer, async ({ params, principal }) => ({
    data: await listAutoAnswer(platform, principal, params.id),
  })),
  handle(autoAnswer.changeAutoAnswer, async (call) => {
    const { id, personId } = call.params;
    const change = { elderId: id, personId, isAllowed: call.body.isAllowed };
    await changeAutoAnswer(platform, callerOf(call), change);
    return { data: null };
  }),
];
