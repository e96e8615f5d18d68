import type { Booking } from '@hafi/contract/bookings/booking.schemas';
import { useLingui } from '@lingui/react/macro';
import { Banknote, CircleCheck, type LucideIcon, Undo2, UserX } from 'lucide-react';
import { useRecordOutcome, useRecordPaid } from '../bookings/booking-acts.queries.ts';

interface OutcomeAct {
  readonly key: 'done' | 'no-show' | 'take-back' | 'paid';
  readonly icon: LucideIcon;
  readonly label: string;
  readonly run: () => void;
}

/**
 * What its doctor may say of an appointment that is over, as the server allows it now: it took
 * place, nobody came, paid at the practice. What was said is taken back before the other is said.
 */
export function useOutcomeActs(booking: Booking) {
  const { t } = useLingui();
  const record = useRecordOutcome();
  const settle = useRecordPaid();
  const { can, id, patient, payment } = booking;
  const { name } = patient;
  const say = (outcome: Booking['outcome'], done: string) => () =>
    record.mutate({ id, outcome }, { done });
  const acts: OutcomeAct[] = [];
  if (can.outcome && !booking.outcome) {
    const run = say('done', t`Noted: ${name} was here.`);
    acts.push({ key: 'done', icon: CircleCheck, label: t`It took place`, run });
    const nobody = say('no-show', t`Noted that nobody came. ${name} is told.`);
    acts.push({ key: 'no-show', icon: UserX, label: t`Nobody came`, run: nobody });
  }
  if (can.outcome && booking.outcome) {
    const run = say(null, t`Taken back: ${name}.`);
    acts.push({ key: 'take-back', icon: Undo2, label: t`Take back what I noted`, run });
  }
  if (can.settle) {
    const paid = payment.state === 'due';
    const done = paid ? t`Paid at the practice: ${name}.` : t`Not paid: ${name}.`;
    const label = paid ? t`Paid at the practice` : t`Not paid`;
    const run = () => settle.mutate({ id, paid }, { done });
    acts.push({ key: 'paid', icon: Banknote, label, run });
  }
  return {
    acts,
    isPending: record.isPending || settle.isPending,
    error: record.error ?? settle.error,
  };
}
