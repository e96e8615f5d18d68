import { useEffect, useState } from 'react';
import { useAccount } from '../session.ts';
import type { EntryOf, KindName } from './entry-kinds.ts';
import { onOutboxChange } from './outbox-changes.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { outbox, startOutbox } from './own-outbox.ts';

let reading: Promise<readonly OutboxEntry[]> | undefined;

/** The entries, read once for all that ask at the same moment. */
function entriesNow(): Promise<readonly OutboxEntry[]> {
  reading ??= Promise.resolve().then(() => {
    reading = undefined;
    return outbox.entries();
  });
  return reading;
}

/** The signed-in person's entries of a kind on this device, oldest first. */
export function useOutbox<K extends KindName>(kind: K) {
  const { id: person } = useAccount();
  const [read, setRead] = useState<readonly EntryOf<K>[] | null>(null);
  useEffect(() => {
    let stopped = false;
    const readAll = async () => {
      const all = await entriesNow();
      const own = all.filter((entry) => entry.person === person && entry.kind === kind);
      if (!stopped) setRead(own as unknown as EntryOf<K>[]);
    };
    startOutbox();
    void readAll();
    const stop = onOutboxChange(() => void readAll());
    return () => {
      stopped = true;
      stop();
    };
  }, [person, kind]);
  const entries = read ?? [];
  const accepted = entries.filter(({ refusal }) => refusal === null);
  return {
    /** False until the entries are read: that there are none is not known before. */
    isRead: read !== null,
    /** Entries that the server does not have. */
    waiting: accepted.filter(({ sentAt }) => sentAt === undefined),
    /**
     * Entries that an answer of this moment (`dataUpdatedAt`) cannot contain: waiting ones, and
     * those sent after it.
     */
    missingFrom: (readAt: number) =>
      accepted.filter(({ sentAt }) => sentAt === undefined || sentAt > readAt),
    /** Entries that the server refused while nobody waited for the answer. */
    refused: entries.filter(({ refusal }) => refusal !== null),
  };
}
