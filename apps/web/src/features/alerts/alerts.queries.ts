import { acknowledgeAlert, listOpenAlerts } from '@hafi/contract/alerts/alerts.contract';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** The unacknowledged alerts of all elders whose alerts the person may see. */
export const useOpenAlerts = () => useAnswer(listOpenAlerts, {});

/** Acknowledges an alert. */
export const useSeeAlert = (elderId: string) =>
  useAct(acknowledgeAlert, (alertId: string) => ({ params: { id: elderId, alertId } }));
