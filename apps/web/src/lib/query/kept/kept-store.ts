import { dayInKigali } from '@hafi/base/kigali-time';
import { dayInMs } from '@hafi/base/time';
import type { Account } from '@hafi/contract/accounts/account.schemas';
import { correctedTime } from '../../clock/server-clock.ts';
import { keptDatabase, keptPerson, noteKeptPerson } from './kept-person.ts';

/** A stored answer, and when the server gave it, by the device's clock. */
interface Kept {
  /** The hash of the query's key; the account itself has a name of its own. */
  readonly hash: string;
  readonly person: string;
  readonly data: unknown;
  readonly at: number;
  /** It may be shown on another day too. */
  readonly anyDay?: true;
}

const table = 'answers';
const ofAccount = 'account';

let opening: Promise<IDBDatabase> | undefined;

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(keptDatabase, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(table, { keyPath: 'hash' });
  const database = await answerOf(request);
  const leave = () => {
    opening = undefined;
  };
  // The browser has dropped it: the next write opens another.
  database.onclose = leave;
  // Another page signs out and deletes the database; do not block it.
  database.onversionchange = () => {
    database.close();
    leave();
  };
  return database;
}

async function tableFor(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return (await opening).transaction(table, mode).objectStore(table);
}

/** Closes the database before it is deleted; the next write opens a new one. */
export function closeKept(): void {
  const before = opening;
  opening = undefined;
  void before?.then(
    (database) => database.close(),
    () => undefined,
  );
}

/**
 * At most 24 hours old, and from the current Kigali day where yesterday's would mislead: its doses
 * are not today's.
 */
const isOfToday = ({ anyDay, at }: Kept): boolean =>
  Math.abs(Date.now() - at) <= dayInMs &&
  (anyDay === true || dayInKigali(correctedTime(at)) === dayInKigali(correctedTime(Date.now())));

/** Stores an answer for a person, unless that person has signed out. */
export async function keep(kept: Kept): Promise<void> {
  if (keptPerson() !== kept.person) return;
  noteKeptPerson(kept.person);
  const store = await tableFor('readwrite');
  await answerOf(store.put(kept));
}

/** Deletes one stored answer, because the server no longer gives it. */
export async function forget(hash: string): Promise<void> {
  const store = await tableFor('readwrite');
  await answerOf(store.delete(hash));
}

/** The last answer that the server gave this person today. */
export async function readKept(hash: string, person: string): Promise<Kept | null> {
  if (keptPerson() !== person) return null;
  const store = await tableFor('readonly');
  const kept = (await answerOf(store.get(hash))) as Kept | undefined;
  return kept && kept.person === person && isOfToday(kept) ? kept : null;
}

/** Deletes what belongs to somebody else or to another day. */
export async function sweepKept(person: string): Promise<void> {
  const store = await tableFor('readwrite');
  const all = (await answerOf(store.getAll())) as Kept[];
  for (const kept of all) {
    if (kept.person !== person || !isOfToday(kept)) store.delete(kept.hash);
  }
}

/** Stores the account whose data is kept. */
export const keepAccount = (account: Account): Promise<void> =>
  keep({ hash: ofAccount, person: account.id, data: account, at: Date.now() });

/** The account whose data is stored on this device, or null. */
export async function readAccount(): Promise<Account | null> {
  const person = keptPerson();
  if (person === null) return null;
  // It is of no day: a clock that jumped back does not make it somebody else's.
  const store = await tableFor('readonly');
  const kept = (await answerOf(store.get(ofAccount))) as Kept | undefined;
  return kept?.person === person ? (kept.data as Account) : null;
}
