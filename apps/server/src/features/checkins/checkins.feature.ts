import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkinsHandlers } from './checkins.routes.ts';
import { checkInData, lastCheckIn } from './own-check-ins.ts';

interface LastCheckIn {
  readonly lastCheckIn: ReturnType<typeof lastCheckIn>;
}

/** Daily check-ins of elders. */
export function checkinsFeature(platform: Platform): Feature & LastCheckIn {
  return {
    handlers: checkinsHandlers(platform),
    personalData: [checkInData],
    lastCheckIn: lastCheckIn(platform),
  };
}
