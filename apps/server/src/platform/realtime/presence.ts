import type { Clock } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { closePresences, type KnownPresence, putPresences } from './presence.repo.ts';

/** How long a row of a process lasts that no longer extends it, in milliseconds. */
export const presenceLastsMs = 60_000;
/** How often a process extends its rows, in milliseconds. */
export const presenceEveryMs = 20_000;
/** How long somebody may have no screen before they count as gone: a page that loads again. */
export const presenceGraceMs = 5000;

/** Knows which people have screens open at this process, and tells the other processes. */
export interface PresenceKeeper {
  /** A screen is open, hidden or not. */
  screen(personId: string, socketId: string, isHidden: boolean): void;
  closed(personId: string, socketId: string): void;
  /** Extends the rows of this process. */
  extend(): Promise<void>;
  /** Lets all rows of this process end soon: their people come back at another one, or are gone. */
  close(): Promise<void>;
}

/** Creates the keeper of a process; `onChange` hears of people whose presence may have changed. */
export function createPresenceKeeper({
  clock,
  db,
  log,
  processId,
  onChange,
}: {
  readonly clock: Clock;
  readonly db: Db;
  readonly log: Log;
  readonly processId: string;
  readonly onChange: (personIds: readonly string[]) => Promise<void>;
}): PresenceKeeper {
  /** The screens of each person, and whether each is hidden. */
  const screens = new Map<string, Map<string, boolean>>();
  /** What was written last of each person. */
  const written = new Map<string, KnownPresence['status']>();
  /** Writes about one person are made one after the other. */
  const writing = new Map<string, Promise<void>>();
  let isClosed = false;

  const after = (ms: number) => new Date(clock.now().getTime() + ms);
  const statusOf = (personId: string): KnownPresence['status'] | undefined => {
    const open = screens.get(personId);
    if (!open || open.size === 0) return undefined;
    return [...open.values()].every((isHidden) => isHidden) ? 'away' : 'online';
  };

  const write = async (personId: string): Promise<void> => {
    const status = statusOf(personId);
    if (isClosed || status === written.get(personId)) return;
    const seenAt = clock.now();
    if (status === undefined) {
      written.delete(personId);
      await closePresences(db, { processId, personId }, { seenAt, endsAt: after(presenceGraceMs) });
      return;
    }
    written.set(personId, status);
    const of = { processId, seenAt, endsAt: after(presenceLastsMs) };
    await putPresences(db, [{ personId, status }], of);
    await onChange([personId]);
  };
  const failed = (error: unknown) => log.warn({ err: error }, 'presence');
  const writeSoon = (personId: string) => {
    const next = (writing.get(personId) ?? Promise.resolve())
      .then(() => write(personId))
      .catch((error: unknown) => {
        // What is open is written again with the next extension.
        written.delete(personId);
        failed(error);
      });
    writing.set(personId, next);
    void next.finally(() => {
      if (writing.get(personId) === next) writing.delete(personId);
    });
  };

  return {
    screen(personId, socketId, isHidden) {
      const open = screens.get(personId) ?? new Map<string, boolean>();
      screens.set(personId, open);
      open.set(socketId, isHidden);
      writeSoon(personId);
    },
    closed(personId, socketId) {
      const open = screens.get(personId);
      open?.delete(socketId);
      if (open?.size === 0) screens.delete(personId);
      writeSoon(personId);
    },
    async extend() {
      const known = [...screens.keys()].flatMap((personId) => {
        const status = statusOf(personId);
        return status ? [{ personId, status }] : [];
      });
      for (const { personId, status } of known) written.set(personId, status);
      const of = { processId, seenAt: clock.now(), endsAt: after(presenceLastsMs) };
      const fresh = await putPresences(db, known, of);
      // Their rows had ended: this process was away for too long.
      if (fresh.length > 0) await onChange(fresh);
    },
    async close() {
      if (isClosed) return;
      isClosed = true;
      await Promise.all(writing.values());
      screens.clear();
      const at = { seenAt: clock.now(), endsAt: after(presenceGraceMs) };
      await closePresences(db, { processId }, at).catch(failed);
    },
  };
}
