import { type StepReason, stepReasons } from '@hafi/contract/payments/step-reasons';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const words: Readonly<Record<StepReason, MessageDescriptor>> = {
  cancelled: msg`What it was for was cancelled`,
  'not-needed': msg`It was not needed any more`,
  'came-after-all': msg`The appointment took place after all`,
  'by-coordinator': msg`A coordinator decided so`,
  amount: msg`Another amount was paid`,
  currency: msg`It was paid in another currency`,
  payer: msg`Somebody else paid`,
  reference: msg`The provider named another payment`,
  'left by the payer': msg`The payer did not want it any more`,
  'too-many-prompts': msg`Too many requests to this phone`,
  'never accepted': msg`The provider never had it`,
  'no answer': msg`The payer did not answer in time`,
  'no transfer in time': msg`No transfer came in time`,
  'paid online': msg`It was paid online instead`,
  'came by bank and is not needed': msg`It came by bank and was not needed`,
  'refunded in part': msg`A part was given back`,
  'settled by hand': msg`A coordinator settled it by hand`,
  'the provider does not answer': msg`The provider did not answer`,
  'the provider answers again': msg`The provider answers again`,
};

/** Why a payment was moved, by Hafi; undefined where a provider said why. */
export const reasonWords = (reason: string): MessageDescriptor | undefined => {
  const own = stepReasons.find((known) => known === reason);
  return own && words[own];
};
