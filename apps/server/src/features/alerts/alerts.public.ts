export { alertableMs } from './alerts.policy.ts';
export { presentAlerts } from './alerts.presenter.ts';
export {
  type AlertRow,
  findAlert,
  findEndedBy,
  findObservedNear,
  findOpenAlerts,
  findUrgent,
  findUrgentBefore,
  updateAlert,
} from './alerts.repo.ts';
export { type Raised, raiseAlert } from './raise-alert.ts';
export { answerAlerts } from './taking/answer-alerts.ts';
export { closedOf } from './taking/closed-alerts.ts';
export { letGoOfAlerts } from './taking/let-go.ts';
export { announceReading, tellAlert } from './tell-alert.ts';
export { whomToCall } from './whom-to-ask.ts';
