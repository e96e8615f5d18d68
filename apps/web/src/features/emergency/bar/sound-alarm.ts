import { readStored, store } from '../../../lib/device-storage.ts';

const mark = 'sounded';
const beeps = 6;
const each = 0.35;

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

/** Sounds the alarm of an emergency, once in this tab. */
export function soundAlarm(id: string): void {
  const sounded = readStored<string[]>('session', mark) ?? [];
  if (sounded.includes(id) || typeof AudioContext === 'undefined' || !wasUsed()) return;
  store('session', mark, [...sounded, id]);
  navigator.vibrate?.([400, 200, 400, 200, 400]);
  try {
    play();
  } catch {
    // The screen says it too.
  }
}
