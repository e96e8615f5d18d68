export type { ImportedReading, ImportOutcome } from './imported-reading.ts';
export { type LatestNews2, latestNews2 } from './latest-news2.ts';
export { measurementOf } from './own-vitals.ts';
export { findEveryReading, findLatest, type ReadingRow } from './readings.repo.ts';
export { kindOf, readContext, readSource, readStatus, readValues } from './vital-codes.ts';
export { vitalNames } from './vitals.messages.ts';
export { measured, presentReadings } from './vitals.presenter.ts';
