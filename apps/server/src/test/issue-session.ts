import { openSession } from '../features/accounts/sessions/open-session.ts';
import { sessionCookie } from '../features/accounts/sessions/session-cookie.ts';
import { confirmSession, listLivingSessions } from '../features/accounts/sessions/sessions.repo.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Platform } from '../platform/platform.ts';
import type { TestApp } from './test-app.ts';

/** A session created without credentials: its cookie and bearer token. */
interface IssuedSession {
  readonly token: string;
  /** The value of a Cookie header. */
  readonly cookie: string;
}

/** Signs a person in without credentials. */
export async function issueSession(platform: Platform, personId: string): Promise<IssuedSession> {
  const token = await inTransaction(platform, (tx) =>
    openSession(platform, tx, {
      personId,
      remembered: true,
      userAgent: '',
    }),
  );
  const cookie = sessionCookie(platform.config, token, true).split(';')[0] ?? '';
  return { token, cookie };
}

/** Confirms a person's identity on their devices, as if they had typed their password again. */
export async function proveIdentity(
  { clock, platform }: Pick<TestApp, 'clock' | 'platform'>,
  { personId }: { readonly personId: string },
): Promise<void> {
  const now = clock.now();
  const sessions = await listLivingSessions(platform.db, personId, now);
  await inTransaction(platform, async (tx) => {
    for (const { id } of sessions) await confirmSession(tx, id, now);
  });
}
