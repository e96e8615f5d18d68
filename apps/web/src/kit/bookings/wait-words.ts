import type { WaitWish } from '@hafi/contract/bookings/waitlist.schemas';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** When somebody who waits for a place could come. */
export const wishWords: Record<WaitWish, MessageDescriptor> = {
  soonest: msg`As soon as possible`,
  morning: msg`Any morning`,
  afternoon: msg`Any afternoon`,
};
