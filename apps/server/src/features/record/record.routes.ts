import { getChart as chart } from '@hafi/contract/record/chart.contract';
import { illnessName } from '@hafi/contract/record/icd';
import * as contract from '@hafi/contract/record/record.contract';
import type { Locale } from '@hafi/i18n/locales';
import type { Principal } from '../../platform/auth/principal.ts';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { changeEntry } from './change-entry.ts';
import { getChart } from './chart/get-chart.ts';
import { getIdentity } from './get-identity.ts';
import { getRecord } from './get-record.ts';
import { addEntry, removeEntry, type Shown } from './record-entries.ts';

const requested = (call: { principal: Principal; params: { id: string } }) => ({
  caller: call.principal,
  elderId: call.params.id,
});

/** A condition with its name in a language. */
const titled = (condition: Shown<'condition'>, locale: Locale) => ({
  ...condition,
  title: illnessName(condition, locale),
});

/** Endpoints for conditions, allergies and insurance. */
export function recordHandlers(platform: Platform): readonly Handler[] {
  return [
    handle(contract.getRecord, async ({ locale, principal, params }) => {
      const record = await getRecord(platform, principal, params.id);
      return {
        data: { ...record, conditions: record.conditions.map((each) => titled(each, locale)) },
      };
    }),
    handle(contract.getIdentity, async ({ principal, params }) => ({
      data: await getIdentity(platform, principal, params.id),
    })),
    handle(chart, async ({ principal, params }) => ({
      data: await getChart(platform, principal, params.id),
    })),
    handle(contract.addCondition, async (call) => ({
      data: titled(await addEntry(platform, requested(call), 'condition', call.body), call.locale),
    })),
    handle(contract.changeCondition, async (call) => {
      const { reason, ...content } = call.body;
      const change = { id: call.params.entryId, kind: 'condition', content, reason } as const;
      return { data: titled(await changeEntry(platform, requested(call), change), call.locale) };
    }),
    handle(contract.withdrawCondition, async (call) => {
      const { reason } = call.body;
      const withdrawn = { id: call.params.entryId, kind: 'condition', reason } as const;
      await removeEntry(platform, requested(call), withdrawn);
      return { data: null };
    }),
    handle(contract.addAllergy, async (call) => ({
      data: await addEntry(platform, requested(call), 'allergy', call.body),
    })),
    handle(contract.changeAllergy, async (call) => {
      const { reason, ...content } = call.body;
      const change = { id: call.params.entryId, kind: 'allergy', content, reason } as const;
      return { data: await changeEntry(platform, requested(call), change) };
    }),
    handle(contract.withdrawAllergy, async (call) => {
      const { reason } = call.body;
      await removeEntry(platform, requested(call), {
        id: call.params.entryId,
        kind: 'allergy',
        reason,
      });
      return { data: null };
    }),
    handle(contract.addCoverage, async (call) => ({
      data: await addEntry(platform, requested(call), 'coverage', call.body),
    })),
    handle(contract.changeCoverage, async (call) => {
      const change = { id: call.params.entryId, kind: 'coverage', content: call.body } as const;
      return { data: await changeEntry(platform, requested(call), change) };
    }),
    handle(contract.removeCoverage, async (call) => {
      await removeEntry(platform, requested(call), { id: call.params.entryId, kind: 'coverage' });
      return { data: null };
    }),
  ];
}
