import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkInToday } from './check-in-today.ts';
import { checkinsHandlers } from './checkins.routes.ts';
import { climbCheckInsWork } from './climb-check-ins.job.ts';
import { openExpectedWork } from './open-expected.job.ts';
import { checkInData, checkInMissed, checkInPlanData, lastCheckIn } from './own-check-ins.ts';
import { sweepVoiceNotes } from './sweep-voice-notes.job.ts';
import type { LastActs } from './telling/signs-of-life.ts';
import type { NamedPhones } from './telling/tell-contacts.ts';
import { voiceNoteData } from './voice-note.ts';

interface CheckIns {
  readonly lastCheckIn: ReturnType<typeof lastCheckIn>;
  readonly checkInMissed: ReturnType<typeof checkInMissed>;
  readonly checkInToday: ReturnType<typeof checkInToday>;
}

/**
 * Daily check-ins of elders. `namedPhones` are whom a call for help would ask by SMS alone; `lastActs`
 * say when elders did something in Hafi.
 */
export function checkinsFeature(
  platform: Platform,
  needs: { readonly namedPhones: NamedPhones; readonly lastActs: readonly LastActs[] },
): Feature & CheckIns {
  return {
    handlers: checkinsHandlers(platform),
    due: [openExpectedWork, climbCheckInsWork(platform, needs)],
    crons: [sweepVoiceNotes(platform)],
    personalData: [checkInData, voiceNoteData(platform), ...checkInPlanData],
    lastCheckIn: lastCheckIn(platform),
    checkInMissed: checkInMissed(platform),
    checkInToday: checkInToday(platform),
  };
}
