export { nextHomeVisit } from './next-home-visit.ts';
export { countVisitsSince } from './visits.repo.ts';
