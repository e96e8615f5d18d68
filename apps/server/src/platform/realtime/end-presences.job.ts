import type { BatchWork } from '../due/due-work.ts';
import { endPresences, lockOver, type PresenceRow } from './presence.repo.ts';

/** Ends the presence of people whose screens, or whose process, are gone, and tells it. */
export const endPresencesWork = (
  onChange: (personIds: readonly string[]) => Promise<void>,
): BatchWork<PresenceRow> => ({
  id: 'realtime.end-presences',
  everySeconds: 2,
  batch: 200,
  take: lockOver,
  async handle(tx, rows) {
    await endPresences(tx, rows);
    tx.afterCommit(() => onChange([...new Set(rows.map(({ personId }) => personId))]));
  },
});
