import type { BadgeCheck } from '@hafi/contract/badges/badge-terms';
import type { BadgeId } from '@hafi/contract/plans/plans';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const badgeNames: Readonly<Record<BadgeId, MessageDescriptor>> = {
  individual: msg`Individual`,
  professional: msg`Professionals`,
  business: msg`Business`,
  premium: msg`Premium`,
};

/** What a coordinator compares, as the badge says it. */
export const checkWords: Readonly<Record<BadgeCheck, MessageDescriptor>> = {
  identity: msg`Identity card or passport compared with the name`,
  contact: msg`Phone number or e-mail confirmed`,
  licence: msg`Licence of the council, and its end`,
  training: msg`Certificate, diploma or licence of care`,
  registration: msg`Registration of the business`,
  references: msg`Two families who know the work were called`,
};
