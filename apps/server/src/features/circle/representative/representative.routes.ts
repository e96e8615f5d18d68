import * as contract from '@hafi/contract/circle/representative.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendFile } from '../../../platform/uploads/file-answer.ts';
import { getOwnClaim, getOwnClaimFile, makeClaim, withdrawClaim } from './claim-representation.ts';
import {
  confirmClaim,
  endRepresentation,
  getClaimFile,
  listClaims,
  refuseClaim,
} from './decide-representative.ts';

/** Who represents an elder by a court's decision: claimed by a member, confirmed by a coordinator. */
export const representativeHandlers = (platform: Platform): readonly Handler[] => [
  handle(contract.getOwnClaim, async (call) => ({ data: await getOwnClaim(platform, call) })),
  handle(contract.makeClaim, async (call) => {
    await makeClaim(platform, call);
    return { data: null };
  }),
  handle(contract.withdrawClaim, async (call) => {
    await withdrawClaim(platform, call);
    return { data: null };
  }),
  handle(contract.getOwnClaimFile, async (call) =>
    sendFile(call.setHeader, await getOwnClaimFile(platform, call)),
  ),
  handle(contract.listClaims, async () => ({ data: await listClaims(platform) })),
  handle(contract.getClaimFile, async (call) =>
    sendFile(call.setHeader, await getClaimFile(platform, call)),
  ),
  handle(contract.confirmClaim, async (call) => {
    await confirmClaim(platform, call);
    return { data: null };
  }),
  handle(contract.refuseClaim, async (call) => {
    await refuseClaim(platform, call);
    return { data: null };
  }),
  handle(contract.endRepresentation, async (call) => {
    await endRepresentation(platform, call);
    return { data: null };
  }),
];
