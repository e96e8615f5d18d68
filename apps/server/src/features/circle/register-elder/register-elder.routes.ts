import * as contract from '@hafi/contract/circle/elder-registration.contract';
import { callerOf } from '../../../platform/auth/principal.ts';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import { finishHandOver, getHandOver, startHandOver } from '../hand-over/hand-over.ts';
import { getKeptNumber, proveNumber, sendNumberCode } from '../hand-over/kept-number.ts';
import type { CirclePlatform } from '../let-go.ts';
import { registerElder } from './register-elder.ts';

/** Endpoints for registering elders and handing over their accounts. */
export function registerElderHandlers(platform: CirclePlatform): Handler[] {
  return [
    handle(contract.registerElder, async ({ body, principal }) => ({
      data: await registerElder(platform, principal, body),
    })),
    handle(contract.getHandOver, async ({ params, principal }) => ({
      data: { pending: await getHandOver(platform, principal, params.id) },
    })),
    handle(contract.startHandOver, async ({ address, body, params, principal }) => ({
      data: {
        pending: await startHandOver(platform, principal, { ...body, address, elderId: params.id }),
      },
    })),
    handle(contract.getKeptNumber, async ({ params, principal }) => ({
      data: await getKeptNumber(platform, principal, params.id),
    })),
    handle(contract.sendKeptNumberCode, async ({ address, body, params, principal }) => {
      const requested = { address, elderId: params.id, phoneNumber: body.phoneNumber ?? '' };
      return { data: { pending: await sendNumberCode(platform, principal, requested) } };
    }),
    handle(contract.proveKeptNumber, async ({ address, body, params, principal }) => {
      await proveNumber(platform, principal, { address, elderId: params.id, code: body.code });
      return { data: null };
    }),
    handle(contract.finishHandOver, async (call) => {
      const { address, body, params } = call;
      await finishHandOver(platform, callerOf(call), { ...body, address, elderId: params.id });
      return { data: null };
    }),
  ];
}
