import type { listSessions as endpoint } from '@hafi/contract/accounts/accounts.contract';
import type { Call } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { messages } from '../accounts.messages.ts';
import { deviceName } from './device-name.ts';
import { listLivingSessions } from './sessions.repo.ts';

/** The devices that are signed in to this account, the last used first. */
export async function listSessions(platform: Platform, call: Call<typeof endpoint>) {
  const { personId, sessionId } = call.principal;
  const rows = await listLivingSessions(platform.db, personId, platform.clock.now());
  const unknown = platform.translate(call.locale, messages['unknown-device']);
  const data = rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    device: deviceName(row.userAgent) ?? unknown,
    current: row.id === sessionId,
  }));
  return { data };
}
