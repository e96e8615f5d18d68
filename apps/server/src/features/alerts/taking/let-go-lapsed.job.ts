import type { BatchWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { AlertRow } from '../alerts.repo.ts';
import { lockLapsed } from './lapsed.repo.ts';
import { letGoOfAlerts } from './let-go.ts';

/**
 * Gives back what doctors look after whose access ended by time, as an act that ends it does. Calls ask
 * nobody by an appointment, and late check-ins are looked through every minute anyway.
 */
export const letGoLapsedWork = (platform: Platform): BatchWork<AlertRow> => ({
  id: 'alerts.let-go-lapsed',
  everySeconds: 60,
  batch: 50,
  take: lockLapsed,
  async handle(tx, rows) {
    for (const { acknowledgedBy: personId, elderId } of rows) {
      if (personId) await letGoOfAlerts(platform, tx, { personId, elderId });
    }
  },
});
