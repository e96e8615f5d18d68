import type {
  allergyContent,
  conditionContent,
  coverageContent,
} from '@hafi/contract/record/record.schemas';
import type * as z from 'zod/mini';

/** The content of each kind of entry. */
export interface EntryContents {
  readonly condition: z.output<typeof conditionContent>;
  readonly allergy: z.output<typeof allergyContent>;
  readonly coverage: z.output<typeof coverageContent>;
}

export type EntryKind = keyof EntryContents;
export type EntryContent = EntryContents[EntryKind];
