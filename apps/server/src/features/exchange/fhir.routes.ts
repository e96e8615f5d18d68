import * as contract from '@hafi/contract/exchange/fhir.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { capabilityStatement } from './capability-statement.ts';
import { exportFhir } from './export-fhir.ts';
import { exportIps } from './export-ips.ts';
import type { FhirSource } from './fhir-terms.ts';
import { type Imports, importFhir } from './import/import-fhir.ts';

/** Endpoints for FHIR export and import. `sources` are the contributions of other features. */
export function fhirHandlers(
  platform: Platform,
  { imports, sources }: { sources: readonly FhirSource[]; imports: Imports },
): readonly Handler[] {
  return [
    handle(contract.exportFhir, async ({ params, principal, setHeader }) => {
      const bundle = await exportFhir(platform, principal, params.id, sources);
      setHeader('content-disposition', 'attachment; filename="hafi-fhir.json"');
      setHeader('cache-control', 'no-store');
      return JSON.stringify(bundle);
    }),
    handle(contract.exportIps, async ({ locale, params, principal, query, setHeader }) => {
      const wanted = { locale: query.locale ?? locale, sources };
      const bundle = await exportIps(platform, principal, params.id, wanted);
      setHeader('content-disposition', 'attachment; filename="hafi-patient-summary.json"');
      setHeader('cache-control', 'no-store');
      return JSON.stringify(bundle);
    }),
    handle(contract.fhirMetadata, async () => JSON.stringify(capabilityStatement(platform))),
    handle(contract.importFhir, async ({ body, locale, params, principal }) => {
      const caller = { ...principal, locale };
      return { data: await importFhir(platform, caller, params.id, { imports, body }) };
    }),
  ];
}
