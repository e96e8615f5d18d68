import type { PartState, PlanInvoice } from '@hafi/contract/plans/subscription.schemas';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** How what one payer pays of an invoice stands. */
export const partStateTexts: Readonly<Record<PartState, MessageDescriptor>> = {
  due: msg`to pay`,
  pending: msg`being paid`,
  paid: msg`paid`,
  refunding: msg`on its way back`,
  refunded: msg`given back`,
  void: msg`no longer asked for`,
};

/** How an invoice stands as a whole. */
export const invoiceStateTexts: Readonly<Record<PlanInvoice['state'], MessageDescriptor>> = {
  open: msg`to pay`,
  paid: msg`paid`,
  void: msg`no longer asked for`,
};
