/** An entry as stored, in whatever format. */
export interface Stored {
  readonly id: string;
}

/** Storage of the outbox. Each call resolves once the change is on the device. */
export interface OutboxStore {
  /** Everybody's entries. */
  all(): Promise<Stored[]>;
  get(id: string): Promise<Stored | undefined>;
  put(entry: Stored): Promise<void>;
  remove(id: string): Promise<void>;
}

const name = 'hafi-outbox';
/**
 * Version of the database schema, not of the entries (`currentForm`). A change waits until every
 * other page of the app is closed, so avoid one.
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

/** Opens the database, also one that a newer version of the app has created. */
const open = () =>
  openAs(version).catch((error: DOMException) => {
    if (error.name !== 'VersionError') throw error;
    return openAs(undefined);
  });

/** Stores entries in IndexedDB, which survives a killed page or browser. */
function kept(database: IDBDatabase): OutboxStore {
  /** The next call opens the database again. */
  const leave = () => {
    opening = undefined;
  };
  // The browser has lost it: it was short of memory, or somebody has deleted the app's data.
  database.onclose = leave;
  // Another page wants to upgrade the database.
  database.onversionchange = () => {
    database.close();
    leave();
  };
  const begin = (mode: IDBTransactionMode, how?: IDBTransactionOptions) => {
    try {
      return database.transaction(entries, mode, how);
    } catch (error) {
      // Not every browser tells that it has lost it.
      leave();
      throw error;
    }
  };
  const read = async <T>(ask: (store: IDBObjectStore) => IDBRequest<T>) =>
    answerOf(ask(begin('readonly').objectStore(entries)));
  const write = (change: (store: IDBObjectStore) => IDBRequest) =>
    new Promise<void>((resolve, reject) => {
      const transaction = begin('readwrite', { durability: 'strict' });
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

/** Stores entries in memory, where IndexedDB is not available: they last as long as the page. */
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

/** The outbox storage of this device. */
export function outboxStore(): Promise<OutboxStore> {
  opening ??=
    typeof indexedDB === 'undefined' ? Promise.resolve(unkept()) : open().then(kept, unkept);
  return opening;
}
