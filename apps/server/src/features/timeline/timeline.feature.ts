import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { timelineHandlers } from './timeline.routes.ts';
import type { TimelineSource } from './timeline-source.ts';

/** The timeline of an elder's health, from the contributions of all features. */
export const timelineFeature = (
  platform: Platform,
  { sources }: { sources: readonly TimelineSource[] },
): Feature => ({ handlers: timelineHandlers(platform, { sources }) });
