import * as contract from '@hafi/contract/circle/representative.contract';
import { callerOf } from '../../../platform/auth/principal.ts';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import { sendFile } from '../../../platform/uploads/file-answer.ts';
import type { CirclePlatform } from '../let-go.ts';
import { getOwnClaim, getOwnClaimFile, makeClaim, withdrawClaim } from './claim-representation.ts';
import {
  confirmClaim,
  endRepresentation,
  getClaimFile,
  listClaims,
  refuseClaim,
} from './decide-representative.ts';

/**
 * Endpoints for legal representation by a court's decision: claimed by a member, confirmed by a
 * coordinator.
 */
export const representativeHandlers = (platform: CirclePlatform): readonly Handler[] => [
  handle(contract.getOwnClaim, async ({ params, principal }) => ({
    data: await getOwnClaim(platform, principal.personId, params.id),
  })),
  handle(contract.makeClaim, async ({ body, params, principal }) => {
    await makeClaim(platform, principal.personId, { elderId: params.id, ...body });
    return { data: null };
  }),
  handle(contract.withdrawClaim, async ({ params, principal }) => {
    await withdrawClaim(platform, principal.personId, params.id);
    return { data: null };
  }),
  handle(contract.getOwnClaimFile, async ({ params, principal, setHeader }) =>
    sendFile(setHeader, await getOwnClaimFile(platform, principal.personId, params.id)),
  ),
  handle(contract.listClaims, async () => ({ data: await listClaims(platform) })),
  handle(contract.getClaimFile, async ({ params, principal, setHeader }) =>
    sendFile(setHeader, await getClaimFile(platform, principal.personId, params.id)),
  ),
  handle(contract.confirmClaim, async (call) => {
    await confirmClaim(platform, callerOf(call), call.params.id);
    return { data: null };
  }),
  handle(contract.refuseClaim, async ({ body, params, principal }) => {
    await refuseClaim(platform, principal.personId, { id: params.id, ...body });
    return { data: null };
  }),
  handle(contract.endRepresentation, async (call) => {
    await endRepresentation(platform, callerOf(call), { id: call.params.id, ...call.body });
    return { data: null };
  }),
];
