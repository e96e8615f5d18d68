import type { Db } from '../../platform/db/database.ts';
import { findMessagesOf, isNotArriving } from '../../platform/outbox/not-arriving.repo.ts';
import { tooLate } from '../../platform/outbox/outbox.repo.ts';
import type { Channel } from '../../platform/outbox/transport.ts';

/** What became of the messages of a notice. */
export interface Delivery {
  /** The channels that took one, and when the first did; null while none has. */
  readonly by: readonly Channel[];
  readonly sentAt: Date | null;
  /** An SMS has reached the phone, by its provider's report. */
  readonly smsArrived: boolean;
  /** No channel took it, and none is being tried. */
  readonly isGivenUp: boolean;
  /** One was withdrawn, or came too late, before a channel took it: it says nothing of its address. */
  readonly wasWithdrawn: boolean;
}

/**
 * What became of the messages of these notices, by notice. Those without any message are left out:
 * their reader has no address, or they matter too little to be pursued.
 */
export async function findDeliveries(
  db: Db,
  noticeIds: readonly string[],
): Promise<ReadonlyMap<string, Delivery>> {
  const messages = await findMessagesOf(db, noticeIds);
  return new Map(
    [...messages].map(([id, all]) => {
      const sent = all.filter(({ sentAt }) => sentAt !== null);
      const first = sent.map(({ sentAt }) => sentAt).sort((a, b) => Number(a) - Number(b))[0];
      return [
        id,
        {
          by: [...new Set(sent.map(({ channel }) => channel))],
          sentAt: first ?? null,
          smsArrived: all.some(({ deliveredAt }) => deliveredAt !== null),
          isGivenUp: all.every(isNotArriving),
          wasWithdrawn: all.some(({ lastError }) => lastError === tooLate),
        },
      ];
    }),
  );
}
