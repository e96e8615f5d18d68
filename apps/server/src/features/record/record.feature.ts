import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TimelineSlot } from '../timeline/timeline.public.ts';
import { recordData } from './own-record.ts';
import { recordHandlers } from './record.routes.ts';
import { recordOnTimeline } from './record-on-timeline.ts';

/** Conditions, allergies and insurance. */
export function recordFeature(platform: Platform): Feature & TimelineSlot {
  return {
    handlers: recordHandlers(platform),
    personalData: recordData,
    timeline: [recordOnTimeline],
  };
}
