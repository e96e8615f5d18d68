import type { BankArrival, BankLine } from '@hafi/contract/payments/bank-desk.schemas';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What confirming does, and how the button says it. */
export const outcomeWords: Readonly<
  Record<
    BankArrival['outcome'],
    { says: MessageDescriptor; act: MessageDescriptor; done: MessageDescriptor }
  >
> = {
  paid: {
    says: msg`The sum is right. Confirmed, it is booked as paid, and the payer gets the receipt.`,
    act: msg`Confirm`,
    done: msg`It is booked as paid, and the payer is told.`,
  },
  'paid-and-rest-back': {
    says: msg`More came than was asked for. Confirmed, it is booked as paid, and the rest goes on the list of what is to be paid back.`,
    act: msg`Confirm, and pay the rest back`,
    done: msg`It is booked as paid, and the rest stands under the payments that hang, to be paid back.`,
  },
  'all-back': {
    says: msg`It does not pay for anything: too little came, or it is paid already. Wait for the rest, or confirm that all of it is paid back.`,
    act: msg`Pay all of it back`,
    done: msg`It stands under the payments that hang, to be paid back. The payer is told.`,
  },
};

/** How a line of a statement stands. */
export const stateWords: Readonly<Record<BankLine['state'], MessageDescriptor>> = {
  out: msg`Money that left`,
  sent: msg`In our books`,
  charge: msg`Bank charge`,
  other: msg`No payment to us`,
  open: msg`To look at`,
  matched: msg`To confirm`,
  done: msg`Confirmed`,
};
