import * as contract from '@hafi/contract/circle/elder-registration.contract';
import { callerOf } from '../../../platform/auth/principal.ts';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { finishHandOver, getHandOver, startHandOver } from '../hand-over/hand-over.ts';
import { registerElder } from './register-elder.ts';

/** Endpoints for registering elders and handing over their accounts. */
export function registerElderHandlers(platform: Platform): Handler[] {
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
    handle(contract.finishHandOver, async (call) => {
      const { address, body, params } = call;
      await finishHandOver(platform, callerOf(call), { ...body, address, elderId: params.id });
      return { data: null };
    }),
  ];
}
