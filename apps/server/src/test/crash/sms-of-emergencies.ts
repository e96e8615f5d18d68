import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { ServerPool } from './server-pool.ts';

/** An SMS of an emergency in the outbox. */
interface Queued {
  readonly recipient: string;
  readonly body: string;
  readonly attempts: number;
  readonly isSent: boolean;
  readonly key: string;
}

/** The SMS of emergencies in the outbox. */
export async function queuedSms({ stored }: ServerPool): Promise<Queued[]> {
  return stored.ask<Queued>(
    sql`select recipient, body, attempts, sent_at is not null as "isSent", dedupe_key as key
      from outbox_messages where channel = 'sms' and dedupe_key like 'emergency:%'`,
  );
}

/** How many SMS to each number the provider has taken, in all the lives of the server. */
export async function takenByProvider({ dir }: ServerPool): Promise<ReadonlyMap<string, number>> {
  const taken = new Map<string, number>();
  const lines = (await readFile(join(dir, 'sandbox', 'sandbox.jsonl'), 'utf8')).trim().split('\n');
  for (const line of lines) {
    const { channel, to, type } = JSON.parse(line);
    if (type !== 'message-recorded' || channel !== 'sms') continue;
    taken.set(to, (taken.get(to) ?? 0) + 1);
  }
  return taken;
}
