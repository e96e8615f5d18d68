import * as contract from '@hafi/contract/bookings/late-fees.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listLateFees } from './list-late-fees.ts';
import { waiveFee } from './waive-fee.ts';

/** Fees of appointments that did not take place. */
export const feesHandlers = (platform: Platform): readonly Handler[] => [
  handle(contract.listLateFees, async () => ({ data: await listLateFees(platform) })),
  handle(contract.waiveFee, async ({ body, params, principal }) => {
    await waiveFee(platform, principal, { id: params.id, ...body });
    return { data: null };
  }),
];
