import { minuteInMs } from '@hafi/base/time';
import * as contract from '@hafi/contract/alerts/urgent-alerts.contract';
import type { CloseAct } from '../../../kit/outcomes/closing-note.tsx';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** Urgent alerts that reached the coordinators and have not ended. */
export const useUrgentAlerts = () =>
  useAnswer(contract.listUrgentAlerts, {}, { refetchInterval: minuteInMs });

const one = (id: string) => ({ params: { id } });

/** Says that one looks after it. */
export const useTakeUrgentAlert = () => useAct(contract.takeUrgentAlert, one, { waits: true });

/** Says that one cannot after all. */
export const useGiveBackUrgentAlert = () =>
  useAct(contract.giveBackUrgentAlert, one, { waits: true });

/** Looks after it in place of who does. */
export const useTakeOverUrgentAlert = () =>
  useAct(
    contract.takeOverUrgentAlert,
    ({ from, id }: { id: string; from: string }) => ({ params: { id }, body: { from } }),
    { waits: true },
  );

/** Says how it ended. */
export const useCloseUrgentAlert = () =>
  useAct(contract.closeUrgentAlert, ({ alertId, ...body }: Parameters<CloseAct>[0]) => ({
    params: { id: alertId },
    body,
  }));
