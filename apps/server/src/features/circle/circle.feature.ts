import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SearchSlot } from '../search/search.public.ts';
import { checkAccessLogs } from './access-log/check-chains.job.ts';
import { circleHandlers } from './circle.routes.ts';
import { callOffWork } from './deaths/call-off.job.ts';
import type { DeathNeeds } from './deaths/death-needs.ts';
import { withdrawDeathAsCoordinator } from './deaths/withdraw-death.ts';
import { type CirclePhoneSignIns, phoneSignIns } from './hand-over/phone-sign-ins.ts';
import { sweepInvitations } from './invitations/sweep-invitations.job.ts';
import { endOwnCircle } from './members/end-own-circle.ts';
import { circleData } from './own-circle.ts';
import { sweepClaimFiles } from './representative/sweep-claim-files.job.ts';
import { peopleSearch } from './search-people.ts';

interface SignIns {
  readonly phoneSignIns: CirclePhoneSignIns;
}

interface Coordinating {
  readonly withdrawDeath: ReturnType<typeof withdrawDeathAsCoordinator>;
}

/** Elders and their circles. */
export function circleFeature(
  platform: Platform,
  death: DeathNeeds,
): Feature & SignIns & SearchSlot & Coordinating {
  return {
    handlers: circleHandlers(platform, death),
    due: [callOffWork(platform, death.planned)],
    withdrawDeath: withdrawDeathAsCoordinator(platform, death.toldOfDeath),
    crons: [checkAccessLogs(platform), sweepInvitations(platform), sweepClaimFiles(platform)],
    onNewOwner: endOwnCircle(platform),
    personalData: circleData(platform),
    search: [peopleSearch(platform)],
    phoneSignIns: phoneSignIns(platform),
  };
}
