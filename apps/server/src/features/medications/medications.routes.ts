import * as contract from '@hafi/contract/medications/medications.contract';
import type { Locale } from '@hafi/i18n/locales';
import type { Principal } from '../../platform/auth/principal.ts';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { listDoses } from './doses/list-doses.ts';
import { recordDose } from './doses/record-dose.ts';
import { listChanges } from './list-changes.ts';
import { checkAllergy, checkName, listMedications } from './list-medications.ts';
import type { AllergySource } from './show-medications.ts';
import {
  addMedication,
  changeMedication,
  refillMedication,
  stopMedication,
  type Writer,
} from './write-medication.ts';

/** Rate limits; no person needs more. A dose is one entry. */
const limits = { changes: { max: 200, seconds: 3600 }, doses: { max: 600, seconds: 3600 } };

/** Endpoints for medicines and doses. `allergySources` provide the elder's allergies. */
export function medicationsHandlers(
  platform: Platform,
  { allergySources }: { allergySources: readonly AllergySource[] },
): readonly Handler[] {
  const limit = (principal: Principal, kind: keyof typeof limits) =>
    platform.rateLimiter.take(`medications:${kind}:${principal.personId}`, limits[kind]);
  const writerOf = async (call: { principal: Principal; locale: Locale }): Promise<Writer> => {
    const { locale, principal } = call;
    await limit(principal, 'changes');
    return { principal, locale, allergySources };
  };
  return [
    handle(contract.listMedications, async ({ locale, params, principal }) => {
      const requested = { elderId: params.id, locale, allergySources };
      return { data: await listMedications(platform, principal, requested) };
    }),
    handle(contract.addMedication, async (call) => {
      const added = { elderId: call.params.id, input: call.body };
      return { data: await addMedication(platform, await writerOf(call), added) };
    }),
    handle(contract.checkMedicationName, async ({ params, principal, query }) => {
      const requested = { elderId: params.id, name: query.name, allergySources };
      return { data: await checkName(platform, principal, requested) };
    }),
    handle(contract.checkAllergy, async ({ params, principal, query }) => {
      const requested = { elderId: params.id, substance: query.substance };
      return { data: await checkAllergy(platform, principal, requested) };
    }),
    handle(contract.changeMedication, async (call) => {
      const { id: elderId, medicationId } = call.params;
      const change = { elderId, medicationId, input: call.body };
      return { data: await changeMedication(platform, await writerOf(call), change) };
    }),
    handle(contract.stopMedication, async (call) => {
      const { id: elderId, medicationId } = call.params;
      const stop = { elderId, medicationId, reason: call.body?.reason };
      return { data: await stopMedication(platform, await writerOf(call), stop) };
    }),
    handle(contract.refillMedication, async (call) => {
      const { id: elderId, medicationId } = call.params;
      const refill = { elderId, medicationId, pills: call.body.pills };
      return { data: await refillMedication(platform, await writerOf(call), refill) };
    }),
    handle(contract.listMedicationChanges, async ({ locale, params, principal }) => {
      const { id: elderId, medicationId } = params;
      return { data: await listChanges(platform, principal, { elderId, locale, medicationId }) };
    }),
    handle(contract.listDoses, async ({ params, principal, query }) => ({
      data: await listDoses(platform, principal, { elderId: params.id, day: query.day }),
    })),
    handle(contract.recordDose, async ({ body, params, principal }) => {
      await limit(principal, 'doses');
      return { data: await recordDose(platform, principal, { elderId: params.id, entry: body }) };
    }),
  ];
}
