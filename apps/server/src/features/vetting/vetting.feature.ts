import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { endLicencesWork, type TellLicenceEnded } from './end-licences.job.ts';
import { type EndPromises, endPromisesWork } from './end-promises.job.ts';
import { sweepPapers } from './sweep-papers.job.ts';
import { vettingHandlers } from './vetting.routes.ts';
import { forgetVetting, vettingData } from './vetting-data.ts';

/** Coordinators check who doctors, caregivers and volunteers are, before elders meet them. */
export function vettingFeature(
  platform: Platform,
  {
    endPromises,
    tellLicenceEnded,
  }: { endPromises: readonly EndPromises[]; tellLicenceEnded: TellLicenceEnded },
): Feature {
  return {
    handlers: vettingHandlers(platform),
    due: [endPromisesWork(platform, endPromises), endLicencesWork(platform, tellLicenceEnded)],
    crons: [sweepPapers(platform)],
    personalData: [vettingData(platform)],
    onNewOwner: forgetVetting(platform),
  };
}
