import * as contract from '@hafi/contract/volunteering/volunteering.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { acceptRequest } from './accept-request.ts';
import { askVolunteer } from './ask-volunteer.ts';
import { cancelRequest } from './cancel-request.ts';
import { declineVolunteer } from './decline-volunteer.ts';
import { confirmDone, rateHelp, sayDone } from './finish-request.ts';
import { giveBackRequest } from './give-back-request.ts';
import { listNear } from './list-near.ts';
import { listRequests, listTaken } from './list-requests.ts';
import { showRequest } from './show-requests.ts';
import type { HelpRequestRow } from './volunteering.repo.ts';

/** Rate limit, because each request may notify many people. */
const asking = { max: 20, seconds: 3600 };
/** Rate limit, because accepting reveals a phone and a home: no more per day than one can visit. */
const accepting = { max: 20, seconds: 86_400 };

export function volunteeringHandlers(platform: Platform): readonly Handler[] {
  const { rateLimiter } = platform;
  const shown = async (row: HelpRequestRow, personId: string) => ({
    data: await showRequest(platform, row, personId),
  });
  return [
    handle(contract.askVolunteer, async ({ body, principal }) => {
      await rateLimiter.take(`help-ask:${principal.personId}`, asking);
      return { data: await askVolunteer(platform, principal, body) };
    }),
    handle(contract.listHelpRequests, ({ principal, query }) =>
      listRequests(platform, principal, query),
    ),
    handle(contract.listNearRequests, ({ principal, query }) =>
      listNear(platform, principal.personId, query),
    ),
    handle(contract.listTakenRequests, ({ principal, query }) =>
      listTaken(platform, principal.personId, query),
    ),
    handle(contract.acceptHelpRequest, async ({ params, principal: { personId } }) => {
      await rateLimiter.take(`help-accept:${personId}`, accepting);
      return { data: await acceptRequest(platform, personId, params.id) };
    }),
    handle(contract.giveBackHelpRequest, async ({ body, params, principal }) => {
      await giveBackRequest(platform, principal.personId, params.id, { reason: body?.reason });
      return { data: null };
    }),
    handle(contract.sayHelpDone, async ({ params: { id }, principal: { personId } }) =>
      shown(await sayDone(platform, { id, personId }), personId),
    ),
    handle(contract.cancelHelpRequest, async ({ params, principal: { personId } }) =>
      shown(await cancelRequest(platform, personId, params.id), personId),
    ),
    handle(contract.declineVolunteer, async ({ body, params: { id }, principal: { personId } }) =>
      shown(await declineVolunteer(platform, personId, { id, ...body }), personId),
    ),
    handle(contract.confirmHelp, async ({ params: { id }, principal: { personId } }) =>
      shown(await confirmDone(platform, { id, personId }), personId),
    ),
    handle(contract.rateHelp, async ({ body, params: { id }, principal: { personId } }) =>
      shown(await rateHelp(platform, { id, personId }, body), personId),
    ),
  ];
}
