export { measuredSince, vitalTrends } from './chart-vitals.ts';
export type {
  ImportedReading,
  ImportOutcome,
  MarkedWrong,
  WithdrawOutcome,
} from './imported-reading.ts';
export { news2Of, type ScoredSet } from './news2-of.ts';
export { findLimits, type LimitsRow } from './own-limits/own-limits.repo.ts';
export { measurementOf } from './own-vitals.ts';
export {
  addressOf,
  isReadable,
  originsOf,
  type ResourceAddress,
  storedOrigin,
  uuidOf,
} from './reading-origin.ts';
export {
  findEveryReading,
  findLatest,
  lastReadingByElder,
  type ReadingRow,
} from './readings.repo.ts';
export {
  kindOf,
  readContext,
  readLimits,
  readSource,
  readStatus,
  readValues,
} from './vital-codes.ts';
export { vitalWeek } from './vital-week.ts';
export { judgedWords, vitalNames } from './vitals.messages.ts';
export { measured, presentReadings, writtenValue } from './vitals.presenter.ts';
