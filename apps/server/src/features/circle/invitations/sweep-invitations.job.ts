import * as z from 'zod/mini';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { endExpired } from './invitations.repo.ts';

/** Ends invitations whose time is over, every hour: where they went is forgotten then. */
export function sweepInvitations({ clock, db }: Platform): Job<object> {
  return {
    id: 'circle.sweep-invitations',
    payload: z.object({}),
    cron: '20 * * * *',
    run: async () => endExpired(db, clock.now()),
  };
}
