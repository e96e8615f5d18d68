import * as contract from '@hafi/contract/timeline/timeline.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { heavyRead } from '../../platform/rate-limit/heavy-read.ts';
import { getTimeline } from './get-timeline.ts';
import type { TimelineSource } from './timeline-source.ts';

/** Endpoints for the timeline. `sources` are the features' contributions. */
export function timelineHandlers(
  platform: Platform,
  { sources }: { sources: readonly TimelineSource[] },
): readonly Handler[] {
  return [
    handle(contract.getTimeline, ({ locale, params, principal, query }) =>
      heavyRead(platform, principal.personId, () =>
        getTimeline(platform, { ...principal, locale }, params.id, { query, sources }),
      ),
    ),
  ];
}
