import type { Caller } from '../../platform/auth/principal.ts';
import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TimelineSlot } from '../timeline/timeline.public.ts';
import { addVital, type NewReading } from './add-vital.ts';
import { vitalsData } from './own-vitals.ts';
import { vitalsHandlers } from './vitals.routes.ts';
import { vitalsOnTimeline } from './vitals-on-timeline.ts';

interface Adding {
  readonly addReading: (
    caller: Caller,
    elderId: string,
    reading: NewReading,
  ) => ReturnType<typeof addVital>;
}

/** Readings of elders' vitals and their evaluation. */
export function vitalsFeature(platform: Platform): Feature & TimelineSlot & Adding {
  return {
    handlers: vitalsHandlers(platform),
    personalData: vitalsData,
    timeline: [vitalsOnTimeline],
    addReading: (caller, elderId, reading) => addVital(platform, caller, elderId, reading),
  };
}
