import { readStored, storedNames } from './device-storage.ts';
import { recordedIn } from './kept-recordings.ts';

/**
 * What a person began and did not send: it lies on this device alone, and goes when they sign out or
 * somebody else takes over.
 */
export interface Lost {
  /** The texts of messages that were begun. */
  readonly messages: readonly string[];
  /** How many recordings wait in conversations. */
  readonly recordings: number;
  /** How many notes for a chart were begun. */
  readonly notes: number;
  /** How many other forms about somebody's health were begun. */
  readonly forms: number;
}

/** How the drafts of those forms are named. */
const formDrafts = [
  'allergy-',
  'amend-',
  'closing-',
  'condition-',
  'measure:',
  'medication-',
  'prescription-',
  'referral-',
  'visit-',
];

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';

const hasText = (value: unknown): boolean =>
  isText(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasText));

const countBegun = (beginning: string) =>
  storedNames('session', beginning).filter((name) => hasText(readStored('session', name))).length;

/** What signing out would delete of a person; null where nothing would be lost. */
export function lostAtSignOut(person: string): Lost | null {
  const messages = storedNames('session', 'message-draft ')
    .map((name) => readStored<unknown>('session', name))
    .filter((text): text is string => isText(text));
  const recordings = recordedIn(person).length;
  const notes = countBegun('note-');
  const forms = formDrafts.reduce((sum, beginning) => sum + countBegun(beginning), 0);
  const all = messages.length + recordings + notes + forms;
  return all > 0 ? { messages, recordings, notes, forms } : null;
}
