import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Cron } from '../../../platform/due/cron.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endExpired } from './invitations.repo.ts';

/** Ends expired invitations every hour, which erases their addresses. */
export const sweepInvitations = (platform: Platform): Cron => ({
  id: 'circle.sweep-invitations',
  at: { minute: 20 },
  run: () => inTransaction(platform, (tx) => endExpired(tx, platform.clock.now())),
});
