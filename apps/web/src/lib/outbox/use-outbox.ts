import { useEffect, useState } from 'react';
import { useAccount } from '../session.ts';
import type { EntryOf, KindName } from './entry-kinds.ts';
import { onOutboxChange } from './outbox-changes.ts';
import { outbox, startOutbox } from './own-outbox.ts';

/** What the signed-in person entered of a kind and the server does not have: the oldest first. */
export function useOutbox<K extends KindName>(kind: K) {
  const { id: person } = useAccount();
  const [entries, setEntries] = useState<readonly EntryOf<K>[]>([]);
  useEffect(() => {
    let stopped = false;
    const read = async () => {
      const all = await outbox.entries();
      const own = all.filter((entry) => entry.person === person && entry.kind === kind);
      if (!stopped) setEntries(own as unknown as EntryOf<K>[]);
    };
    startOutbox();
    void read();
    const stop = onOutboxChange(() => void read());
    return () => {
      stopped = true;
      stop();
    };
  }, [person, kind]);
  return {
    waiting: entries.filter(({ refusal }) => refusal === null),
    /** Those that the server would not take while nobody could be asked, with the reason. */
    refused: entries.filter(({ refusal }) => refusal !== null),
  };
}
