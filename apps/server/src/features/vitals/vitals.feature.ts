import type { Caller } from '../../platform/auth/principal.ts';
import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { TimelineSlot } from '../timeline/timeline.public.ts';
import { importReading, withdrawImported } from './import-reading.ts';
import type { ImportedReading, ImportOutcome, WithdrawOutcome } from './imported-reading.ts';
import { limitsOfDoctor } from './own-limits/end-as-doctor.ts';
import { limitsOnTimeline } from './own-limits/limits-on-timeline.ts';
import { vitalsData } from './own-vitals.ts';
import { vitalsHandlers } from './vitals.routes.ts';
import { vitalsOnTimeline } from './vitals-on-timeline.ts';

interface Importing {
  /** Takes readings over from another system. */
  readonly imports: {
    readonly add: (
      caller: Caller,
      elderId: string,
      imported: ImportedReading,
    ) => Promise<ImportOutcome>;
    readonly withdraw: (
      caller: Caller,
      elderId: string,
      wrong: Parameters<typeof withdrawImported>[3],
    ) => Promise<WithdrawOutcome>;
  };
}

/** Readings of elders' vitals and their evaluation. */
export function vitalsFeature(
  platform: Platform,
): Feature & TimelineSlot & Importing & { readonly promises: ReturnType<typeof limitsOfDoctor> } {
  return {
    handlers: vitalsHandlers(platform),
    personalData: vitalsData,
    timeline: [vitalsOnTimeline, limitsOnTimeline],
    promises: limitsOfDoctor(platform),
    imports: {
      add: (caller, elderId, imported) => importReading(platform, caller, elderId, imported),
      withdraw: (caller, elderId, wrong) => withdrawImported(platform, caller, elderId, wrong),
    },
  };
}
