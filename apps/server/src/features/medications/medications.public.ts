export { findSubstances } from './checks/find-substances.ts';
export { countDoses } from './doses/dose-counts.repo.ts';
export { lastDoseByElder } from './doses/last-recorded.repo.ts';
export { dosesOfDay } from './doses/list-doses.ts';
export { neededNow } from './doses/needed-now.ts';
export { recordDose } from './doses/record-dose.ts';
export { takeReminded } from './doses/take-reminded.ts';
export { medicinesSince } from './medicines-since.ts';
