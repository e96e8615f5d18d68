import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import type { OnNewOwner, Rename } from '../accounts/accounts.public.ts';
import { badgeData } from './badges/badge-data.ts';
import { badgesHandlers } from './badges/badges.routes.ts';
import { followBadgesWork } from './badges/follow-badges.job.ts';
import type { GiveBack } from './badges/withdraw-badge.ts';
import { endForNewOwner } from './end-for-new-owner.ts';
import { endLicencesWork, type TellLicenceEnded } from './end-licences.job.ts';
import { followName } from './names/follow-name.ts';
import { settleMarksWork } from './names/settle-marks.job.ts';
import { type TellOthers, tellNamesWork } from './names/tell-names.job.ts';
import { endPromisesWork } from './promises/end-promises.job.ts';
import type { PromiseSource } from './promises/read-promises.ts';
import { sweepPapers } from './sweep-papers.job.ts';
import { vettingHandlers } from './vetting.routes.ts';
import { vettingData } from './vetting-data.ts';

/** Coordinators check who doctors, caregivers and volunteers are, before elders meet them. */
export function vettingFeature(
  platform: Platform,
  {
    giveBack,
    promises,
    tellLicenceEnded,
    tellRenamed,
  }: {
    /** Gives a payment back. */
    giveBack: GiveBack;
    /** What people promise others in their role. */
    promises: readonly PromiseSource[];
    tellLicenceEnded: TellLicenceEnded;
    /** Tells those to whom somebody has promised something of a new name. */
    tellRenamed: readonly TellOthers[];
  },
): Feature & {
  readonly rename: Rename;
  readonly endForNewOwner: OnNewOwner;
} {
  const badges = badgeData(platform, giveBack);
  return {
    handlers: [
      ...vettingHandlers(platform, giveBack, promises),
      ...badgesHandlers(platform, giveBack),
    ],
    due: [
      endPromisesWork(platform, promises),
      endLicencesWork(platform, tellLicenceEnded),
      followBadgesWork(platform, giveBack),
      tellNamesWork(platform, tellRenamed),
      settleMarksWork,
    ],
    crons: [sweepPapers(platform)],
    personalData: [vettingData(platform), badges],
    rename: followName(platform),
    endForNewOwner: endForNewOwner(platform),
    onNewOwner: badges.erase,
  };
}
