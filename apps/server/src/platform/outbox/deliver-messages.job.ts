import { minuteInMs } from '@hafi/base/time';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import type { LeasedWork } from '../due/due-work.ts';
import type { Log } from '../log/log.ts';
import { batchWrites } from '../together/batch-writes.ts';
import type { Attachments } from './attachments.ts';
import { failureCode } from './failure-code.ts';
import {
  type LeasedRow,
  leaseMessages,
  markDelayed,
  markFailed,
  markSent,
  stoppedByReader,
  type Taken,
  tooLate,
} from './outbox.repo.ts';
import {
  type Channel,
  channels,
  type HandOver,
  type Lane,
  type Priority,
  priorities,
  type Receipt,
  RecipientGone,
  type Transport,
} from './transport.ts';

/**
 * Attempts before a message is given up, both about 21 minutes after the first: the pauses are 10 s,
 * 20 s, 40 s, … 640 s, those of urgent messages never longer than a minute, so that they leave soon
 * after a provider is back.
 */
const maxAttempts: Record<Priority, number> = { ordinary: 8, urgent: 24 };
const longestUrgentMs = minuteInMs;

const waitInMs = (attempts: number, priority: Priority) =>
  Math.min(
    5000 * 2 ** attempts,
    priority === 'urgent' ? longestUrgentMs : Number.POSITIVE_INFINITY,
  );

/**
 * How many messages of a lane each process sends at once. Mail has lower limits because each mail
 * needs a connection while it is sent and mail servers allow few. Urgent lanes have their own share, so
 * that they keep sending while every ordinary message hangs; a large one, because most of the time
 * of an SMS is waiting for its provider, and many elders may call for help at once
 * (`npm run bench -- --only emergencies`).
 */
export const together: Record<Priority, Record<Channel, number>> = {
  urgent: { mail: 10, sms: 200, push: 200 },
  ordinary: { mail: 20, sms: 40, push: 40 },
};

/** Returns the lane of a message. */
export const laneOf = (message: {
  readonly channel: Channel;
  readonly priority?: Priority;
}): Lane => (message.priority === 'urgent' ? `${message.channel}.urgent` : message.channel);

/** All lanes, the urgent ones first. */
export const lanes: readonly Lane[] = priorities.flatMap((priority) =>
  channels.map((channel) => laneOf({ channel, priority })),
);

/**
 * How long an ordinary message waits for others to be leased with it, in milliseconds: a lease is a
 * transaction, which each request would otherwise pay for its own messages.
 */
const gatherMs = 100;

/**
 * How long a message is leased, in seconds: what a server that is killed had in its hands waits that
 * long. No transport takes longer than 40 s; an urgent SMS takes at most 16, a push 15.
 */
const leaseSeconds = ({ channel, priority }: { channel: Channel; priority: Priority }): number =>
  priority === 'urgent' && channel !== 'mail' ? 30 : 60;

/** Returns the id of the leased work that sends the messages of a lane. */
export const deliveryOf = (lane: Lane) => `outbox.${lane}`;

interface Deliverer {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** What makes the files that go with mails; absent where no mail has any. */
  readonly attachments?: Pick<Attachments, 'make'>;
  readonly transports: Readonly<Record<Channel, Transport>>;
}

/**
 * The leased work that sends the outbox, one per lane, so that a hanging channel does not delay the
 * others, and ordinary messages never delay urgent ones.
 */
export const deliveries = (deliverer: Deliverer): readonly LeasedWork[] =>
  priorities.flatMap((priority) =>
    channels.map((channel) => delivery(deliverer, { channel, priority })),
  );

function delivery(
  deliverer: Deliverer,
  lane: { readonly channel: Channel; readonly priority: Priority },
): LeasedWork<LeasedRow> {
  const { clock, db } = deliverer;
  const sent = batchWrites((taken: readonly Taken[]) => markSent(db, taken, clock.now()));
  return {
    id: deliveryOf(laneOf(lane)),
    everySeconds: 3,
    gatherMs: lane.priority === 'urgent' ? 0 : gatherMs,
    together: together[lane.priority][lane.channel],
    leaseSeconds: leaseSeconds(lane),
    take: (tx, due) => leaseMessages(tx, lane, due),
    handle: (row, until) => deliver(deliverer, row, until, sent),
  };
}

/** What a push service and the device need to know of the time of a push. */
const timesOf = ({ createdAt, noticeId, priority, uselessAt }: LeasedRow) => ({
  writtenAt: createdAt,
  ...(uselessAt ? { uselessAt } : {}),
  // What carries the id of its notice is important: it is pursued when it does not arrive.
  ...(priority === 'urgent' || uselessAt || noticeId ? { wakes: true as const } : {}),
});

/** The file that goes with a mail, made now, with a name by which a repetition is known as such. */
async function fileOf({ attachments }: Pick<Deliverer, 'attachments'>, row: LeasedRow) {
  if (row.attachment === null) return {};
  const attachment = await attachments?.make(row.attachment, row.personId);
  return attachment ? { attachment, id: row.id } : {};
}

async function deliver(
  { attachments, clock, db, log, transports }: Deliverer,
  row: LeasedRow,
  until: Date,
  sent: (taken: Taken) => Promise<void>,
): Promise<void> {
  const { attempts, channel, id, priority } = row;
  const lease = { id, until };
  if (row.uselessAt && row.uselessAt <= clock.now()) {
    log.warn({ id, channel, attempts }, 'message too late');
    return markFailed(db, lease, { code: tooLate, handOvers: [] }, clock.now());
  }
  if (row.isStopped) {
    return markFailed(db, lease, { code: stoppedByReader, handOvers: [] }, clock.now());
  }
  const handOvers: HandOver[] = [];
  let receipt: Receipt | undefined;
  try {
    const file = await fileOf({ attachments }, row);
    const message = {
      ...file,
      channel,
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      ...(row.replyTo === null ? {} : { replyTo: row.replyTo }),
      ...(row.thread === null ? {} : { thread: row.thread }),
      ...(row.locale === null ? {} : { locale: row.locale }),
      ...(row.unsubscribe === null ? {} : { unsubscribe: row.unsubscribe }),
      ...(row.avoid === null ? {} : { avoid: row.avoid }),
      ...(priority === 'urgent' ? { priority } : {}),
      ...(channel === 'push' ? timesOf(row) : {}),
    };
    receipt = await transports[channel](message, (handOver) => handOvers.push(handOver));
  } catch (error) {
    const code = failureCode(error);
    const now = clock.now();
    log.warn({ id, channel, attempts, failure: code }, 'message not sent');
    const failed = { code, handOvers };
    const final = attempts >= maxAttempts[priority] || error instanceof RecipientGone;
    return final
      ? markFailed(db, lease, failed, now)
      : markDelayed(db, lease, failed, new Date(now.getTime() + waitInMs(attempts, priority)));
  }
  if (receipt?.billed && row.parts !== null && receipt.billed !== row.parts) {
    const { billed, provider } = receipt;
    log.warn({ id, provider, billed, parts: row.parts }, 'SMS billed as another number of parts');
  }
  await sent({ ...lease, handOvers, ...receipt });
}
