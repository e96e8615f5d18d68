import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NumberPassing } from '../accounts/accounts.public.ts';
import type { SearchSlot } from '../search/search.public.ts';
import { checkAccessLogs } from './access-log/check-chains.job.ts';
import { circleHandlers } from './circle.routes.ts';
import { numberPassing } from './hand-over/number-passing.ts';
import { type CirclePhoneSignIns, phoneSignIns } from './hand-over/phone-sign-ins.ts';
import { sweepInvitations } from './invitations/sweep-invitations.job.ts';
import { endOwnCircle } from './members/end-own-circle.ts';
import { circleData } from './own-circle.ts';
import { sweepClaimFiles } from './representative/sweep-claim-files.job.ts';
import { peopleSearch } from './search-people.ts';

interface SignIns {
  readonly numberPassing: NumberPassing;
  readonly phoneSignIns: CirclePhoneSignIns;
}

/** Elders and their circles. */
export function circleFeature(platform: Platform): Feature & SignIns & SearchSlot {
  return {
    handlers: circleHandlers(platform),
    crons: [checkAccessLogs(platform), sweepInvitations(platform), sweepClaimFiles(platform)],
    onNewOwner: endOwnCircle(platform),
    personalData: circleData(platform),
    search: [peopleSearch(platform)],
    numberPassing: numberPassing(platform),
    phoneSignIns: phoneSignIns(platform),
  };
}
