const beatMs = 2_400;

/** Whether somebody has used this page: before, browsers play nothing. */
const wasUsed = () => navigator.userActivation?.hasBeenActive ?? true;

/** Two soft double tones, made by the device itself. */
function play(context: AudioContext): void {
  for (const [nth, frequency] of [523, 659, 523, 659].entries()) {
    const at = context.currentTime + nth * 0.28 + (nth > 1 ? 0.3 : 0);
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, at);
    volume.gain.exponentialRampToValueAtTime(0.3, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.27);
    tone.connect(volume).connect(context.destination);
    tone.start(at);
    tone.stop(at + 0.28);
  }
}

/** Rings and vibrates until it is stopped; where the page was never used, from the first touch on. */
export function startRinging(): () => void {
  let context: AudioContext | undefined;
  const ring = () => {
    navigator.vibrate?.([500, 300, 500]);
    if (!wasUsed() || typeof AudioContext === 'undefined') return;
    context ??= new AudioContext();
    void context.resume();
    play(context);
  };
  ring();
  const timer = setInterval(ring, beatMs);
  return () => {
    clearInterval(timer);
    navigator.vibrate?.(0);
    void context?.close().catch(() => undefined);
  };
}

/** How the other phone rings, for who calls: one low tone, again and again. */
export function startWaitingTone(): () => void {
  if (typeof AudioContext === 'undefined') return () => undefined;
  const context = new AudioContext();
  const tone = () => {
    const at = context.currentTime;
    const sound = context.createOscillator();
    const volume = context.createGain();
    sound.frequency.value = 425;
    volume.gain.setValueAtTime(0.06, at);
    volume.gain.setValueAtTime(0.0001, at + 1);
    sound.connect(volume).connect(context.destination);
    sound.start(at);
    sound.stop(at + 1);
  };
  tone();
  const timer = setInterval(tone, 4_000);
  return () => {
    clearInterval(timer);
    void context.close().catch(() => undefined);
  };
}

/**
 * Does something in one tab of this browser only, as long as it is not stopped: of several that are
 * open one rings. Where a browser cannot tell, each does.
 */
export function inOneTab(name: string, start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  let isOver = false;
  let release = () => {};
  const begin = () => {
    if (!isOver) stop = start();
  };
  if (typeof navigator.locks === 'undefined') begin();
  else {
    void navigator.locks
      .request(name, () => {
        begin();
        return new Promise<void>((resolve) => {
          release = resolve;
          if (isOver) resolve();
        });
      })
      .catch(() => undefined);
  }
  return () => {
    isOver = true;
    stop?.();
    release();
  };
}
