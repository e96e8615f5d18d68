import { links } from '@hafi/contract/core/links';
import type { TimelineSource } from '../timeline/timeline.public.ts';
import { timelineTexts as texts } from './caregivers.messages.ts';
import { findVisits } from './visits.repo.ts';

/** Logged home visits as timeline entries, at the time of arrival. */
export const careOnTimeline: TimelineSource = {
  kinds: ['care'],
  async entries(db, elderId, { after, limit }) {
    const rows = await findVisits(db, elderId, { after, limit });
    return rows.map(({ arrivedAt, caregiverId, id, leftAt, note }) => {
      const time = leftAt?.toISOString();
      return {
        id,
        kind: 'care',
        at: arrivedAt,
        by: caregiverId,
        title: { text: texts.visit },
        details: [
          ...(time ? [{ text: texts.until, values: { time: { time } } }] : []),
          ...(note ? [note] : []),
        ],
        link: links.careVisits(elderId),
      };
    });
  },
};
