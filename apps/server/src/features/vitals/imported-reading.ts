import type { ParsedInput } from '@hafi/contract/core/endpoint';
import type { VitalKind } from '@hafi/contract/vitals/vital-kinds';
import type { addVital } from '@hafi/contract/vitals/vitals.contract';
import type { Origin } from './reading-origin.ts';

/** A reading from another system. */
export interface ImportedReading {
  readonly reading: ParsedInput<typeof addVital>['body'] & { readonly takenAt: string };
  /** The names of the resources that it came from: none without a name, several for a pressure in two parts. */
  readonly origin: readonly Origin[];
  /** The id of the resource, if it may be one of ours that comes back. */
  readonly ownId: string | null;
  /** Whether only the day was known. */
  readonly dayOnly: boolean;
}

/** A resource that its system marks as wrong, by the names under which it was taken over. */
export interface MarkedWrong {
  readonly origin: readonly Origin[];
  readonly kind: VitalKind | null;
  readonly takenAt: string | null;
  readonly dayOnly: boolean;
}

/** What became of an imported reading; `two-systems`: it may change one of several. */
export type ImportOutcome = 'imported' | 'repeated' | 'replaced' | 'written-here' | 'two-systems';

/** What became of the readings that a resource brought, which its system marks as wrong. */
export type WithdrawOutcome = 'removed' | 'wrong-unknown' | 'two-systems';
