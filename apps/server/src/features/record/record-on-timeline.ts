import { links } from '@hafi/contract/core/links';
import type { Db } from '../../platform/db/database.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import {
  pageOfAll,
  type TimelineItem,
  type TimelineSource,
  type TimelineText,
} from '../timeline/timeline.public.ts';
import { timelineTexts as texts } from './record.messages.ts';
import { type EntryRow, findEveryEntry } from './record.repo.ts';
import type { EntryContents } from './record-kinds.ts';

type Said = Pick<TimelineItem, 'title' | 'details'>;

const own = (...words: (string | null)[]) => words.filter((each) => each !== null);
const named = (text: TimelineText['text'], name: string): TimelineText => ({
  text,
  values: { name },
});

/** The timeline title of each kind of entry; a condition by its current name. */
const written: { [K in EntryRow['kind']]: (content: EntryContents[K]) => Said } = {
  condition: ({ name, note, since }) => ({
    title: named(texts.condition, name),
    details: [...(since ? [{ text: texts.since, values: { since } }] : []), ...own(note)],
  }),
  allergy: ({ criticality, reaction, substance }) => ({
    title: named(texts.allergy, substance),
    details: [...(criticality === 'high' ? [{ text: texts.dangerous }] : []), ...own(reaction)],
  }),
  coverage: ({ insurer, insurerName, validUntil }) => ({
    title: named(texts.coverage, insurerName ?? insurer.toUpperCase()),
    details: validUntil ? [{ text: texts.validUntil, values: { date: { day: validUntil } } }] : [],
  }),
};

const over = { resolved: texts.conditionOver, inactive: texts.conditionQuiet } as const;

const gone = { allergy: texts.allergyGone, condition: texts.conditionGone } as const;

/** That an entry was withdrawn, with the reason. */
function goneOf(row: EntryRow): TimelineItem[] {
  const { content, elderId, id, kind, removedAt, removedBy, removedReason } = row;
  if (!removedAt || kind === 'coverage') return [];
  const name = 'substance' in content ? content.substance : 'name' in content ? content.name : '';
  return [
    {
      id,
      kind: 'record',
      at: removedAt,
      title: named(gone[kind], name),
      details: own(removedReason),
      by: removedBy,
      link: links.record(elderId),
    },
  ];
}

/** An insurance that was removed leaves no trace here: it says nothing about the health. */
const isTold = ({ kind, removedAt }: EntryRow) => removedAt === null || kind !== 'coverage';

function itemsOf(row: EntryRow): TimelineItem[] {
  return [...goneOf(row), ...writtenOf(row)];
}

function writtenOf(row: EntryRow): TimelineItem[] {
  const { content, createdAt, elderId, id, kind, recordedAt, recordedBy } = row;
  const base = { id, kind: 'record' as const, link: links.record(elderId) };
  const unchanged = recordedAt.getTime() === createdAt.getTime();
  const say = written[kind] as (content: EntryRow['content']) => Said;
  // The row has only the last author, so after a change the first author is unknown.
  const begun = { ...base, ...say(content), at: createdAt, by: unchanged ? recordedBy : null };
  if (kind !== 'condition' || unchanged) return [begun];
  const { name, status } = content as EntryContents['condition'];
  if (status === 'active') return [begun];
  return [{ ...base, title: named(over[status], name), at: recordedAt, by: recordedBy }, begun];
}

/** A record is small, so all entries are loaded. */
async function entriesOf(db: Db, elderId: string, wanted: Wanted): Promise<TimelineItem[]> {
  const entries = (await findEveryEntry(db, elderId)).filter(isTold);
  return pageOfAll(entries.flatMap(itemsOf), wanted);
}

/** Record entries as timeline entries. */
export const recordOnTimeline: TimelineSource = { kinds: ['record'], entries: entriesOf };
