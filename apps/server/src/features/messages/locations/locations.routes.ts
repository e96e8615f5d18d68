import * as contract from '@hafi/contract/messages/messages.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listLooks, lookAtLocation, moveLocation, stopLocation } from './share-location.ts';

/** Endpoints for live locations. */
export function locationHandlers(platform: Platform): readonly Handler[] {
  return [
    handle(contract.moveLocation, async ({ body, params, principal }) => {
      await moveLocation(platform, principal, params.id, body);
      return { data: null };
    }),
    handle(contract.stopLocation, async ({ params, principal }) => ({
      data: await stopLocation(platform, principal, params.id),
    })),
    handle(contract.lookAtLocation, async ({ params, principal }) => ({
      data: await lookAtLocation(platform, principal, params.id),
    })),
    handle(contract.listLooks, async ({ params, principal }) => ({
      data: await listLooks(platform, principal, params.id),
    })),
  ];
}
