import { links } from '@hafi/contract/core/links';
import type { Db } from '../../platform/db/database.ts';
import type { Wanted } from '../../platform/http/read-page.ts';
import {
  pageOfAll,
  type TimelineItem,
  type TimelineSource,
  type TimelineText,
} from '../timeline/timeline.public.ts';
import { changedFields } from './changed-fields.ts';
import { fieldTexts, nothingWritten, timelineTexts as texts } from './record.messages.ts';
import { type EntryRow, findEveryEntry, findVersions, type VersionRow } from './record.repo.ts';
import type { EntryContent, EntryContents } from './record-kinds.ts';

type Said = Pick<TimelineItem, 'title' | 'details'>;

const own = (...words: (string | null)[]) => words.filter((each) => each !== null);
const named = (text: TimelineText['text'], name: string): TimelineText => ({
  text,
  values: { name },
});

/** The timeline title of each kind of entry. */
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
const isNotified = ({ kind, removedAt }: EntryRow) => removedAt === null || kind !== 'coverage';

/** What an entry held from a time on, and who wrote it; null where nobody knows any more. */
interface Held {
  readonly content: EntryContent;
  readonly by: string | null;
}

/** What the entry held at first. Before versions were kept, a change left only its own author. */
function firstOf(row: EntryRow, [version]: readonly VersionRow[]): Held {
  const [content, by, at] = version
    ? [version.was, version.wasBy, version.wasAt]
    : [row.content, row.recordedBy, row.recordedAt];
  return { content, by: at.getTime() === row.createdAt.getTime() ? by : null };
}

const codes = new Set(['criticality', 'kind', 'status']);

/** The changed fields, each as it was and as it is, without what the title says. */
function differences(was: EntryContent, now: EntryContent): TimelineText[] {
  const say = (field: string, value: string | null): TimelineText | string => {
    if (value === null) return { text: nothingWritten };
    const text = codes.has(field) ? fieldTexts[value] : undefined;
    return text ? { text } : value;
  };
  const inTitle = (field: string, to: string | null) => field === 'status' && to !== 'active';
  const shown = changedFields(was, now).filter((each) => !inTitle(each.field, each.now));
  return shown.map((each) => ({
    text: texts.before,
    values: { was: say(each.field, each.was), now: say(each.field, each.now) },
  }));
}

/** The title of a change; an illness that is over now says so. */
function changedTitle(was: EntryContent, now: EntryContent): TimelineText {
  if ('substance' in now) return named(texts.allergyChanged, now.substance);
  const { name, status } = now as EntryContents['condition'];
  const ended = 'status' in was && was.status !== status && status !== 'active';
  return named(ended ? over[status] : texts.conditionChanged, name);
}

/** The changes of an entry, with what stood before and why it was changed. */
function changesOf(row: EntryRow, versions: readonly VersionRow[]): TimelineItem[] {
  if (row.kind === 'coverage') return [];
  return versions.map(({ changedAt, changedBy, id, reason, was }, at) => {
    const now = versions[at + 1]?.was ?? row.content;
    return {
      id,
      kind: 'record',
      at: changedAt,
      title: changedTitle(was, now),
      details: [
        ...differences(was, now),
        ...(reason ? [{ text: texts.why, values: { reason } }] : []),
      ],
      by: changedBy,
      link: links.record(row.elderId),
    };
  });
}

/** That the entry was written down, as it was then. */
function writtenOf(row: EntryRow, versions: readonly VersionRow[]): TimelineItem {
  const { createdAt, elderId, id, kind } = row;
  const { by, content } = firstOf(row, versions);
  const say = written[kind] as (content: EntryContent) => Said;
  return { id, kind: 'record', link: links.record(elderId), ...say(content), at: createdAt, by };
}

/** An illness that was ended before versions were kept. */
function endedBefore(row: EntryRow, versions: readonly VersionRow[]): TimelineItem[] {
  const { createdAt, elderId, id, kind } = row;
  const [first] = versions;
  const content = first?.was ?? row.content;
  const at = first?.wasAt ?? row.recordedAt;
  if (kind !== 'condition' || !('status' in content) || content.status === 'active') return [];
  if (at.getTime() === createdAt.getTime()) return [];
  const title = named(over[content.status], content.name);
  const by = first?.wasBy ?? row.recordedBy;
  return [{ id, kind: 'record', link: links.record(elderId), title, at, by }];
}

const itemsOf = (row: EntryRow, versions: readonly VersionRow[]): TimelineItem[] => [
  ...goneOf(row),
  ...changesOf(row, versions),
  ...endedBefore(row, versions),
  writtenOf(row, versions),
];

/** A record is small, so all entries are loaded. */
async function entriesOf(db: Db, elderId: string, wanted: Wanted): Promise<TimelineItem[]> {
  const entries = (await findEveryEntry(db, elderId)).filter(isNotified);
  const versions = Map.groupBy(await findVersions(db, elderId), ({ entryId }) => entryId);
  return pageOfAll(
    entries.flatMap((row) => itemsOf(row, versions.get(row.id) ?? [])),
    wanted,
  );
}

/** Record entries as timeline entries. */
export const recordOnTimeline: TimelineSource = { kinds: ['record'], entries: entriesOf };
