import * as contract from '@hafi/contract/circle/circle.contract';
import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/http/handler.ts';
import { asJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { invitationHandlers } from './invitations/invitations.routes.ts';
import { sweepInvitations } from './invitations/sweep-invitations.job.ts';
import { listElders } from './list-elders.ts';
import { memberHandlers } from './members/members.routes.ts';
import { registerElderHandlers } from './register-elder/register-elder.routes.ts';
import { representativeHandlers } from './representative/representative.routes.ts';
import { sweepClaimFiles } from './representative/sweep-representative.job.ts';

/** Elders and the people around them. */
export function circleFeature(platform: Platform): Feature {
  return {
    handlers: [
      handle(contract.listElders, async ({ principal }) => ({
        data: await listElders(platform, principal),
      })),
      ...memberHandlers(platform),
      ...invitationHandlers(platform),
      ...registerElderHandlers(platform),
      ...representativeHandlers(platform),
    ],
    jobs: [asJob(sweepInvitations(platform)), asJob(sweepClaimFiles(platform))],
  };
}
