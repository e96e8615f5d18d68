import * as contract from '@hafi/contract/alerts/alerts.contract';
import { callerOf } from '../../platform/auth/principal.ts';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { acknowledgeAlert } from './acknowledge-alert.ts';
import { closeAlert } from './close-alert.ts';
import { getAlert } from './get-alert.ts';
import { listAlerts, listOpenAlerts } from './list-alerts.ts';
import { listToldAlerts } from './list-told-alerts.ts';

/** Endpoints for alerts about abnormal readings. */
export function alertsHandlers(platform: Platform): readonly Handler[] {
  return [
    handle(contract.listAlerts, (call) =>
      listAlerts(platform, callerOf(call), call.params.id, call.query),
    ),
    handle(contract.listToldAlerts, async (call) => ({
      data: await listToldAlerts(platform, callerOf(call), call.params.id),
    })),
    handle(contract.getAlert, async (call) => {
      const { alertId, id: elderId } = call.params;
      return { data: await getAlert(platform, callerOf(call), { alertId, elderId }) };
    }),
    handle(contract.acknowledgeAlert, async (call) => {
      const { alertId, id: elderId } = call.params;
      return { data: await acknowledgeAlert(platform, callerOf(call), { alertId, elderId }) };
    }),
    handle(contract.closeAlert, async (call) => {
      const { alertId, id: elderId } = call.params;
      await closeAlert(platform, callerOf(call), { alertId, elderId, note: call.body.note });
      return { data: null };
    }),
    handle(contract.listOpenAlerts, async (call) => ({
      data: await listOpenAlerts(platform, callerOf(call)),
    })),
  ];
}
