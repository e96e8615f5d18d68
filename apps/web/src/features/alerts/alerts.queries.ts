import { acknowledgeAlert, listOpenAlerts } from '@hafi/contract/alerts/alerts.contract';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** What nobody has seen yet of all elders whose alerts one may see. */
export const useOpenAlerts = () => useAnswer(listOpenAlerts, {});

/** Says that one has seen an alert. */
export const useSeeAlert = (elderId: string) =>
  useAct(acknowledgeAlert, (alertId: string) => ({ params: { id: elderId, alertId } }));
