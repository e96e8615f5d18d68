import { type Role, roles } from '@hafi/contract/accounts/roles';
import type { Authenticate } from '../../../platform/auth/principal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { sessionSeconds, tokenOf } from './session-cookie.ts';
import { findLivingSession, touchSession } from './sessions.repo.ts';

/** A visit is written down at most once in this time, so that reading stays reading. */
const touchSeconds = 300;

/** Keeps what is a role of ours. */
export const knownRoles = (names: readonly string[]): Role[] =>
  roles.filter((role) => names.includes(role));

/** Finds who is behind a cookie or bearer token, by one look-up; a remembered session slides. */
export function authenticateBy({ db, clock, config }: Platform): Authenticate {
  return async (credentials) => {
    const token = tokenOf(config, credentials);
    if (!token) return null;
    const now = clock.now();
    const session = await findLivingSession(db, hashSecret(token), now);
    if (!session) return null;
    if (now.getTime() - session.lastSeenAt.getTime() > touchSeconds * 1000) {
      const expiresAt = new Date(now.getTime() + sessionSeconds.remembered * 1000);
      await touchSession(db, session.id, {
        lastSeenAt: now,
        ...(session.remembered ? { expiresAt } : {}),
      });
    }
    return {
      personId: session.personId,
      roles: knownRoles(session.roles),
      locale: session.locale,
      sessionId: session.id,
    };
  };
}
