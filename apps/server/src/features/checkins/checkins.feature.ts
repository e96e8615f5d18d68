import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkinsHandlers } from './checkins.routes.ts';
import { checkInData, checkInMissed, lastCheckIn } from './own-check-ins.ts';

interface CheckIns {
  readonly lastCheckIn: ReturnType<typeof lastCheckIn>;
  readonly checkInMissed: ReturnType<typeof checkInMissed>;
}

/** Daily check-ins of elders. */
export function checkinsFeature(platform: Platform): Feature & CheckIns {
  return {
    handlers: checkinsHandlers(platform),
    personalData: [checkInData],
    lastCheckIn: lastCheckIn(platform),
    checkInMissed: checkInMissed(platform),
  };
}
