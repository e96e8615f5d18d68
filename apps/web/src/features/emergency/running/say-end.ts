import type { Outcome } from '@hafi/contract/alerts/outcome-terms';
import { getEmergency } from '@hafi/contract/emergency/emergencies.contract';
import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { ask, keepAnswer } from '../../../lib/query/ask.ts';
import { useAccount } from '../../../lib/session.ts';
import { markCall } from '../bar/call-mark.ts';

/** How an emergency ended. */
export interface SaidEnd {
  readonly outcome: Outcome;
  readonly place?: string | null | undefined;
  readonly note?: string | null | undefined;
}

/**
 * Ends an emergency: everybody who was told is told so. Without an answer it is kept on the device
 * until the network returns, also over a reload, and the page says that nobody else knows of it.
 */
export function useSayEnd({ elder, id }: EmergencyView): (end: SaidEnd) => Promise<void> {
  const { id: person } = useAccount();
  return async (end) => {
    markCall(true);
    const as = end.outcome === 'false-alarm' ? end.outcome : 'resolved';
    const params = { id };
    const sent = await outbox.enqueue('emergency-end', {
      person,
      params,
      body: { ...end, as, saidAt: new Date().toISOString() },
      keeps: { elder: elder.id ?? '' },
    });
    if (sent.state === 'refused') throw sent.problem;
    if (sent.state === 'sent' && sent.answer) {
      keepAnswer(ask(getEmergency, { params }), sent.answer);
    }
  };
}
