import {
  acknowledgeAlert,
  closeAlert,
  getAlert,
  giveBackAlert,
  listOpenAlerts,
  listOwnAlerts,
  listUrgentNews,
  takeOverAlert,
} from '@hafi/contract/alerts/alerts.contract';
import type { CloseAct } from '../../kit/outcomes/closing-note.tsx';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** The standing alerts of all elders whose health the person reads: unseen, or urgent. */
export const useOpenAlerts = () => useAnswer(listOpenAlerts, {});

/** About whom an urgent alert stands, for every page. */
export const useUrgentNews = () => useAnswer(listUrgentNews, {});

/** That something is wrong with an elder, and whom to ask, without what was measured. */
export const useOwnAlerts = (elderId: string) =>
  useAnswer(listOwnAlerts, { params: { id: elderId } });

/** One alert on its page; opening it tells the others that it was seen. */
export const useAlert = (elderId: string, alertId: string) =>
  useAnswer(getAlert, { params: { id: elderId, alertId } });

/** Acknowledges an alert. */
export const useSeeAlert = (elderId: string) =>
  useAct(acknowledgeAlert, (alertId: string) => ({ params: { id: elderId, alertId } }), {
    waits: true,
  });

/** Says that one cannot look after an alert after all. */
export const useGiveBackAlert = (elderId: string) =>
  useAct(giveBackAlert, (alertId: string) => ({ params: { id: elderId, alertId } }), {
    waits: true,
  });

/** Looks after an alert in place of who does. */
export const useTakeOverAlert = (elderId: string) =>
  useAct(
    takeOverAlert,
    ({ alertId, from }: { alertId: string; from: string }) => ({
      params: { id: elderId, alertId },
      body: { from },
    }),
    { waits: true },
  );

/** Closes an urgent alert with a note and how it ended. */
export const useCloseAlert = (elderId: string) =>
  useAct(closeAlert, ({ alertId, ...body }: Parameters<CloseAct>[0]) => ({
    params: { id: elderId, alertId },
    body,
  }));
