import * as contract from '@hafi/contract/bookings/waitlist.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { leaveWaitlist } from './leave-waitlist.ts';
import { listWaitingPatients, listWaits } from './list-waits.ts';

/** Each wait shows on another person's screen, so they are rate-limited per hour. */
const changes = { max: 60, seconds: 3600 };

/** Endpoints of the waiting lists of doctors. */
export function waitlistHandlers(platform: Platform): Handler[] {
  return [
    handle(contract.joinWaitlist, async ({ body, principal }) => {
      await platform.rateLimiter.take(`waitlist:${principal.personId}`, changes);
      return { data: await joinWaitlist(platform, principal.personId, body) };
    }),
    handle(contract.listWaits, async ({ principal, query }) => ({
      data: await listWaits(platform, principal.personId, query.elderId),
    })),
    handle(contract.leaveWaitlist, async ({ params, principal }) => {
      await leaveWaitlist(platform, principal.personId, params.id);
      return { data: null };
    }),
    handle(contract.listWaitingPatients, async ({ principal }) => ({
      data: await listWaitingPatients(platform, principal.personId),
    })),
  ];
}
