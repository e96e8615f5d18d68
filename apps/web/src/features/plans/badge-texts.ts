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
      msg`Identity card compared, phone number or e-mail confirmed`,
      msg`Shown beside your name in circles, and to elders whom you help`,
    ],
  },
  professional: {
    name: msg`Professionals`,
    benefit: msg`For doctors and caregivers: your licence is checked.`,
    benefits: [
      msg`A doctor's licence, or a caregiver's training, compared with the papers`,
      msg`Shown in the directory of doctors and in circles`,
      msg`Families see what was checked, and when`,
    ],
  },
  business: {
    name: msg`Business`,
    benefit: msg`For clinics and pharmacies: your registration is checked.`,
    benefits: [
      msg`Registration at the RDB, or TIN, compared with the paper`,
      msg`The name of the business stands beside the name of who acts for it`,
    ],
  },
  premium: {
    name: msg`Premium Badge`,
    benefit: msg`For doctors and caregivers: all checks, and two families asked.`,
    benefits: [
      msg`Everything that the badge for professionals checks`,
      msg`References of two families asked`,
    ],
  },
};
