import { recordingsDatabase } from '../../../lib/kept-recordings.ts';

/** A piece of a recording, as it was made. */
export interface RecordedPart {
  /** The conversation, the recording and the place in it: together unique. */
  readonly conversation: string;
  /** The id of the recording, which its message takes: sent twice it is one message. */
  readonly id: string;
  readonly nth: number;
  readonly person: string;
  readonly data: Blob;
  readonly mediaType: string;
  /** How long the recording was with this part. */
  readonly seconds: number;
  /** The loudness over this part. */
  readonly levels: readonly number[];
}

const parts = 'parts';

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** What was recorded on this device and not sent. */
export interface RecordingsStore {
  /** The parts of a conversation, in their order; of several recordings, one after the other. */
  read(conversation: string): Promise<readonly RecordedPart[]>;
  put(part: RecordedPart): Promise<void>;
  /** Deletes the parts of a conversation, of all its recordings but one. */
  remove(conversation: string, but?: string): Promise<void>;
  close(): void;
}

const ofConversation = (conversation: string) =>
  IDBKeyRange.bound([conversation], [conversation, []]);

/** Opens the store. It is in nobody's way who signs out. */
export async function openRecordings(): Promise<RecordingsStore> {
  const request = indexedDB.open(recordingsDatabase, 1);
  request.onupgradeneeded = () =>
    request.result.createObjectStore(parts, { keyPath: ['conversation', 'id', 'nth'] });
  const database = await answerOf(request);
  database.onversionchange = () => database.close();
  const within = <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>) =>
    answerOf(act(database.transaction(parts, mode).objectStore(parts)));
  const read = (conversation: string): Promise<RecordedPart[]> =>
    within('readonly', (store) => store.getAll(ofConversation(conversation)));
  return {
    read,
    put: async (part) => void (await within('readwrite', (store) => store.put(part))),
    async remove(conversation, but) {
      for (const { id, nth } of await read(conversation))
        if (id !== but) await within('readwrite', (store) => store.delete([conversation, id, nth]));
    },
    close: () => database.close(),
  };
}
