import { links } from '@hafi/contract/core/links';
import { pageOfAll, type TimelineItem, type TimelineSource } from '../timeline/timeline.public.ts';
import { timelineTexts as texts } from './documents.messages.ts';
import { findDocuments } from './documents.repo.ts';

/** Documents as timeline entries, by the time they were added. There are few, so all are loaded. */
export const documentsOnTimeline: TimelineSource = {
  kinds: ['documents'],
  async entries(db, elderId, wanted) {
    const link = links.documents(elderId);
    const items = (await findDocuments(db, elderId)).map(
      ({ addedAt, addedBy, date, id, title }): TimelineItem => ({
        id,
        kind: 'documents',
        at: addedAt,
        by: addedBy,
        link,
        title: { text: texts.document, values: { title } },
        details: [{ text: texts.dated, values: { date: { day: date } } }],
      }),
    );
    return pageOfAll(items, wanted);
  },
};
