import * as order from '@hafi/contract/emergency/call-order.contract';
import * as contract from '@hafi/contract/emergency/emergency.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { orderPeopleToCall } from './call-order.ts';
import { listPeopleToCall } from './list-people-to-call.ts';

/** Endpoints for emergencies. */
export const emergencyHandlers = (platform: Platform): readonly Handler[] => [
  handle(contract.listPeopleToCall, async ({ principal }) => ({
    data: await listPeopleToCall(platform, principal),
  })),
  handle(order.orderPeopleToCall, async ({ body, params, principal }) => {
    await orderPeopleToCall(platform, principal, params.id, body.people);
    return { data: null };
  }),
];
