import * as contract from '@hafi/contract/circle/circle.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { DeathNeeds } from './deaths/death-needs.ts';
import { invitationHandlers } from './invitations/invitations.routes.ts';
import type { CirclePlatform } from './let-go.ts';
import { listElders } from './list-elders.ts';
import { memberHandlers } from './members/members.routes.ts';
import { registerElderHandlers } from './register-elder/register-elder.routes.ts';
import { representativeHandlers } from './representative/representative.routes.ts';

/** Endpoints for elders and their circles. */
export function circleHandlers(platform: CirclePlatform, death: DeathNeeds): readonly Handler[] {
  return [
    handle(contract.listElders, async ({ principal }) => ({
      data: await listElders(platform, principal),
    })),
    ...memberHandlers(platform, death),
    ...invitationHandlers(platform),
    ...registerElderHandlers(platform),
    ...representativeHandlers(platform),
  ];
}
