import { readStored, storedNames } from './device-storage.ts';
import { recordedIn } from './kept-recordings.ts';

/** What a person began and did not send: it lies on this device alone, and goes when they sign out. */
export interface Lost {
  /** The texts of messages that were begun. */
  readonly messages: readonly string[];
  /** How many recordings wait in conversations. */
  readonly recordings: number;
  /** How many notes for a chart were begun. */
  readonly notes: number;
}

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const begun = (name: string) =>
  Object.values(readStored<Record<string, unknown>>('session', name) ?? {}).some(isText);

/** What signing out would delete of a person; null where nothing would be lost. */
export function lostAtSignOut(person: string): Lost | null {
  const messages = storedNames('session', 'message-draft ')
    .map((name) => readStored<unknown>('session', name))
    .filter((text): text is string => isText(text));
  const recordings = recordedIn(person).length;
  const notes = storedNames('session', 'note-').filter(begun).length;
  return messages.length + recordings + notes > 0 ? { messages, recordings, notes } : null;
}
