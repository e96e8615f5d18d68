import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FhirSlot } from '../exchange/exchange.public.ts';
import type { TimelineSlot } from '../timeline/timeline.public.ts';
import { careEncounters } from './care-encounters.ts';
import { careOnTimeline } from './care-on-timeline.ts';
import { caregiversHandlers } from './caregivers.routes.ts';
import type { HealthSources } from './health/stop-health.ts';
import { careData } from './own-visits.ts';
import { plannedHomeVisits } from './planned-visits.ts';
import { promisedCareVisits } from './promised-visits.ts';

/** Home visits of caregivers. `sources` provide an elder's health. */
export function caregiversFeature(
  platform: Platform,
  sources: HealthSources,
): Feature &
  TimelineSlot &
  FhirSlot & {
    readonly planned: ReturnType<typeof plannedHomeVisits>;
    readonly promises: ReturnType<typeof promisedCareVisits>;
  } {
  return {
    handlers: caregiversHandlers(platform, sources),
    personalData: careData,
    timeline: [careOnTimeline],
    fhir: [(elderId) => careEncounters(platform.db, elderId, platform.clock.now())],
    planned: plannedHomeVisits(platform),
    promises: promisedCareVisits(platform),
  };
}
