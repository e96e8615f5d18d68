import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SearchSlot } from '../search/search.public.ts';
import { checkAccessLogs } from './access-log/check-chains.job.ts';
import { circleHandlers } from './circle.routes.ts';
import { type CirclePhoneSignIns, phoneSignIns } from './hand-over/phone-sign-ins.ts';
import { sweepInvitations } from './invitations/sweep-invitations.job.ts';
import type { CirclePlatform, LetGo } from './let-go.ts';
import { endOwnCircle } from './members/end-own-circle.ts';
import { circleData } from './own-circle.ts';
import { sweepClaimFiles } from './representative/sweep-claim-files.job.ts';
import { peopleSearch } from './search-people.ts';

interface SignIns {
  readonly phoneSignIns: CirclePhoneSignIns;
}

/** Elders and their circles. `letGo` runs where somebody may know less of an elder than before. */
export function circleFeature(
  base: Platform,
  needs: { readonly letGo: LetGo },
): Feature & SignIns & SearchSlot {
  const platform: CirclePlatform = Object.assign({}, base, { letGo: needs.letGo });
  return {
    handlers: circleHandlers(platform),
    crons: [checkAccessLogs(platform), sweepInvitations(platform), sweepClaimFiles(platform)],
    onNewOwner: endOwnCircle(platform),
    personalData: circleData(platform),
    search: [peopleSearch(platform)],
    phoneSignIns: phoneSignIns(platform),
  };
}
