import { importFhir } from '@hafi/contract/exchange/fhir.contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** What became of the entries of a file. */
export type ImportSummary = Awaited<ReturnType<typeof takeOver>>;

/** What is no JSON goes on as an empty bundle, which the server refuses in the reader's words. */
async function readBundle(file: File): Promise<{ resourceType: 'Bundle' | 'Observation' }> {
  try {
    return JSON.parse(await file.text());
  } catch {
    return { resourceType: 'Bundle' };
  }
}

async function takeOver(elderId: string, file: File) {
  const body = await readBundle(file);
  return (await call(importFhir, { params: { id: elderId }, body })).data;
}

/** Takes readings over from a FHIR file. */
export function useImportFhir(elderId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => takeOver(elderId, file),
    onSettled: () => client.invalidateQueries({ queryKey: ['health', elderId] }),
  });
}
