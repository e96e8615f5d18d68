import { links } from '@hafi/contract/core/links';
import type { PartState } from '@hafi/contract/plans/subscription.schemas';
import {
  lockPart,
  type PayablePart,
  payablePart,
  peopleOfPart,
  readPart,
  refundMeans,
  settlePart,
} from '../../plans/plans.public.ts';
import type { Payable, PayableState, Payables } from './payable.ts';
import { planWords } from './plan-words.ts';

/** Parts of the invoices of care plans. */
export const planPayables: Payables<'plan'> = {
  kind: 'plan',
  words: planWords,
  page: () => links.ownPlan,
  async lockFor(tx, id, personId) {
    const found = await payablePart(tx, id, personId);
    return found && payableOf(found);
  },
  async lock(tx, id) {
    const found = await lockPart(tx, id);
    return found && payableOf(found);
  },
  async amountDue(db, id) {
    const part = await readPart(db, id);
    return part && { overpaid: unwantedOf(part.state) };
  },
  afterWhole: refundMeans,
  people: peopleOfPart,
};

function payableOf(found: PayablePart): Payable {
  const { elderName, invoice, part, people, plan, until } = found;
  return {
    id: part.id,
    amount: part.amount,
    serviceFee: 0,
    paidFor: {
      kind: 'plan',
      plan: invoice.plan,
      elder: elderName,
      from: invoice.startsOn,
      to: invoice.endsOn,
    },
    forPerson: plan.elderId,
    people,
    refusal: refusalOf(part.state),
    before: until,
    endsThen: true,
    page: links.planPart(plan.elderId, part.id),
    overpaid: unwantedOf(part.state),
    async setPaymentState(tx, state, paymentId) {
      if (state === 'unpaid' && part.state !== 'pending') return;
      await settlePart(tx, found, stateOf(state), paymentId);
    },
  };
}

/**
 * Everything of an invoice that is not wanted any more, and of a part whose money was given back: that is
 * to be paid again by another part, or not at all.
 */
const unwantedOf =
  (state: PartState) =>
  (amount: number): number =>
    ['void', 'refunding', 'refunded'].includes(state) ? amount : 0;

function refusalOf(state: PartState): Payable['refusal'] {
  if (state === 'paid') return 'already-paid';
  return state === 'due' || state === 'pending' ? null : 'not-payable';
}

function stateOf(state: PayableState): PartState {
  switch (state) {
    case 'asked':
      return 'pending';
    case 'promised':
    case 'unpaid':
      return 'due';
    default:
      return state;
  }
}
