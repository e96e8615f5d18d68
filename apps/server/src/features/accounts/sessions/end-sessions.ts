import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteFromDevices } from '../shared-phone/device-people.repo.ts';
import { deleteTicketsOf } from '../sign-in/tickets.repo.ts';
import { deleteSessions } from './sessions.repo.ts';

/**
 * Ends a person's sessions, all but `keepId` when given, takes them off all shared phones, and ends
 * what was half begun. Call the answered
 * function once the transaction has ended: it closes the open connections of those sessions.
 */
export async function endSessions(
  { realtime }: Platform,
  tx: Db,
  personId: string,
  keepId?: string,
): Promise<() => void> {
  const ended = await deleteSessions(tx, personId, keepId);
  await deleteFromDevices(tx, personId);
  await deleteTicketsOf(tx, personId);
  return () => {
    for (const id of ended) realtime.disconnect(id);
  };
}
