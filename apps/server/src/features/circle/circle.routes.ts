import * as contract from '@hafi/contract/circle/circle.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { PlannedSource } from './deaths/planned.ts';
import { invitationHandlers } from './invitations/invitations.routes.ts';
import type { CirclePlatform } from './let-go.ts';
import { listElders } from './list-elders.ts';
import { memberHandlers } from './members/members.routes.ts';
import { registerElderHandlers } from './register-elder/register-elder.routes.ts';
import { representativeHandlers } from './representative/representative.routes.ts';

/** Endpoints for elders and their circles. */
export function circleHandlers(
  platform: CirclePlatform,
  planned: readonly PlannedSource[],
): readonly Handler[] {
  return [
    handle(contract.listElders, async ({ principal }) => ({
      data: await listElders(platform, principal),
    })),
    ...memberHandlers(platform, planned),
    ...invitationHandlers(platform),
    ...registerElderHandlers(platform),
    ...representativeHandlers(platform),
  ];
}
