import * as contract from '@hafi/contract/emergency/emergencies.contract';
import type { Locale } from '@hafi/i18n/locales';
import type { Principal } from '../../platform/auth/principal.ts';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LastActs } from '../checkins/checkins.public.ts';
import {
  cancelEmergency,
  escalateEmergency,
  locateEmergency,
  noteEmergency,
  press,
  resolveEmergency,
  respondTo,
  sentAtOf,
} from './act-on-emergency.ts';
import { getHelp, getSettings, saveHelp, saveSettings } from './emergency-settings.ts';
import { getStatistics } from './statistics/get-statistics.ts';
import { actByLink, getByLink } from './view/emergency-by-link.ts';
import { getEmergency, showAgain } from './view/get-emergency.ts';
import type { MedicineSource } from './view/handover-card.ts';
import { listEmergencies } from './view/list-emergencies.ts';

/** What calls for help need of other features. */
export interface EmergencyNeeds {
  /** What an elder takes, for the card of who comes. */
  readonly medicines: MedicineSource;
  /** When elders last did something in Hafi themselves. */
  readonly lastActs: readonly LastActs[];
}

/** Endpoints for calls for help. */
export const emergenciesHandlers = (
  platform: Platform,
  { lastActs, medicines }: EmergencyNeeds,
): readonly Handler[] => {
  const show = async (
    call: { readonly principal: Principal; readonly locale: Locale },
    id: string,
  ) => ({
    data: await showAgain(platform, call.principal, id, { locale: call.locale, medicines }),
  });
  return [
    handle(contract.startEmergency, async (call) => {
      const { body, headers, principal, receivedAt } = call;
      const arrival = { receivedAt, sentAt: sentAtOf(headers) };
      return show(call, await press(platform, principal, body, arrival));
    }),
    handle(contract.listEmergencies, async ({ principal }) => ({
      data: await listEmergencies(platform, principal),
    })),
    handle(contract.getEmergency, async ({ locale, params, principal }) => ({
      data: await getEmergency(platform, principal, params.id, { locale, medicines }),
    })),
    handle(contract.cancelEmergency, async (call) => {
      await cancelEmergency(platform, call.principal, call.params.id);
      return show(call, call.params.id);
    }),
    handle(contract.locateEmergency, async (call) => {
      const { id } = call.params;
      await locateEmergency(platform, call.principal, { id, position: call.body.position });
      return show(call, id);
    }),
    handle(contract.acknowledgeEmergency, async (call) => {
      await respondTo(platform, call.principal, call.params.id, { act: 'acknowledge' });
      return show(call, call.params.id);
    }),
    handle(contract.comeToEmergency, async (call) => {
      await respondTo(platform, call.principal, call.params.id, { act: 'coming', ...call.body });
      return show(call, call.params.id);
    }),
    handle(contract.arriveAtEmergency, async (call) => {
      await respondTo(platform, call.principal, call.params.id, { act: 'arrived' });
      return show(call, call.params.id);
    }),
    handle(contract.cannotComeToEmergency, async (call) => {
      await respondTo(platform, call.principal, call.params.id, { act: 'cannot' });
      return show(call, call.params.id);
    }),
    handle(contract.callAmbulance, async (call) => {
      await respondTo(platform, call.principal, call.params.id, { act: 'ambulance' });
      return show(call, call.params.id);
    }),
    handle(contract.escalateEmergency, async (call) => {
      const { id } = call.params;
      await escalateEmergency(platform, call.principal, { id, after: call.body?.after });
      return show(call, id);
    }),
    handle(contract.noteEmergency, async (call) => {
      const { id } = call.params;
      await noteEmergency(platform, call.principal, { id, note: call.body.note });
      return show(call, id);
    }),
    handle(contract.resolveEmergency, async (call) => {
      const { body, headers, params, principal, receivedAt } = call;
      const arrival = { receivedAt, sentAt: sentAtOf(headers) };
      await resolveEmergency(platform, principal, { id: params.id, lastActs, ...body }, arrival);
      return show(call, params.id);
    }),
    handle(contract.getEmergencyByLink, async ({ address, locale, params }) => ({
      data: await getByLink(platform, { token: params.token, address }, { locale, medicines }),
    })),
    handle(contract.actByEmergencyLink, async ({ address, body, locale, params }) => ({
      data: await actByLink(platform, { token: params.token, address }, body, {
        locale,
        medicines,
      }),
    })),
    handle(contract.getStreetTiles, async () => ({
      data: platform.config.streetTiles ?? null,
    })),
    handle(contract.getEmergencyStatistics, async () => ({ data: await getStatistics(platform) })),
    handle(contract.getEmergencySettings, async ({ params, principal }) => ({
      data: await getSettings(platform, principal, params.id),
    })),
    handle(contract.saveEmergencySettings, async ({ body, params, principal }) => {
      await saveSettings(platform, principal, params.id, body);
      return { data: null };
    }),
    handle(contract.getEmergencyHelp, async ({ principal }) => ({
      data: await getHelp(platform, principal),
    })),
    handle(contract.saveEmergencyHelp, async ({ body, principal }) => {
      await saveHelp(platform, principal, body);
      return { data: null };
    }),
  ];
};
