import type { Answer } from '@hafi/contract/core/endpoint';
import { importFhir } from '@hafi/contract/exchange/fhir.contract';
import { ask } from '../../lib/query/ask.ts';
import { useActs } from '../../lib/query/use-act.ts';

/** What became of the entries of an imported file. */
export type ImportSummary = Answer<typeof importFhir>['data'];

/** Invalid JSON becomes an empty bundle, which the server refuses with a translated message. */
async function readBundle(file: File): Promise<{ resourceType: 'Bundle' | 'Observation' }> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return { resourceType: 'Bundle' };
  }
}

/** Imports readings from a FHIR file. */
export const useImportFhir = (elderId: string) =>
  useActs(
    async (file: File) =>
      ask(importFhir, { params: { id: elderId }, body: await readBundle(file) }),
    { waits: true },
  );
