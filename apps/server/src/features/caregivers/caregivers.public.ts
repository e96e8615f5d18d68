export { countVisitsSince } from './visits.repo.ts';
