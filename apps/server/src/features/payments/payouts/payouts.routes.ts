import * as contract from '@hafi/contract/payments/payouts.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listDoctorsDue, listOwnPayouts, listPayouts, readOwnEarnings } from './list-payouts.ts';
import { askForPayeeAccount, changeOwnPayeeAccount, readOwnPayeeAccount } from './payee-account.ts';
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
  handle(contract.askForPayeeAccount, async ({ params, principal }) => {
    await askForPayeeAccount(platform, principal.personId, params.id);
    return { data: null };
  }),
  handle(contract.readOwnPayeeAccount, async ({ principal }) => ({
    data: await readOwnPayeeAccount(platform, principal.personId),
  })),
  handle(contract.changeOwnPayeeAccount, async ({ body, principal }) => ({
    data: await changeOwnPayeeAccount(platform, principal, body),
  })),
];
