import { useEffect, useRef, useState } from 'react';
import type { Voice } from './voice.ts';

const speeds = [1, 1.5, 2] as const;
/** How long a browser may look for the end of a recording, in milliseconds. */
const longestSearch = 5000;

/** Why nothing is heard: the browser knows no such format, or the bytes did not arrive. */
type Fault = 'unplayable' | 'missing';

/** The one that is heard now: another one pauses it. */
let playing: HTMLAudioElement | null = null;

const codecOf = (mediaType: string) =>
  mediaType === 'audio/mp4' ? mediaType : `${mediaType}; codecs=opus`;

/**
 * A recording has no length of its own in the format that browsers record: it is found by going
 * beyond its end, before anybody can go to a place in it.
 */
function findLength(audio: HTMLAudioElement): Promise<void> {
  if (audio.duration !== Number.POSITIVE_INFINITY) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(giveUp);
      audio.removeEventListener('durationchange', found);
      audio.currentTime = 0;
      resolve();
    };
    const found = () => {
      if (audio.duration !== Number.POSITIVE_INFINITY) end();
    };
    const giveUp = setTimeout(end, longestSearch);
    audio.addEventListener('durationchange', found);
    audio.currentTime = 1e7;
  });
}

/** Makes what plays these bytes; rejects where the browser cannot. */
async function makeAudio(bytes: Blob): Promise<HTMLAudioElement> {
  const audio = new Audio(URL.createObjectURL(bytes));
  await new Promise<void>((resolve, reject) => {
    audio.onloadedmetadata = () => resolve();
    audio.onerror = () => reject(audio.error ?? new Error('not playable'));
  });
  await findLength(audio);
  return audio;
}

/** Plays a recording. Its bytes are asked for at the first press. */
export function useVoice(voice: Voice) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const isHere = useRef(true);
  const [at, setAt] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const [speed, setSpeed] = useState<(typeof speeds)[number]>(1);
  const latest = useRef({ speed, at });
  useEffect(() => {
    latest.current = { speed, at };
  });

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      const { current } = audio;
      audio.current = null;
      if (!current) return;
      current.pause();
      URL.revokeObjectURL(current.src);
    };
  }, []);

  const open = async (): Promise<HTMLAudioElement | null> => {
    if (audio.current) return audio.current;
    if (new Audio().canPlayType(codecOf(voice.mediaType)) === '') {
      setFault('unplayable');
      return null;
    }
    let bytes: Blob;
    try {
      bytes = await voice.load();
    } catch {
      setFault('missing');
      return null;
    }
    try {
      const made = await makeAudio(bytes);
      if (!isHere.current) return null;
      made.ontimeupdate = () => setAt(Math.min(made.currentTime, voice.seconds));
      made.onplay = () => setPlaying(true);
      made.onpause = () => setPlaying(false);
      made.onended = () => {
        made.currentTime = 0;
        setAt(0);
      };
      audio.current = made;
      return made;
    } catch {
      setFault('unplayable');
      return null;
    }
  };

  const play = async () => {
    setFault(null);
    setLoading(true);
    const made = await open();
    if (isHere.current) setLoading(false);
    if (!made) return;
    if (playing !== made) playing?.pause();
    playing = made;
    made.playbackRate = latest.current.speed;
    if (Math.abs(made.currentTime - latest.current.at) > 0.5) made.currentTime = latest.current.at;
    await made.play().catch(() => setPlaying(false));
  };

  return {
    at,
    fault,
    isLoading,
    isPlaying,
    speed,
    toggle: () => {
      if (isLoading) return;
      if (isPlaying) audio.current?.pause();
      else void play();
    },
    goTo: (seconds: number) => {
      setAt(seconds);
      if (audio.current) audio.current.currentTime = seconds;
    },
    nextSpeed: () => {
      const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;
      setSpeed(next);
      if (audio.current) audio.current.playbackRate = next;
    },
  };
}
