import { findDocuments } from './document.repo.ts';
import { timelineTexts as texts } from './timeline.messages.ts';
import { comesAfter, newestFirst } from './timeline-order.ts';
import type { TimelineItem, TimelineSource } from './timeline-source.ts';

/** Documents by when they were added; there are so few that all of them are read. */
export const documentsOnTimeline: TimelineSource = {
  kinds: ['documents'],
  async entries(db, elderId, { before, limit }) {
    const link = `/healthcare?tab=documents&elder=${elderId}`;
    return (await findDocuments(db, elderId))
      .map(
        ({ addedAt, addedBy, date, id, title }): TimelineItem => ({
          id,
          kind: 'documents',
          at: addedAt,
          by: addedBy,
          link,
          title: { text: texts.document, values: { title } },
          details: [{ text: texts.dated, values: { date: { day: date } } }],
        }),
      )
      .filter((item) => comesAfter(item, before))
      .sort(newestFirst)
      .slice(0, limit);
  },
};
