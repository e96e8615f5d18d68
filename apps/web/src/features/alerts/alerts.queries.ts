import {
  acknowledgeAlert,
  closeAlert,
  listOpenAlerts,
} from '@hafi/contract/alerts/alerts.contract';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** The standing alerts of all elders whose alerts the person may see: unseen, or urgent. */
export const useOpenAlerts = () => useAnswer(listOpenAlerts, {});

/** Acknowledges an alert. */
export const useSeeAlert = (elderId: string) =>
  useAct(acknowledgeAlert, (alertId: string) => ({ params: { id: elderId, alertId } }));

/** Closes an urgent alert with a note. */
export const useCloseAlert = (elderId: string) =>
  useAct(closeAlert, ({ alertId, note }: { alertId: string; note: string }) => ({
    params: { id: elderId, alertId },
    body: { note },
  }));
