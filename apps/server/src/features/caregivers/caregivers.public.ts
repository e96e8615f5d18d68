export { nextHomeVisit } from './next-home-visit.ts';
export { type VisitTie, visitTies } from './visit-ties.ts';
export { countVisitsSince } from './visits.repo.ts';
