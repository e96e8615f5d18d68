import { dayInMs } from '@hafi/base/time';
import { isStored, readStored, store } from './device-storage.ts';

/** Name of the IndexedDB database of what was recorded and not sent. */
export const recordingsDatabase = 'hafi-recordings';
const mark = 'recordings';
/** As long as what waits to be sent. */
const longestKeptDays = 30;

/** Whose recordings the device keeps, and in which conversations. */
interface Marked {
  /** An account id. */
  readonly person: string;
  readonly conversations: readonly string[];
  /** When something was last recorded, in Unix milliseconds by the device's clock. */
  readonly at: number;
}

const marked = () => readStored<Marked>('local', mark);

/** The conversations in which a person has recorded something and not sent it. */
export function recordedIn(person: string): readonly string[] {
  const known = marked();
  return known?.person === person ? known.conversations : [];
}

/** Whether a person has recorded something in a conversation and not sent it. */
export const hasRecording = (person: string, conversation: string): boolean =>
  recordedIn(person).includes(conversation);

/** Notes that something is kept there, or no longer. Returns false where the device stores nothing. */
export function noteRecording(person: string, conversation: string, isKept: boolean): boolean {
  const known = marked();
  const before = known?.person === person ? known.conversations : [];
  const others = before.filter((each) => each !== conversation);
  const conversations = isKept ? [...others, conversation] : others;
  const next: Marked | null =
    conversations.length > 0 ? { person, conversations, at: Date.now() } : null;
  return typeof indexedDB !== 'undefined' && store('local', mark, next);
}

/** Deletes what was recorded and not sent. Works on any page without loading anything else. */
export function forgetRecordings(): void {
  // A mark that this version cannot read is a reason to delete, too.
  if (!isStored('local', mark)) return;
  store('local', mark, null);
  indexedDB.deleteDatabase(recordingsDatabase);
}

/**
 * Deletes what somebody else has recorded and not sent, and what is too old. Whose session has ended
 * finds it again within a day.
 */
export function sweepRecordings(person: string | undefined): void {
  const known = marked();
  const isOthers = person !== undefined && known?.person !== person;
  const maxAgeMs = person === undefined ? dayInMs : longestKeptDays * dayInMs;
  if (!known || isOthers || Date.now() - known.at > maxAgeMs) forgetRecordings();
}
