import type { Feature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { fhirHandlers } from './fhir.routes.ts';
import type { FhirSource } from './fhir-terms.ts';
import type { MedicineSource } from './gather-summary.ts';
import type { AddReading } from './import-fhir.ts';
import { summaryHandlers } from './summary.routes.ts';

/**
 * What leaves for clinics and other systems, and comes from them. `sources` is what the other
 * features add to an export, `addReading` writes down what an import brings.
 */
export function exchangeFeature(
  platform: Platform,
  needs: {
    readonly sources: readonly FhirSource[];
    readonly addReading: AddReading;
    readonly medicines: MedicineSource;
  },
): Feature {
  return { handlers: [...fhirHandlers(platform, needs), ...summaryHandlers(platform, needs)] };
}
