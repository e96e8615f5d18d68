import { useEffect, useRef, useState } from 'react';
import { heightsOf } from './heights.ts';
import { listenTo } from './listen-to.ts';

/** Where a recording stands; `denied`: the microphone was not allowed, `unable`: there is none. */
export type Recording =
  | { readonly is: 'rest' | 'asking' | 'denied' | 'unable' }
  | {
      readonly is: 'recording';
      readonly seconds: number;
      /** How loud it is now, 0 to 1; null where this browser cannot tell. */
      readonly level: number | null;
    }
  | Recorded;

/** A recording that was made. */
export interface Recorded {
  readonly is: 'recorded';
  readonly file: Blob;
  readonly url: string;
  readonly seconds: number;
  /** The loudness over its length, each from 0 to 1; empty where this browser cannot tell. */
  readonly waveform: readonly number[];
}

/** What was recorded since the part before it. */
export interface Part {
  readonly data: Blob;
  readonly mediaType: string;
  /** How long the recording is with it. */
  readonly seconds: number;
  /** The loudness over it, each from 0 to 1; empty where this browser cannot tell. */
  readonly levels: readonly number[];
}

/** Keeps a recording while it is made, so that it outlives its page. */
export interface Keeper {
  /** A recording begins: what was kept before it goes. */
  readonly begin: () => void;
  readonly add: (part: Part) => void;
  /** It has ended: no part follows. */
  readonly end: () => void;
}

/**
 * What browsers record, first what all of them play. Chrome names AAC only where the device can
 * encode it; Safari takes the last.
 */
const kinds = [
  'audio/mp4;codecs=mp4a.40.2',
  'audio/webm;codecs=opus',
  'audio/ogg;codecs=opus',
  'audio/mp4',
];
/** Speech is clear at this rate, in bits per second, and a minute has 180 KB. */
const rate = 24_000;
/** How often the loudness is taken, in milliseconds. */
const every = 100;
/** How often what was recorded is handed to its keeper, in milliseconds. */
const keptEvery = 1000;

const canRecord = () =>
  typeof MediaRecorder === 'function' && navigator.mediaDevices?.getUserMedia !== undefined;

const quiet = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop();
};

const typeOf = ({ mimeType }: MediaRecorder): string => mimeType.split(';')[0] ?? '';

interface Open {
  readonly stop: () => void;
  /** Stops, and keeps nothing. */
  readonly drop: () => void;
  /** Stops, and keeps what the keeper has. */
  readonly leave: () => void;
}

/** Records a stream until it is stopped, dropped or `longest` seconds are over. */
function record(
  stream: MediaStream,
  longest: number,
  keeper: Keeper | undefined,
  tell: { readonly now: (state: Recording) => void; readonly end: (state: Recording) => void },
): Open {
  const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: rate,
    ...(mimeType ? { mimeType } : {}),
  });
  const ear = listenTo(stream);
  const parts: Blob[] = [];
  const levels: number[] = [];
  let levelsKept = 0;
  let isWanted = true;
  const startedAt = performance.now();
  const secondsNow = () => Math.min(longest, (performance.now() - startedAt) / 1000);
  let length = 0;
  const stop = () => {
    if (recorder.state === 'inactive') return;
    length = secondsNow();
    recorder.stop();
  };
  const tick = setInterval(() => {
    const level = ear?.level() ?? null;
    if (level !== null) levels.push(level);
    const seconds = secondsNow();
    if (seconds >= longest) stop();
    else tell.now({ is: 'recording', seconds: Math.floor(seconds), level });
  }, every);
  recorder.ondataavailable = ({ data }) => {
    parts.push(data);
    if (!isWanted || data.size === 0) return;
    const mediaType = typeOf(recorder);
    const newLevels = levels.slice(levelsKept);
    levelsKept = levels.length;
    keeper?.add({ data, mediaType, seconds: length || secondsNow(), levels: newLevels });
  };
  recorder.onstop = () => {
    clearInterval(tick);
    ear?.close();
    quiet(stream);
    keeper?.end();
    if (!isWanted) return;
    const file = new Blob(parts, { type: typeOf(recorder) });
    // Nothing was heard: nothing is there to send.
    if (file.size === 0) {
      tell.end({ is: 'unable' });
      return;
    }
    const url = URL.createObjectURL(file);
    // Stopped by the browser, when the microphone was taken away.
    const seconds = Math.max(0.1, length || secondsNow());
    tell.end({ is: 'recorded', file, url, seconds, waveform: heightsOf(levels) });
  };
  keeper?.begin();
  recorder.start(keeper && keptEvery);
  tell.now({ is: 'recording', seconds: 0, level: null });
  const drop = () => {
    isWanted = false;
    stop();
  };
  return { stop, drop, leave: keeper ? stop : drop };
}

/**
 * Records the microphone for at most `longest` seconds. Leaving the page stops it; what was recorded
 * until then is left to the keeper.
 */
export function useRecorder(longest: number, keeper?: Keeper) {
  const [state, setState] = useState<Recording>({ is: 'rest' });
  const open = useRef<Open | null>(null);
  const shown = useRef<string | null>(null);
  const isHere = useRef(true);
  /** Counts the presses: what an earlier one asked for comes too late. */
  const requested = useRef(0);

  const show = (next: Recording) => {
    if (shown.current) URL.revokeObjectURL(shown.current);
    shown.current = next.is === 'recorded' ? next.url : null;
    setState(next);
  };
  const end = (next: Recording) => {
    if (isHere.current) show(next);
    else if (next.is === 'recorded') URL.revokeObjectURL(next.url);
  };
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      open.current?.leave();
      if (shown.current) URL.revokeObjectURL(shown.current);
    };
  }, []);

  return {
    state,
    start: async () => {
      if (!canRecord()) return show({ is: 'unable' });
      show({ is: 'asking' });
      requested.current += 1;
      const mine = requested.current;
      const isWanted = () => isHere.current && requested.current === mine;
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
        if (!isWanted()) return quiet(stream);
        open.current = record(stream, longest, keeper, { now: setState, end });
      } catch (error) {
        if (!isWanted()) return;
        const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
        show({ is: isDenied ? 'denied' : 'unable' });
      }
    },
    stop: () => open.current?.stop(),
    /** Stops, and keeps nothing. */
    forget: () => {
      requested.current += 1;
      open.current?.drop();
      open.current = null;
      show({ is: 'rest' });
    },
  };
}
