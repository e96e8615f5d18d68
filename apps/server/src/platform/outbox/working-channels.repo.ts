import { dayInMs, minuteInMs } from '@hafi/base/time';
import { and, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { outboxMessages } from './outbox.tables.ts';
import type { Outbox } from './outbox.ts';
import type { Channel } from './transport.ts';

/** A channel on which nothing has left for this long although something waits does not work. */
const downAfterMs = 10 * minuteInMs;

/** What a message met that would meet every other: the provider, its keys, the way there. */
const ofChannel =
  '^(?!EENVELOPE$|EMESSAGE$)(timeout|no-answer|not-set-up|E[A-Z_]+|UND_ERR_[A-Z_]+|http-(5..|401|402|403|429)|sms-(402|405|5..)|smtp-(421|53.))$';

const { channel, createdAt, handOvers, id, lastError, sentAt } = outboxMessages;

/** Why it failed; of what has come too late since, the first failure of a provider. */
const lastFailure = sql`case when ${lastError} = 'too-late' then
  (select each ->> 'outcome' from jsonb_array_elements(${handOvers}) each where each ->> 'outcome' ~ ${ofChannel} limit 1)
  else ${lastError} end`;

/**
 * The channels that can bring a message now: set up, and of which not everything has failed since
 * something was queued ten minutes ago or longer. A device has a push service of its own, so what
 * one refuses says nothing of the others.
 */
export async function findWorkingChannels(
  db: Db,
  { channels }: Pick<Outbox, 'channels'>,
  now: Date,
): Promise<ReadonlySet<Channel>> {
  const later = sql`exists (select from ${outboxMessages} later
    where later.channel = ${channel} and later.id > ${id} and later.sent_at is not null)`;
  const rows = await db
    .selectDistinct({ channel })
    .from(outboxMessages)
    .where(
      and(
        isNull(sentAt),
        sql`${channel} <> 'push'`,
        lte(createdAt, new Date(now.getTime() - downAfterMs)),
        gt(createdAt, new Date(now.getTime() - dayInMs)),
        sql`${lastFailure} ~ ${ofChannel}`,
        sql`not ${later}`,
      ),
    );
  const down = new Set(rows.map((row) => row.channel));
  return new Set(channels.filter((each) => !down.has(each)));
}
