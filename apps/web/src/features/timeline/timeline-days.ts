import { dayInKigali } from '@hafi/base/kigali-time';
import type { TimelineEntry } from '@hafi/contract/timeline/timeline.schemas';

/** One of the elder's days, latest entry first. */
export interface TimelineDay {
  readonly day: string;
  readonly entries: readonly TimelineEntry[];
}

/** Groups entries, newest first, by Kigali day. */
export function daysOf(entries: readonly TimelineEntry[]): TimelineDay[] {
  const days = new Map<string, TimelineEntry[]>();
  for (const entry of entries) {
    const day = dayInKigali(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}
