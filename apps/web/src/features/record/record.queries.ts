import * as contract from '@hafi/contract/record/record.contract';
import type * as z from 'zod/mini';
import { ask } from '../../lib/query/ask.ts';
import { useAct, useActs } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** An elder's conditions, allergies, blood type and insurance. */
export const useRecord = (elderId: string) =>
  useAnswer(contract.getRecord, { params: { id: elderId } });

/** Whom a page is about; asked again when the access that an appointment gives may have ended. */
export const useIdentity = (elderId: string) =>
  useAnswer(contract.getIdentity, { params: { id: elderId } });

/** The body of each kind of entry. */
export interface EntryBodies {
  readonly condition: z.input<typeof contract.changeCondition.body>;
  readonly allergy: z.input<typeof contract.changeAllergy.body>;
  readonly coverage: z.input<typeof contract.addCoverage.body>;
}
export type EntryKind = keyof EntryBodies;

/** A record entry to save: replaces an entry or, when `entryId` is null, adds one. */
export type SavedEntry = {
  [K in EntryKind]: {
    readonly kind: K;
    readonly entryId: string | null;
    readonly body: EntryBodies[K];
  };
}[EntryKind];

function prepare(id: string, { entryId, ...entry }: SavedEntry) {
  const params = { id };
  const both = { id, entryId: entryId ?? '' };
  if (entry.kind === 'condition') {
    const { body } = entry;
    return entryId
      ? ask(contract.changeCondition, { params: both, body })
      : ask(contract.addCondition, { params, body });
  }
  if (entry.kind === 'allergy') {
    const { body } = entry;
    return entryId
      ? ask(contract.changeAllergy, { params: both, body })
      : ask(contract.addAllergy, { params, body });
  }
  const { body } = entry;
  return entryId
    ? ask(contract.changeCoverage, { params: both, body })
    : ask(contract.addCoverage, { params, body });
}

const withdrawals = {
  allergy: contract.withdrawAllergy,
  condition: contract.withdrawCondition,
} as const;

/** Saves an entry of an elder's record. */
export const useSaveEntry = (elderId: string) =>
  useActs((entry: SavedEntry) => prepare(elderId, entry), { waits: true });

/** Removes an insurance from an elder's record. */
export const useRemoveCoverage = (elderId: string) =>
  useAct(contract.removeCoverage, (entryId: string) => ({ params: { id: elderId, entryId } }), {
    waits: true,
  });

/** Withdraws an allergy or an illness, with the reason. */
export const useWithdrawEntry = (
  elderId: string,
  { kind, entryId }: { readonly kind: keyof typeof withdrawals; readonly entryId: string },
) =>
  useAct(
    withdrawals[kind],
    (reason: string) => ({ params: { id: elderId, entryId }, body: { reason } }),
    { waits: true },
  );
