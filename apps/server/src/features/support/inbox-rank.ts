import type { Urgency } from '@hafi/contract/support/contact-facts';

const ranks: Record<Urgency, number> = { emergency: 0, high: 1, normal: 2, low: 3 };

/** The place of an open message in the inbox: smaller stands higher. */
export const openRank = (urgency: Urgency): number => ranks[urgency];

/** The place of messages that wait for nothing: under all open ones. */
export const closedRank = 9;
