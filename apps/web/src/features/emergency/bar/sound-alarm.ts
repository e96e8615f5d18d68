import { readStored, store } from '../../../lib/device-storage.ts';

const mark = 'sounded';
const beeps = 6;
const each = 0.35;
/** From one sounding to the next, in milliseconds. */
const intervalMs = 8_000;
/** How often one is repeated that nobody silences: whoever is not there is asked in other ways. */
const mostTimes = 30;

/** Whether somebody has used this page: before, browsers play nothing. */
const wasUsed = () => navigator.userActivation?.hasBeenActive ?? true;

/** Three falling double tones, made by the device itself. */
function play(): void {
  const audio = new AudioContext();
  const from = audio.currentTime;
  for (let beep = 0; beep < beeps; beep += 1) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = from + beep * each;
    tone.frequency.value = beep % 2 === 0 ? 880 : 660;
    volume.gain.setValueAtTime(0.3, at);
    volume.gain.exponentialRampToValueAtTime(0.01, at + each);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + each);
  }
  setTimeout(() => void audio.close(), beeps * each * 1_000 + 500);
}

function soundOnce(): void {
  navigator.vibrate?.([400, 200, 400, 200, 400]);
  try {
    play();
  } catch {
    // The screen says it too.
  }
}

const sounded = () => readStored<string[]>('session', mark) ?? [];

/** Has these not sound any more in this tab: somebody has heard them. */
export function silence(ids: readonly string[]): void {
  store('session', mark, [...new Set([...sounded(), ...ids])]);
}

/** Which of these nobody has silenced in this tab. */
export const notSilenced = (ids: readonly string[]): readonly string[] =>
  ids.filter((id) => !sounded().includes(id));

/** Calls once the page has been used: at once, or at the first touch or key. */
function onceUsed(call: () => void): () => void {
  if (wasUsed()) {
    call();
    return () => undefined;
  }
  const signs = ['pointerup', 'keydown'] as const;
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, now, true);
  };
  const now = () => {
    stop();
    call();
  };
  for (const sign of signs) addEventListener(sign, now, true);
  return stop;
}

/**
 * Sounds the alarm, as soon as the browser lets it: again and again, or once. Returns how to stop it.
 */
export function soundAlarm({ repeats }: { readonly repeats: boolean }): () => void {
  if (typeof AudioContext === 'undefined') return () => undefined;
  let timer: ReturnType<typeof setInterval> | undefined;
  let times = 1;
  const stopWaiting = onceUsed(() => {
    soundOnce();
    if (!repeats) return;
    timer = setInterval(() => {
      if (times >= mostTimes) return clearInterval(timer);
      times += 1;
      soundOnce();
    }, intervalMs);
  });
  return () => {
    stopWaiting();
    clearInterval(timer);
  };
}
