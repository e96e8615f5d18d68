export { type EntryRow, entriesOf, findRecordEntries } from './record.repo.ts';
export { announceRecord } from './record-entries.ts';
export type { EntryContents, EntryKind } from './record-kinds.ts';
export { recordedAllergies } from './recorded-allergies.ts';
