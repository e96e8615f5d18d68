export { checkInBy } from './check-in-by.ts';
export { eldersPlannedBefore } from './check-in-plans.repo.ts';
export { checkInState } from './check-in-today.ts';
export { findMissedSince } from './expected-check-ins.repo.ts';
export { findRemindersFailing } from './reminders/reminders-failing.ts';
export { letGoOfCheckIns } from './taking/let-go.ts';
export { findLateOfPhone, type LateOfPhone, takeLateByPhone } from './taking/take-by-phone.ts';
export type { LastActs } from './telling/signs-of-life.ts';
