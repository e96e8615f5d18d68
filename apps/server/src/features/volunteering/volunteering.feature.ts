import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeRequestsWork } from './close-requests.job.ts';
import { plannedHelp, promisedHelp, volunteeringData } from './own-requests.ts';
import { tellVolunteerRenamed } from './tell-request.ts';
import { volunteeringHandlers } from './volunteering.routes.ts';

/** Volunteers who help elders in the neighbourhood. */
export function volunteeringFeature(platform: Platform): Feature & {
  readonly planned: ReturnType<typeof plannedHelp>;
  readonly promises: ReturnType<typeof promisedHelp>;
  readonly tellRenamed: ReturnType<typeof tellVolunteerRenamed>;
} {
  return {
    handlers: volunteeringHandlers(platform),
    due: [closeRequestsWork(platform)],
    personalData: [volunteeringData(platform)],
    planned: plannedHelp(platform),
    promises: promisedHelp(platform),
    tellRenamed: tellVolunteerRenamed(platform),
  };
}
