export { findSubstances } from './checks/find-substances.ts';
export { countDoses } from './doses/dose-counts.repo.ts';
export { medicinesSince } from './medicines-since.ts';
