import type { Locale } from '@hafi/i18n/locales';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { messages } from '../accounts.messages.ts';
import { deviceName } from './device-name.ts';
import { listLivingSessions } from './sessions.repo.ts';

/** The devices signed in to this account, last used first. */
export async function listSessions(
  platform: Platform,
  { personId, sessionId }: Principal,
  locale: Locale,
) {
  const rows = await listLivingSessions(platform.db, personId, platform.clock.now());
  const unknown = platform.translate(locale, messages['unknown-device']);
  const data = rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    device: deviceName(row.userAgent) ?? unknown,
    current: row.id === sessionId,
  }));
  return { data };
}
