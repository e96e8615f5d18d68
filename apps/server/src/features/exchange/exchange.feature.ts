import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { fhirHandlers } from './fhir.routes.ts';
import type { FhirSource } from './fhir-terms.ts';
import type { Imports } from './import/import-fhir.ts';
import { prescriptionHandlers } from './prescription/prescription.routes.ts';
import type { PrescribedSource } from './prescription/write-prescription.ts';
import { referralHandlers } from './referral/referral.routes.ts';
import type { MedicineSource } from './summary/gather-summary.ts';
import { summaryLinkData } from './summary/own-summary-links.ts';
import { summaryHandlers } from './summary/summary.routes.ts';
import { endLinksOfPerson } from './summary/summary-links.repo.ts';

/**
 * Exchange of data with clinics and other systems. `sources` contribute to an export; `imports`
 * stores what an import brings.
 */
export function exchangeFeature(
  platform: Platform,
  needs: {
    readonly sources: readonly FhirSource[];
    readonly imports: Imports;
    readonly medicines: MedicineSource;
    readonly prescribed: PrescribedSource;
  },
): Feature {
  return {
    handlers: [
      ...fhirHandlers(platform, needs),
      ...summaryHandlers(platform, needs),
      ...referralHandlers(platform, needs),
      ...prescriptionHandlers(platform, needs),
    ],
    onNewOwner: (tx, personId) => endLinksOfPerson(tx, personId, platform.clock.now()),
    personalData: [summaryLinkData(platform)],
  };
}
