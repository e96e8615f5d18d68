import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ElderAccess } from '../circle/circle.public.ts';
import type { TimelineSlot } from '../timeline/timeline.public.ts';
import { alertsHandlers } from './alerts.routes.ts';
import { alertsOnTimeline } from './alerts-on-timeline.ts';
import { climbAlertsWork, type TreatingDoctors } from './climb-alerts.job.ts';
import { glanceHandlers } from './glances.routes.ts';
import { type GlanceSources, healthAtAGlance } from './list-glances.ts';
import { alertData } from './own-alerts.ts';
import { letGoLapsedWork } from './taking/let-go-lapsed.job.ts';

interface AtAGlance {
  /** An elder's health at a glance; callers must have checked access. */
  readonly atAGlance: (access: ElderAccess) => ReturnType<typeof healthAtAGlance>;
}

/** Alerts about readings, and elders at a glance. `sources` provide an elder's day, and who treats them. */
export function alertsFeature(
  platform: Platform,
  sources: GlanceSources & { readonly treatingDoctors: TreatingDoctors },
): Feature & TimelineSlot & AtAGlance {
  return {
    handlers: [...alertsHandlers(platform), ...glanceHandlers(platform, sources)],
    due: [climbAlertsWork(platform, sources.treatingDoctors), letGoLapsedWork(platform)],
    personalData: alertData(platform),
    timeline: [alertsOnTimeline],
    atAGlance: (access) => healthAtAGlance(platform, access, sources),
  };
}
