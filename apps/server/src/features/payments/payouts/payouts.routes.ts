import * as contract from '@hafi/contract/payments/payouts.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listDoctorsDue, listOwnPayouts, listPayouts, readOwnEarnings } from './list-payouts.ts';
import { recordPayout } from './record-payout.ts';
import { reversePayout } from './reverse-payout.ts';

/** What doctors are owed and were paid. */
export const payoutsHandlers = (platform: Platform): readonly Handler[] => [
  handle(contract.listDoctorsDue, async () => ({ data: await listDoctorsDue(platform) })),
  handle(contract.listPayouts, ({ query }) => listPayouts(platform, query)),
  handle(contract.recordPayout, async ({ body, params, principal }) => ({
    data: await recordPayout(platform, principal.personId, { doctorId: params.id, body }),
  })),
  handle(contract.reversePayout, async ({ body, params, principal }) => ({
    data: await reversePayout(platform, principal.personId, { id: params.id, ...body }),
  })),
  handle(contract.readOwnEarnings, async ({ principal }) => ({
    data: await readOwnEarnings(platform, principal.personId),
  })),
  handle(contract.listOwnPayouts, ({ principal, query }) =>
    listOwnPayouts(platform, principal.personId, query),
  ),
];
