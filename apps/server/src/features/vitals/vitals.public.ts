export type { ImportedReading, ImportOutcome } from './imported-reading.ts';
export { measurementOf } from './own-vitals.ts';
export { findEveryReading, findLatest, type ReadingRow } from './readings.repo.ts';
export { kindOf, readStatus, readValues } from './vital-codes.ts';
export { vitalNames } from './vitals.messages.ts';
export { measured, presentReadings } from './vitals.presenter.ts';
