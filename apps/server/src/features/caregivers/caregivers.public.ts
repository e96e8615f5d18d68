export { type CalendarVisit, calendarVisits } from './calendar/calendar-visits.ts';
export { nextHomeVisit } from './next-home-visit.ts';
export { visitTies } from './visit-ties.ts';
export { countVisitsSince } from './visits.repo.ts';
