import * as contract from '@hafi/contract/payments/reconciliation.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { importList, listReconciliations, resolveDifference } from './import-list.ts';
import { listMissingStatements } from './missing-days.ts';

/** The providers' lists, compared with our books. */
export function reconciliationHandlers(platform: Platform): readonly Handler[] {
  return [
    handle(contract.listReconciliations, async () => ({
      data: await listReconciliations(platform),
    })),
    handle(contract.listMissingStatements, async () => ({
      data: await listMissingStatements(platform),
    })),
    handle(contract.importProviderStatement, async ({ file, principal, query }) => ({
      data: await importList(platform, principal.personId, { ...query, bytes: file }),
    })),
    handle(contract.resolveDifference, async ({ body, params, principal }) => {
      await resolveDifference(platform, principal.personId, { id: params.id, note: body.note });
      return { data: null };
    }),
  ];
}
