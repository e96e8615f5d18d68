import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SearchSlot } from '../search/search.public.ts';
import { checkAccessLogs } from './access-log/check-chains.job.ts';
import { circleHandlers } from './circle.routes.ts';
import { elderTakesOver } from './hand-over/hand-over.ts';
import { sweepInvitations } from './invitations/sweep-invitations.job.ts';
import { endOwnCircle } from './members/end-own-circle.ts';
import { circleData } from './own-circle.ts';
import { sweepClaimFiles } from './representative/sweep-claim-files.job.ts';
import { peopleSearch } from './search-people.ts';

interface HandOver {
  readonly onOwnPhone: ReturnType<typeof elderTakesOver>;
}

/** Elders and their circles. */
export function circleFeature(platform: Platform): Feature & HandOver & SearchSlot {
  return {
    handlers: circleHandlers(platform),
    crons: [checkAccessLogs(platform), sweepInvitations(platform), sweepClaimFiles(platform)],
    onNewOwner: endOwnCircle(platform),
    personalData: circleData(platform),
    search: [peopleSearch(platform)],
    onOwnPhone: elderTakesOver(platform),
  };
}
