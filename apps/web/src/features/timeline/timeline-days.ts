import { dayInKigali } from '@hafi/base/kigali-time';
import type { TimelineEntry } from '@hafi/contract/timeline/timeline.schemas';

/** What happened on one day of the elder's, the last first. */
export interface TimelineDay {
  readonly day: string;
  readonly entries: readonly TimelineEntry[];
}

/** Puts entries that come newest first under their Kigali days. */
export function daysOf(entries: readonly TimelineEntry[]): TimelineDay[] {
  const days = new Map<string, TimelineEntry[]>();
  for (const entry of entries) {
    const day = dayInKigali(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
