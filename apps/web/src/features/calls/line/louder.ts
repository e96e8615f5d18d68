/** How much louder than it comes. */
const gain = 2.5;

/** Plays what others say; `louder` above what the device would do by itself. */
export interface Player {
  put(legId: string, stream: MediaStream): void;
  drop(legId: string): void;
  louder(isLouder: boolean): void;
  stop(): void;
}

interface Played {
  readonly element: HTMLAudioElement;
  readonly stream: MediaStream;
  boost?: MediaStreamAudioSourceNode;
}

/** Creates the player of a call. It plays on whatever page the app shows. */
export function createPlayer(): Player {
  const all = new Map<string, Played>();
  let context: AudioContext | undefined;
  let isLouder = false;

  const boost = (played: Played) => {
    if (played.boost || played.stream.getAudioTracks().length === 0) return;
    context ??= new AudioContext();
    const volume = context.createGain();
    volume.gain.value = gain;
    const even = context.createDynamicsCompressor();
    const source = context.createMediaStreamSource(played.stream);
    source.connect(volume).connect(even).connect(context.destination);
    played.boost = source;
    played.element.muted = true;
  };
  const calm = (played: Played) => {
    played.boost?.disconnect();
    delete played.boost;
    played.element.muted = false;
  };

  return {
    put(legId, stream) {
      const known = all.get(legId);
      if (known?.stream === stream) return;
      if (known) this.drop(legId);
      const element = new Audio();
      element.srcObject = stream;
      element.autoplay = true;
      // Where the browser waits for a press, the next one on the page starts it.
      element.play().catch(() => {
        addEventListener('pointerup', () => void element.play().catch(() => undefined), {
          once: true,
        });
      });
      const played: Played = { element, stream };
      all.set(legId, played);
      if (isLouder) boost(played);
    },
    drop(legId) {
      const played = all.get(legId);
      if (!played) return;
      calm(played);
      played.element.pause();
      played.element.srcObject = null;
      all.delete(legId);
    },
    louder(wanted) {
      isLouder = wanted;
      for (const played of all.values()) {
        if (wanted) boost(played);
        else calm(played);
      }
    },
    stop() {
      for (const legId of [...all.keys()]) this.drop(legId);
      void context?.close().catch(() => undefined);
    },
  };
}
