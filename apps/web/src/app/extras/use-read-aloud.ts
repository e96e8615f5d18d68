import { useEffect, useMemo, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { readStored, store } from '../../lib/device-storage.ts';
import { blocksOf, type SpokenBlock } from '../../lib/read-aloud/read-aloud-blocks.ts';
import { clipsIn } from '../../lib/read-aloud/read-aloud-clips.ts';
import { canSay, createPlayer, type Reading } from '../../lib/read-aloud/read-aloud-player.ts';
import { chooseVoice } from '../../lib/read-aloud/read-aloud-voice.ts';
import { useLocale } from '../../lib/words/locale.ts';

const rateKey = 'hafi-read-aloud-rate';
const noVoices: SpeechSynthesisVoice[] = [];
let voices = noVoices;

function subscribe(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

function knownVoices(): SpeechSynthesisVoice[] {
  const now = 'speechSynthesis' in window ? speechSynthesis.getVoices() : noVoices;
  // The browser returns a new array each time.
  if (now.length !== voices.length) voices = now;
  return voices;
}

const keptRate = () => Number(readStored('local', rateKey)) || 1;
const keepRate = (rate: number) => store('local', rateKey, rate);

function mark(block: SpokenBlock | null): void {
  for (const marked of document.querySelectorAll('[data-reading]')) {
    marked.removeAttribute('data-reading');
  }
  if (!block) return;
  block.element.setAttribute('data-reading', '');
  const { top, bottom } = block.element.getBoundingClientRect();
  const hidden = top < 80 || bottom > innerHeight - 200;
  if (hidden) block.element.scrollIntoView({ block: 'center' });
}

const readMain = (path: string): SpokenBlock[] => {
  const main = document.querySelector('main');
  return main ? blocksOf(main, path) : [];
};

function useClips(): ReadonlyMap<string, string> | null {
  const locale = useLocale();
  const [clips, setClips] = useState<ReadonlyMap<string, string> | null>(null);
  useEffect(() => {
    let wanted = true;
    void clipsIn(locale).then((found) => wanted && setClips(found));
    return () => {
      wanted = false;
    };
  }, [locale]);
  return clips;
}

/** Re-renders when the page has changed, at most once a second: a new list may have clips. */
function usePageChanges(watch: boolean): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!watch) return;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      soon ??= setTimeout(() => {
        soon = undefined;
        redraw();
      }, 1_000);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(soon);
      observer.disconnect();
    };
  }, [watch]);
}

/** Reads the open page aloud. `available` is false when nothing on it can be spoken. */
export function useReadAloud() {
  const { pathname } = useLocation();
  const locale = useLocale();
  const voice = chooseVoice([...useSyncExternalStore(subscribe, knownVoices)], locale);
  const clips = useClips();
  const [how, setHow] = useState<Reading>('silent');
  const [rate, setRate] = useState(keptRate);
  const latest = useRef({ voice, clips, rate });
  latest.current = { voice, clips, rate };
  const player = useMemo(
    () =>
      createPlayer(
        {
          get voice() {
            return latest.current.voice;
          },
          clipOf: (id) => (id === undefined ? undefined : latest.current.clips?.get(id)),
          rate: () => latest.current.rate,
        },
        (next, block) => {
          setHow(next);
          mark(block);
        },
      ),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or language ends the reading
  useEffect(() => player.stop, [player, pathname, locale]);
  useEffect(() => {
    addEventListener('pagehide', player.stop);
    return () => removeEventListener('pagehide', player.stop);
  }, [player]);
  const onlyClips = voice === undefined && clips !== null && clips.size > 0;
  usePageChanges(onlyClips);
  const speaker = { voice, clipOf: (id?: string) => clips?.get(id ?? ''), rate: () => rate };
  const available =
    voice !== undefined ||
    (onlyClips && readMain(pathname).some((block) => canSay(speaker, block)));

  return {
    available,
    how,
    rate,
    start: () => player.start(readMain(pathname)),
    pause: player.pause,
    resume: player.resume,
    stop: player.stop,
    setRate: (next: number) => {
      setRate(next);
      keepRate(next);
      latest.current = { ...latest.current, rate: next };
      player.retime();
    },
  };
}
