import type { ParsedInput } from '@hafi/contract/core/endpoint';
import type { addVital } from '@hafi/contract/vitals/vitals.contract';

/** A reading from another system. */
export interface ImportedReading {
  readonly reading: ParsedInput<typeof addVital>['body'] & { readonly takenAt: string };
  /** The resource as its system names it; null when it has no name. */
  readonly origin: string | null;
  /** The id of the resource, if it may be one of ours that comes back. */
  readonly ownId: string | null;
  /** Whether only the day was known. */
  readonly dayOnly: boolean;
}

/** What became of an imported reading. */
export type ImportOutcome = 'imported' | 'repeated' | 'replaced' | 'written-here';
