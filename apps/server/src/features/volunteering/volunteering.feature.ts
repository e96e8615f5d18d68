import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { closeRequestsWork } from './close-requests.job.ts';
import { volunteeringData } from './own-requests.ts';
import { volunteeringHandlers } from './volunteering.routes.ts';

/** Volunteers who help elders in the neighbourhood. */
export function volunteeringFeature(platform: Platform): Feature {
  return {
    handlers: volunteeringHandlers(platform),
    due: [closeRequestsWork(platform)],
    personalData: [volunteeringData(platform)],
  };
}
