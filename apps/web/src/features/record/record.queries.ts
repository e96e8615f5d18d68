import * as contract from '@hafi/contract/record/record.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { call } from '../../lib/api.ts';

/** An elder's conditions, allergies, blood type and insurance. */
export function useRecord(elderId: string) {
  return useQuery({
    queryKey: ['health', elderId, 'record'],
    queryFn: async ({ signal }) =>
      (await call(contract.getRecord, { params: { id: elderId }, signal })).data,
  });
}

/** What is written of each kind. */
export interface EntryBodies {
  readonly condition: z.input<typeof contract.addCondition.body>;
  readonly allergy: z.input<typeof contract.addAllergy.body>;
  readonly coverage: z.input<typeof contract.addCoverage.body>;
}
export type EntryKind = keyof EntryBodies;

/** What is written into the record, in place of an entry or (`entryId` null) as a new one. */
export type SavedEntry = {
  [K in EntryKind]: {
    readonly kind: K;
    readonly entryId: string | null;
    readonly body: EntryBodies[K];
  };
}[EntryKind];

function save(id: string, { entryId, ...entry }: SavedEntry): Promise<unknown> {
  const params = { id };
  const both = { id, entryId: entryId ?? '' };
  if (entry.kind === 'condition') {
    const { body } = entry;
    return entryId
      ? call(contract.changeCondition, { params: both, body })
      : call(contract.addCondition, { params, body });
  }
  if (entry.kind === 'allergy') {
    const { body } = entry;
    return entryId
      ? call(contract.changeAllergy, { params: both, body })
      : call(contract.addAllergy, { params, body });
  }
  const { body } = entry;
  return entryId
    ? call(contract.changeCoverage, { params: both, body })
    : call(contract.addCoverage, { params, body });
}

const removals = {
  condition: contract.removeCondition,
  allergy: contract.removeAllergy,
  coverage: contract.removeCoverage,
} as const;

function useRecordMutation<V>(elderId: string, run: (variables: V) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSettled: () => client.invalidateQueries({ queryKey: ['health', elderId, 'record'] }),
  });
}

/** Writes an entry of an elder's record. */
export function useSaveEntry(elderId: string) {
  return useRecordMutation(elderId, (entry: SavedEntry) => save(elderId, entry));
}

/** Takes an entry out of an elder's record. */
export function useRemoveEntry(elderId: string) {
  return useRecordMutation(elderId, ({ kind, entryId }: { kind: EntryKind; entryId: string }) =>
    call(removals[kind], { params: { id: elderId, entryId } }),
  );
}
