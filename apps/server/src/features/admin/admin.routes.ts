import * as contract from '@hafi/contract/admin/admin.contract';
import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AdminSources } from './admin-sources.ts';
import { getOverview } from './get-overview.ts';
import { listDoctorsToVerify } from './list-doctors-to-verify.ts';
import { verifyDoctor } from './verify-doctor.ts';

export function adminFeature(platform: Platform, sources: AdminSources): Feature {
  return {
    handlers: [
      handle(contract.getOverview, async () => ({ data: await getOverview(platform, sources) })),
      handle(contract.listDoctorsToVerify, async () => ({
        data: await listDoctorsToVerify(platform),
      })),
      handle(contract.verifyDoctor, async ({ principal, params }) => {
        await verifyDoctor(platform, principal.personId, params.id);
        return { data: null };
      }),
    ],
  };
}
