export { findSubstances } from './checks/find-substances.ts';
