import { voiceNoteSeconds } from '@hafi/contract/checkins/voice-notes';
import { useEffect, useRef, useState } from 'react';

/** Where a recording stands; `denied`: the microphone was not allowed, `unable`: there is none. */
export type Recording =
  | { readonly is: 'rest' | 'asking' | 'denied' | 'unable' }
  | { readonly is: 'recording'; readonly seconds: number }
  | { readonly is: 'recorded'; readonly file: Blob; readonly url: string };

/** What browsers record, the smallest first. */
const kinds = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
/** Speech is clear at this rate, in bits per second, and a minute has 180 KB. */
const rate = 24_000;

const canRecord = () =>
  typeof MediaRecorder === 'function' && navigator.mediaDevices?.getUserMedia !== undefined;

/** Records the microphone for at most a minute. Leaving the page stops it and keeps nothing. */
export function useRecorder() {
  const [state, setState] = useState<Recording>({ is: 'rest' });
  const open = useRef<{ readonly stop: () => void; readonly drop: () => void } | null>(null);
  const shown = useRef<string | null>(null);

  const show = (next: Recording) => {
    if (shown.current) URL.revokeObjectURL(shown.current);
    shown.current = next.is === 'recorded' ? next.url : null;
    setState(next);
  };

  function record(stream: MediaStream) {
    const mimeType = kinds.find((kind) => MediaRecorder.isTypeSupported(kind));
    const recorder = new MediaRecorder(stream, {
      audioBitsPerSecond: rate,
      ...(mimeType ? { mimeType } : {}),
    });
    const parts: Blob[] = [];
    let isWanted = true;
    const startedAt = Date.now();
    const tick = setInterval(() => {
      const seconds = Math.floor((Date.now() - startedAt) / 1000);
      if (seconds >= voiceNoteSeconds) recorder.stop();
      else setState({ is: 'recording', seconds });
    }, 250);
    recorder.ondataavailable = ({ data }) => void parts.push(data);
    recorder.onstop = () => {
      clearInterval(tick);
      for (const track of stream.getTracks()) track.stop();
      open.current = null;
      if (!isWanted) return;
      const file = new Blob(parts, { type: recorder.mimeType.split(';')[0] ?? '' });
      // Nothing was heard: nothing is there to send.
      if (file.size === 0) show({ is: 'unable' });
      else show({ is: 'recorded', file, url: URL.createObjectURL(file) });
    };
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const drop = () => {
      isWanted = false;
      stop();
    };
    open.current = { stop, drop };
    recorder.start();
    setState({ is: 'recording', seconds: 0 });
  }

  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      open.current?.drop();
      if (shown.current) URL.revokeObjectURL(shown.current);
    };
  }, []);

  return {
    state,
    start: async () => {
      if (!canRecord()) return show({ is: 'unable' });
      show({ is: 'asking' });
      try {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
        if (isHere.current) record(stream);
        else for (const track of stream.getTracks()) track.stop();
      } catch (error) {
        const isDenied = error instanceof DOMException && error.name === 'NotAllowedError';
        show({ is: isDenied ? 'denied' : 'unable' });
      }
    },
    stop: () => open.current?.stop(),
    forget: () => show({ is: 'rest' }),
  };
}
