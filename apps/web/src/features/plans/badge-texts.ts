import type { BadgeId } from '@hafi/contract/plans/plans';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The name, audience and benefits of each verification badge. */
export const badgeTexts: Record<
  BadgeId,
  {
    readonly name: MessageDescriptor;
    readonly benefit: MessageDescriptor;
    readonly benefits: readonly MessageDescriptor[];
  }
> = {
  individual: {
    name: msg`Individual`,
    benefit: msg`For volunteers and family: your name and number are checked.`,
    benefits: [
      msg`Identity card and phone number checked`,
      msg`The mark stands beside your name wherever you appear`,
    ],
  },
  professional: {
    name: msg`Professionals`,
    benefit: msg`For doctors and caregivers: your licence is checked.`,
    benefits: [
      msg`Licence and training papers checked`,
      msg`Shown as verified in the directory`,
      msg`Families see what was checked, and when`,
    ],
  },
  business: {
    name: msg`Business`,
    benefit: msg`For clinics and pharmacies: your registration is checked.`,
    benefits: [
      msg`Registration and address checked`,
      msg`One mark for the house and all who work there`,
      msg`A coordinator helps to enter your people`,
    ],
  },
  premium: {
    name: msg`Premium Badge`,
    benefit: msg`All checks, renewed each year, and shown first.`,
    benefits: [
      msg`Everything that the other badges check`,
      msg`References of two families asked`,
      msg`First among equals in the lists`,
    ],
  },
};
