import { heightsOf } from '../../../kit/voice/heights.ts';
import type { Keeper, Part } from '../../../kit/voice/use-recorder.ts';
import { noteRecording } from '../../../lib/kept-recordings.ts';
import { newId } from '../../../lib/outbox/outbox-id.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { knownAccountId } from '../../../lib/session.ts';
import { openRecordings, type RecordedPart, type RecordingsStore } from './recordings-store.ts';

/** A recording that was not sent, as this device kept it. */
export interface KeptRecording {
  /** The id of the message that it becomes. */
  readonly id: string;
  readonly file: Blob;
  readonly seconds: number;
  readonly waveform: readonly number[];
}

/** Keeps the recording of one conversation until it is sent or thrown away. */
export interface RecordingKeeper extends Keeper {
  /** The id of the message that the recording becomes. */
  readonly id: () => string;
  /** What was recorded here and not sent; null where nothing is, or another page has it open. */
  readonly read: () => Promise<KeptRecording | null>;
  /** Deletes it. */
  readonly drop: () => Promise<void>;
  /** Leaves it to whoever opens the conversation next. */
  readonly close: () => void;
}

/** How long a page waits for the one that has the recording open, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Holds the recording of a conversation against other pages of this device until `until`; false
 * where another one has it.
 */
function hold(conversation: string, until: Promise<void>): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  const wait = new AbortController();
  const giveUp = setTimeout(() => wait.abort(), timeoutMs);
  return new Promise((resolve) => {
    navigator.locks
      .request(`hafi-recording ${conversation}`, { signal: wait.signal }, () => {
        clearTimeout(giveUp);
        resolve(true);
        return until;
      })
      .catch(() => resolve(false));
  });
}

function complete(parts: readonly RecordedPart[], person: string): KeptRecording | null {
  const last = parts.at(-1);
  if (last?.person !== person) return null;
  const own = parts.filter(({ id }) => id === last.id);
  return {
    id: last.id,
    file: new Blob(
      own.map(({ data }) => data),
      { type: last.mediaType },
    ),
    seconds: Math.max(0.1, last.seconds),
    waveform: heightsOf(own.flatMap(({ levels }) => levels)),
  };
}

/** Keeps what a person records in a conversation, part by part. */
export function keepRecording(person: string, conversation: string): RecordingKeeper {
  let id = newId();
  let nth = 0;
  let isRecording = false;
  let isClosing = false;
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld: Promise<boolean> | undefined;
  let opening: Promise<RecordingsStore> | undefined;
  /** One act after the other; what fails is not kept, as on a device without storage. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(act: (store: RecordingsStore) => Promise<T>): Promise<T | null> => {
    // Not before: React may make a keeper that is never used.
    isHeld ??= hold(conversation, until);
    const done = Promise.all([isHeld, last])
      .then(async ([isOurs]) => {
        if (!isOurs) return null;
        opening ??= openRecordings();
        return act(await opening);
      })
      .catch(() => null);
    last = done;
    return done;
  };
  /** Once the last part is on the device. */
  const close = async () => {
    if (!isClosing || isRecording) return;
    await last;
    (await opening?.catch(() => null))?.close();
    release();
  };
  const drop = async (store: RecordingsStore) => {
    noteRecording(person, conversation, false);
    await store.remove(conversation);
  };
  return {
    id: () => id,
    begin: () => {
      id = newId();
      nth = 0;
      isRecording = true;
      // At once: whoever leaves in the first second finds it too.
      noteRecording(person, conversation, true);
      isHeld ??= hold(conversation, until);
    },
    add: ({ data, levels, mediaType, seconds }: Part) => {
      const part = { conversation, id, nth, person, data, levels, mediaType, seconds };
      nth += 1;
      void inTurn(async (store) => {
        // Whoever has signed out meanwhile leaves nothing behind.
        if (knownAccountId() !== person || !noteRecording(person, conversation, true)) return;
        await store.put(part);
        if (part.nth === 0) await store.remove(conversation, part.id);
      });
    },
    end: () => {
      isRecording = false;
      void close();
    },
    read: () =>
      inTurn(async (store) => {
        const kept = complete(await store.read(conversation), person);
        const wasSent = kept && (await outbox.entries()).some((entry) => entry.id === kept.id);
        if (!kept || wasSent) {
          await drop(store);
          return null;
        }
        id = kept.id;
        return kept;
      }),
    drop: async () => void (await inTurn(drop)),
    close: () => {
      isClosing = true;
      void close();
    },
  };
}
