/** What stands in the store, in whatever form it was written. */
export interface Stored {
  readonly id: string;
}

/** Where entries wait. Each call ends when the change is on the device. */
export interface OutboxStore {
  /** Everybody's entries. */
  all(): Promise<Stored[]>;
  get(id: string): Promise<Stored | undefined>;
  put(entry: Stored): Promise<void>;
  remove(id: string): Promise<void>;
}

const name = 'hafi-outbox';
/**
 * Of the tables, not of what stands in them (`currentForm`): a change of it waits until every other
 * page of the app is closed, so there is hardly ever a reason for one.
 */
const version = 1;
const entries = 'entries';

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function openAs(wanted: number | undefined): Promise<IDBDatabase> {
  const request = indexedDB.open(name, wanted);
  request.onupgradeneeded = () => request.result.createObjectStore(entries, { keyPath: 'id' });
  return answerOf(request);
}

/** Opens the tables, also those that a newer version of the app has made. */
const open = () =>
  openAs(version).catch((error: DOMException) => {
    if (error.name !== 'VersionError') throw error;
    return openAs(undefined);
  });

/** In the database of the browser, which survives that page and browser are killed. */
function kept(database: IDBDatabase): OutboxStore {
  // Another page wants to change the tables; this one opens them again at its next wish.
  database.onversionchange = () => {
    database.close();
    opening = undefined;
  };
  const read = <T>(ask: (store: IDBObjectStore) => IDBRequest<T>) =>
    answerOf(ask(database.transaction(entries).objectStore(entries)));
  const write = (change: (store: IDBObjectStore) => IDBRequest) =>
    new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(entries, 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
      change(transaction.objectStore(entries));
    });
  return {
    all: () => read<Stored[]>((store) => store.getAll()),
    get: (id) => read<Stored | undefined>((store) => store.get(id)),
    put: (entry) => write((store) => store.put(entry)),
    remove: (id) => write((store) => store.delete(id)),
  };
}

/** For browsers that keep nothing: entries wait as long as the page is open. */
function unkept(): OutboxStore {
  const known = new Map<string, Stored>();
  return {
    all: async () => [...known.values()],
    get: async (id) => known.get(id),
    put: async (entry) => void known.set(entry.id, entry),
    remove: async (id) => void known.delete(id),
  };
}

let opening: Promise<OutboxStore> | undefined;

/** The store of this device. */
export function outboxStore(): Promise<OutboxStore> {
  opening ??=
    typeof indexedDB === 'undefined' ? Promise.resolve(unkept()) : open().then(kept, unkept);
  return opening;
}
