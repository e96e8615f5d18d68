import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deletePhonePin } from '../phone-pin/phone-pins.repo.ts';
import { deleteFromDevices } from '../shared-phone/device-people.repo.ts';
import { deleteTicketsOf } from '../sign-in/tickets.repo.ts';
import { deleteSessions } from './sessions.repo.ts';

/**
 * Ends a person's sessions (except `keepId`), removes them from all shared phones, takes
 * their phone PIN away, and ends unfinished flows. After the commit it closes the open connections of those sessions.
 */
export async function endSessions(
  { realtime }: Pick<Platform, 'realtime'>,
  tx: Tx,
  personId: string,
  keepId?: string,
): Promise<void> {
  const ended = await deleteSessions(tx, personId, keepId);
  await deleteFromDevices(tx, personId);
  await deletePhonePin(tx, personId);
  await deleteTicketsOf(tx, personId);
  tx.afterCommit(() => {
    for (const id of ended) realtime.disconnect(id);
  });
}
