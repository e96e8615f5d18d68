import { links } from '@hafi/contract/core/links';
import type { Db } from '../../platform/db/database.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import type { TimelineItem, TimelineSource } from '../timeline/timeline.public.ts';
import { timelineTexts as texts } from './notes.messages.ts';
import { findAdded, findSigned } from './timeline-notes.repo.ts';

const longest = 300;
const shortened = (words: string) =>
  words.length > longest ? `${words.slice(0, longest).trimEnd()} …` : words;

async function signedOf(db: Db, elderId: string, page: Wanted): Promise<TimelineItem[]> {
  const rows = await findSigned(db, elderId, page);
  return rows.flatMap(({ assessment, authorId, id, plan, reason, signedAt, signerName }) => {
    if (!signedAt) return [];
    const words = [reason, assessment, plan].filter((each) => each !== null).map(shortened);
    // The author's account may have ended since; the signature stays.
    const signed = signerName ? [{ text: texts.signed, values: { name: signerName } }] : [];
    const details = [...signed, ...words];
    return [
      {
        id,
        kind: 'notes' as const,
        at: signedAt,
        title: { text: texts.note },
        details,
        by: authorId,
        link: links.record(elderId),
      },
    ];
  });
}

async function addedOf(db: Db, elderId: string, page: Wanted): Promise<TimelineItem[]> {
  const rows = await findAdded(db, elderId, page);
  return rows.map(({ at, authorId, id, text }) => ({
    id,
    kind: 'notes',
    at,
    title: { text: texts.amended },
    details: [shortened(text)],
    by: authorId,
    link: links.record(elderId),
  }));
}

/** Signed notes and their amendments as timeline entries; no drafts. */
export const notesOnTimeline: readonly TimelineSource[] = [
  { kinds: ['notes'], entries: signedOf },
  { kinds: ['notes'], entries: addedOf },
];
