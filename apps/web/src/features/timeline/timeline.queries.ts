import { getTimeline } from '@hafi/contract/timeline/timeline.contract';
import type { TimelineKind } from '@hafi/contract/timeline/timeline.schemas';
import { usePages } from '../../lib/query/use-pages.ts';

/** The timeline of an elder's health, newest first, page by page; of all kinds or one. */
export const useTimeline = (elderId: string, kind: TimelineKind | undefined) =>
  usePages(getTimeline, { params: { id: elderId }, query: { kind, limit: 20 } });
