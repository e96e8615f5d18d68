import * as contract from '@hafi/contract/alerts/glances.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { type GlanceSources, listGlances } from './list-glances.ts';

/** Endpoints for elders at a glance, for the dashboards of family and caregivers. */
export function glanceHandlers(platform: Platform, sources: GlanceSources): readonly Handler[] {
  return [
    handle(contract.listGlances, async ({ principal }) => ({
      data: await listGlances(platform, principal, sources),
    })),
  ];
}
