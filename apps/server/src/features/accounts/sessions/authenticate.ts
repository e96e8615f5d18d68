import { type Role, roles } from '@hafi/contract/accounts/roles';
import type { Authenticate } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { sessionSeconds, tokenOf } from './session-cookie.ts';
import { findLivingSession, touchSession } from './sessions.repo.ts';

/** The last use is stored at most once in this many seconds, to avoid a write per request. */
const touchSeconds = 300;

/** Filters the roles that exist. */
export const knownRoles = (names: readonly string[]): Role[] =>
  roles.filter((role) => names.includes(role));

/**
 * Resolves a cookie or bearer token to its person with one query, and extends a remembered session.
 */
export function authenticateBy({ db, clock, config }: Platform): Authenticate {
  return async (credentials, { touch } = { touch: true }) => {
    const token = tokenOf(config, credentials);
    if (!token) return null;
    const now = clock.now();
    const session = await findLivingSession(db, hashSecret(token), now);
    if (!session) return null;
    let { expiresAt } = session;
    if (touch && now.getTime() - session.lastSeenAt.getTime() > touchSeconds * 1000) {
      const later = new Date(now.getTime() + sessionSeconds.remembered * 1000);
      if (session.remembered) expiresAt = later;
      await touchSession(db, session.id, { lastSeenAt: now, expiresAt });
    }
    return {
      personId: session.personId,
      roles: knownRoles(session.roles),
      locale: session.locale,
      sessionId: session.id,
      expiresAt,
    };
  };
}
