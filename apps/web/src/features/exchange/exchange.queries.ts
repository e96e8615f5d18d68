import type { Answer } from '@hafi/contract/core/endpoint';
import { importFhir } from '@hafi/contract/exchange/fhir.contract';
import { writeReferral } from '@hafi/contract/exchange/referral.contract';
import * as contract from '@hafi/contract/exchange/summary.contract';
import type * as z from 'zod/mini';
import { useIdentityCheck } from '../../kit/identity-check.tsx';
import { ask } from '../../lib/query/ask.ts';
import { useAct, useActs } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

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

/** A file to import, and the patients of it of whom the reader has said that they are the elder. */
interface FhirFile {
  readonly file: File;
  readonly patients: readonly string[];
}

/** What is sent of it: the resource itself, or FHIR Parameters that name those patients. */
async function importOf({ file, patients }: FhirFile): Promise<z.input<typeof importFhir.body>> {
  const resource = await readBundle(file);
  if (patients.length === 0) return resource;
  const named = patients.map((valueString) => ({ name: 'patient', valueString }));
  return { resourceType: 'Parameters', parameter: [...named, { name: 'resource', resource }] };
}

/** Imports readings from a FHIR file. */
export const useImportFhir = (elderId: string) =>
  useActs(
    async (given: FhirFile) =>
      ask(importFhir, { params: { id: elderId }, body: await importOf(given) }),
    { waits: true },
  );

const settled = { waits: true };

/** Writes a letter of referral, which is kept among the elder's documents. */
export const useWriteReferral = (elderId: string) =>
  useAct(
    writeReferral,
    (body: z.input<typeof writeReferral.body>) => ({ params: { id: elderId }, body }),
    settled,
  );

/** The open links to an elder's clinic summary that the reader may end. */
export const useSummaryLinks = (elderId: string) =>
  useAnswer(contract.listSummaryLinks, { params: { id: elderId } });

/** Makes such a link; returns it, only once. */
export function useMakeSummaryLink(elderId: string) {
  const check = useIdentityCheck();
  return useActs(
    async (hours: contract.SummaryLinkHours) => {
      await check();
      return ask(contract.makeSummaryLink, { params: { id: elderId }, body: { hours } });
    },
    { ...settled, gcTime: 0 },
  );
}

/** Ends such a link. */
export const useEndSummaryLink = (elderId: string) =>
  useAct(
    contract.endSummaryLink,
    (linkId: string) => ({ params: { id: elderId, linkId } }),
    settled,
  );
