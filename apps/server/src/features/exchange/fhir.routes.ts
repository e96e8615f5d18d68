import * as contract from '@hafi/contract/exchange/fhir.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { exportFhir } from './export-fhir.ts';
import type { FhirSource } from './fhir-terms.ts';
import { type AddReading, importFhir } from './import-fhir.ts';

/** Imports write as many readings as they hold: a few in an hour are enough for anybody. */
const imports = { max: 20, seconds: 3600 };

/** What leaves for other systems, and comes from them. `sources` is what other features add. */
export function fhirHandlers(
  platform: Platform,
  { addReading, sources }: { sources: readonly FhirSource[]; addReading: AddReading },
): readonly Handler[] {
  return [
    handle(contract.exportFhir, async ({ params, principal, setHeader }) => {
      const bundle = await exportFhir(platform, principal, params.id, sources);
      setHeader('content-disposition', 'attachment; filename="hafi-fhir.json"');
      setHeader('cache-control', 'no-store');
      return JSON.stringify(bundle);
    }),
    handle(contract.importFhir, async ({ body, locale, params, principal }) => {
      await platform.rateLimiter.take(`fhir-import:${principal.personId}`, imports);
      const caller = { ...principal, locale };
      return { data: await importFhir(platform, caller, params.id, { add: addReading, body }) };
    }),
  ];
}
