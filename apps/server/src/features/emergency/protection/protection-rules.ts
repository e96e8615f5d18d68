import { dayInMs, hourInMs, minuteInMs } from '@hafi/base/time';
import {
  agreementDays,
  type ContactStatus,
  type ProtectionReason,
  protectionReasons,
  type unreachedWhys,
} from '@hafi/contract/emergency/protection-terms';
import type { Channel } from '../../../platform/outbox/transport.ts';
import type { Delivery } from '../../notifications/notifications.public.ts';
import type { AgreementRow } from './agreements.repo.ts';
import type { StateRow } from './states.repo.ts';

/** How long a contact is not asked again, in milliseconds. */
export const askAgainMs = dayInMs;

/** An agreement, as far as it says how somebody stands. */
type Said = Pick<AgreementRow, 'agrees' | 'answeredAt' | 'askedAt'>;

/** Until when an agreement counts; null without one. */
export const agreedUntil = ({ agrees, answeredAt }: Said): Date | null =>
  agrees && answeredAt ? new Date(answeredAt.getTime() + agreementDays * dayInMs) : null;

/** Whether they may be asked now: not twice within a day. */
export const mayBeAsked = (said: Pick<Said, 'askedAt'> | undefined, now: Date): boolean =>
  !said?.askedAt || now.getTime() - said.askedAt.getTime() >= askAgainMs;

/**
 * How somebody stands who would be asked: what they said; while a question is open, what became of
 * its messages (`delivery`; undefined without any). `at` is when that began.
 */
export function statusOf(
  said: Said | undefined,
  delivery: Delivery | undefined,
  now: Date,
): { readonly standing: ContactStatus; readonly at: Date | null } {
  if (!said) return { standing: 'not-asked', at: null };
  const { agrees, answeredAt, askedAt } = said;
  const until = agreedUntil(said);
  if (until && until > now) return { standing: 'agreed', at: answeredAt };
  if (askedAt && (!answeredAt || askedAt > answeredAt)) {
    if (delivery?.sentAt) return { standing: 'asked', at: askedAt };
    const isTried = delivery && !delivery.isGivenUp;
    return { standing: isTried ? 'waiting' : 'unreached', at: askedAt };
  }
  if (!answeredAt) return { standing: 'not-asked', at: null };
  return { standing: agrees ? 'lapsed' : 'refused', at: answeredAt };
}

/** A message to somebody, and what became of it. */
export interface LastMessage {
  readonly at: Date;
  readonly isGivenUp: boolean;
}

/**
 * Why nothing reaches somebody by their channels (`ways`); null while something may. They are
 * reached again once they answer after the message that was lost, another arrives, or a channel works
 * again.
 */
export function whyUnreached(
  { ways, works }: { readonly ways: readonly Channel[]; readonly works: ReadonlySet<Channel> },
  last: LastMessage | undefined,
  answeredAt: Date | null,
): (typeof unreachedWhys)[number] | null {
  if (ways.length === 0) return 'no-address';
  if (!ways.some((way) => works.has(way))) return 'not-delivered';
  const isLost = last?.isGivenUp && !(answeredAt && answeredAt > last.at);
  return isLost ? 'not-delivered' : null;
}

/** Why an elder's protection is off, the gravest first; empty while it is on. */
export function reasonsFor(known: {
  readonly contacts: readonly {
    readonly standing: ContactStatus;
    readonly unreached: (typeof unreachedWhys)[number] | null;
    /** Lives in the country of the elder, as far as is known. */
    readonly isNear: boolean;
  }[];
  readonly remindersFail: boolean;
}): ProtectionReason[] {
  const { contacts, remindersFail } = known;
  const agreed = contacts.filter(({ standing: status }) => status === 'agreed');
  const reached = agreed.filter(({ unreached }) => unreached === null);
  const isOff: Record<ProtectionReason, boolean> = {
    'no-contact': contacts.length === 0,
    'nobody-confirmed': contacts.length > 0 && agreed.length === 0,
    'no-channel': agreed.length > 0 && reached.length === 0,
    'nobody-near': reached.length > 0 && !reached.some(({ isNear }) => isNear),
    'reminders-failing': remindersFail,
  };
  return protectionReasons.filter((reason) => isOff[reason]);
}

/** How often people are told the same of one elder at most. */
const tellAgainMs = dayInMs;

/** How often it is checked. Each check takes a few short queries for a hundred elders. */
export const checkEveryMs = 2 * minuteInMs;

/**
 * Whoever was not checked for this long was behind an outage: what is late by it has until the next check
 * to be made up for, before anybody is alarmed by it.
 */
const outageMs = hourInMs / 4;

/** What follows from a check of an elder's protection. */
export interface Seen {
  readonly row: Pick<StateRow, 'owed' | 'reasons' | 'state' | 'told'>;
  /** Why it is off, to be told now; null when there is nothing to tell. */
  readonly tells: ProtectionReason | null;
  readonly isOnAgain: boolean;
}

/**
 * What follows when `reasons` are seen now: its end is owed to people once, and told unless they were
 * told the same within a day. Nobody is told of what was never on, before it should have been (`unset`).
 */
export function followsFrom(
  row: Omit<StateRow, 'elderId' | 'nextCheckAt'>,
  found: readonly ProtectionReason[],
  now: Date,
): Seen {
  const wasAway = now.getTime() - row.checkedAt.getTime() > outageMs;
  const reasons = found.filter(
    (reason) => reason !== 'reminders-failing' || !wasAway || row.reasons.includes(reason),
  );
  const { state, told: notified } = row;
  if (reasons.length === 0) {
    const seen = { state: 'on' as const, reasons, owed: [], told: notified };
    return { row: seen, tells: null, isOnAgain: state === 'off' };
  }
  if (state === 'new') return { row: { ...row, reasons }, tells: null, isOnAgain: false };
  const before = state === 'off' ? row.reasons : [];
  const owed = reasons.filter((reason) => !before.includes(reason) || row.owed.includes(reason));
  const isTellable = (reason: ProtectionReason) => {
    const last = notified[reason];
    return last === undefined || now.getTime() - Date.parse(last) >= tellAgainMs;
  };
  const tellable = owed.filter(isTellable);
  const at = now.toISOString();
  const seen = {
    state: 'off' as const,
    reasons,
    owed: owed.filter((reason) => !tellable.includes(reason)),
    told: { ...notified, ...Object.fromEntries(tellable.map((reason) => [reason, at])) },
  };
  return { row: seen, tells: tellable[0] ?? null, isOnAgain: false };
}
