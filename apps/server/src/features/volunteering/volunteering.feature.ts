import type { Feature } from '../../platform/feature.ts';
import { asJob } from '../../platform/jobs/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeRequestsJob } from './close-requests.job.ts';
import { volunteeringData } from './own-requests.ts';
import { volunteeringHandlers } from './volunteering.routes.ts';

/** Neighbours help elders. */
export function volunteeringFeature(platform: Platform): Feature {
  return {
    handlers: volunteeringHandlers(platform),
    jobs: [asJob(closeRequestsJob(platform))],
    personalData: [volunteeringData(platform)],
  };
}
