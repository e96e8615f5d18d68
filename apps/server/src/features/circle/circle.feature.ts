import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NumberPassing } from '../accounts/accounts.public.ts';
import type { SearchSlot } from '../search/search.public.ts';
import { checkAccessLogs } from './access-log/check-chains.job.ts';
import { circleHandlers } from './circle.routes.ts';
import { callOffWork } from './deaths/call-off.job.ts';
import type { DeathNeeds } from './deaths/death-needs.ts';
import { withdrawDeathAsCoordinator } from './deaths/withdraw-death.ts';
import type { Asks } from './elder-access.ts';
import { numberPassing } from './hand-over/number-passing.ts';
import { type CirclePhoneSignIns, phoneSignIns } from './hand-over/phone-sign-ins.ts';
import { type ClosingNeeds, requireClosing } from './hand-over/require-closing.ts';
import { sweepInvitations } from './invitations/sweep-invitations.job.ts';
import type { CirclePlatform, LetGo } from './let-go.ts';
import { endOwnCircle } from './members/end-own-circle.ts';
import { circleData } from './own-circle.ts';
import { sweepClaimFiles } from './representative/sweep-claim-files.job.ts';
import { peopleSearch } from './search-people.ts';

interface SignIns {
  readonly numberPassing: NumberPassing;
  readonly phoneSignIns: CirclePhoneSignIns;
}

interface Keeping {
  /**
   * @throws Problem not-found for who does not keep the elder's account alone, account-in-use,
   * help-under-way
   */
  readonly requireKeeper: (caller: Asks, elderId: string) => Promise<void>;
}

interface Coordinating {
  readonly withdrawDeath: ReturnType<typeof withdrawDeathAsCoordinator>;
}

/** Elders and their circles. `letGo` runs where somebody may know less of an elder than before. */
export function circleFeature(
  base: Platform,
  {
    closing,
    letGo,
    ...death
  }: DeathNeeds & { readonly closing: ClosingNeeds; readonly letGo: LetGo },
): Feature & SignIns & SearchSlot & Coordinating & Keeping {
  const platform: CirclePlatform = Object.assign({}, base, { letGo });
  return {
    handlers: circleHandlers(platform, death),
    due: [callOffWork(platform, death.planned)],
    withdrawDeath: withdrawDeathAsCoordinator(platform, death.toldOfDeath),
    crons: [checkAccessLogs(platform), sweepInvitations(platform), sweepClaimFiles(platform)],
    onNewOwner: endOwnCircle(platform),
    personalData: circleData(platform),
    search: [peopleSearch(platform)],
    requireKeeper: (caller, elderId) => requireClosing(platform, caller, elderId, closing),
    numberPassing: numberPassing(platform),
    phoneSignIns: phoneSignIns(platform),
  };
}
