import type { EntryContent } from './record-kinds.ts';

/** A field of an entry whose value differs; null where nothing stands. */
export interface ChangedField {
  readonly field: string;
  readonly was: string | null;
  readonly now: string | null;
}

/** The fields in the order in which a change is notified: the gravest first. */
const order = [
  'name',
  'code',
  'substance',
  'criticality',
  'kind',
  'status',
  'since',
  'reaction',
  'note',
];
const placeOf = ({ field }: ChangedField) => order.indexOf(field);

const written = (content: EntryContent, field: string): string | null =>
  (content as Readonly<Record<string, string | null | undefined>>)[field] ?? null;

/** The fields that differ between two contents of one entry. */
export function changedFields(was: EntryContent, now: EntryContent): ChangedField[] {
  return Object.keys(now)
    .map((field) => ({ field, was: written(was, field), now: written(now, field) }))
    .filter((each) => each.was !== each.now)
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}
