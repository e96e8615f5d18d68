import * as contract from '@hafi/contract/alerts/alerts.contract';
import * as urgent from '@hafi/contract/alerts/urgent-alerts.contract';
import { callerOf } from '../../platform/auth/principal.ts';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { getAlert } from './get-alert.ts';
import { listAlerts, listOpenAlerts } from './list-alerts.ts';
import { listOwnAlerts } from './list-own-alerts.ts';
import { listUrgentNews } from './list-urgent-news.ts';
import { acknowledgeAlert, giveBackAlert, takeOverAlert } from './taking/acknowledge-alert.ts';
import { closeAlert } from './taking/close-alert.ts';
import {
  closeUrgentAlert,
  giveBackUrgentAlert,
  listUrgentAlerts,
  takeOverUrgentAlert,
  takeUrgentAlert,
} from './taking/urgent-alerts.ts';

/** Endpoints for alerts about abnormal readings. */
export function alertsHandlers(platform: Platform): readonly Handler[] {
  return [
    handle(contract.listAlerts, (call) =>
      listAlerts(platform, callerOf(call), call.params.id, call.query),
    ),
    handle(contract.listOwnAlerts, async (call) => ({
      data: await listOwnAlerts(platform, callerOf(call), call.params.id),
    })),
    handle(contract.getAlert, async (call) => {
      const { alertId, id: elderId } = call.params;
      return { data: await getAlert(platform, callerOf(call), { alertId, elderId }) };
    }),
    handle(contract.acknowledgeAlert, async (call) => {
      const { alertId, id: elderId } = call.params;
      return { data: await acknowledgeAlert(platform, callerOf(call), { alertId, elderId }) };
    }),
    handle(contract.giveBackAlert, async (call) => {
      const { alertId, id: elderId } = call.params;
      return { data: await giveBackAlert(platform, callerOf(call), { alertId, elderId }) };
    }),
    handle(contract.takeOverAlert, async (call) => {
      const { alertId, id: elderId } = call.params;
      const { from } = call.body;
      return { data: await takeOverAlert(platform, callerOf(call), { alertId, elderId, from }) };
    }),
    handle(contract.closeAlert, async (call) => {
      const { alertId, id: elderId } = call.params;
      await closeAlert(platform, callerOf(call), { alertId, elderId, ...call.body });
      return { data: null };
    }),
    handle(urgent.listUrgentAlerts, async () => ({ data: await listUrgentAlerts(platform) })),
    handle(urgent.takeUrgentAlert, async ({ params, principal }) => ({
      data: await takeUrgentAlert(platform, principal, params.id),
    })),
    handle(urgent.takeOverUrgentAlert, async ({ body, params, principal }) => ({
      data: await takeOverUrgentAlert(platform, principal, { id: params.id, from: body.from }),
    })),
    handle(urgent.giveBackUrgentAlert, async ({ params, principal }) => ({
      data: await giveBackUrgentAlert(platform, principal, params.id),
    })),
    handle(urgent.closeUrgentAlert, async ({ body, params, principal }) => {
      await closeUrgentAlert(platform, principal, params.id, body);
      return { data: null };
    }),
    handle(contract.listUrgentNews, async ({ principal }) => ({
      data: await listUrgentNews(platform, principal),
    })),
    handle(contract.listOpenAlerts, async (call) => ({
      data: await listOpenAlerts(platform, callerOf(call)),
    })),
  ];
}
