import type { OutboxEntry } from './outbox-entry.ts';

/** Where entries wait. Each call ends when the change is on the device. */
export interface OutboxStore {
  /** Everybody's entries, in the order in which they were made. */
  all(): Promise<OutboxEntry[]>;
  get(id: string): Promise<OutboxEntry | undefined>;
  put(entry: OutboxEntry): Promise<void>;
  remove(id: string): Promise<void>;
}

const name = 'hafi-outbox';
const entries = 'entries';

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(entries, { keyPath: 'id' });
  return answerOf(request);
}

/** In the database of the browser, which survives that page and browser are killed. */
function kept(database: IDBDatabase): OutboxStore {
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
    all: async () => inOrder(await read<OutboxEntry[]>((store) => store.getAll())),
    get: (id) => read<OutboxEntry | undefined>((store) => store.get(id)),
    put: (entry) => write((store) => store.put(entry)),
    remove: (id) => write((store) => store.delete(id)),
  };
}

/** For browsers that keep nothing: entries wait as long as the page is open. */
function unkept(): OutboxStore {
  const known = new Map<string, OutboxEntry>();
  return {
    all: async () => inOrder([...known.values()]),
    get: async (id) => known.get(id),
    put: async (entry) => void known.set(entry.id, entry),
    remove: async (id) => void known.delete(id),
  };
}

const inOrder = (list: OutboxEntry[]) => list.sort((one, other) => one.at - other.at);

let opening: Promise<OutboxStore> | undefined;

/** The store of this device. */
export function outboxStore(): Promise<OutboxStore> {
  opening ??=
    typeof indexedDB === 'undefined' ? Promise.resolve(unkept()) : open().then(kept, unkept);
  return opening;
}
