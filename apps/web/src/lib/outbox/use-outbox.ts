import { useEffect, useState } from 'react';
import { useAccount } from '../session.ts';
import { onOutboxChange } from './outbox-changes.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { startOutbox } from './outbox-sender.ts';
import { outboxStore } from './outbox-store.ts';

/** What the signed-in person entered under this topic and the server does not have, oldest first. */
export function useOutbox(topic: string): readonly OutboxEntry[] {
  const { id: person } = useAccount();
  const [entries, setEntries] = useState<readonly OutboxEntry[]>([]);
  useEffect(() => {
    let stopped = false;
    const read = async () => {
      const all = await (await outboxStore()).all();
      const own = all.filter((entry) => entry.person === person && entry.topic === topic);
      if (!stopped) setEntries(own);
    };
    startOutbox();
    void read();
    const stop = onOutboxChange(() => void read());
    return () => {
      stopped = true;
      stop();
    };
  }, [person, topic]);
  return entries;
}
