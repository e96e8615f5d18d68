/** What hears how loud a stream is. */
export interface Ear {
  /** The loudness now: the root of the mean square, 0 to 1. */
  readonly level: () => number;
  readonly close: () => void;
}

/** Listens to a stream; null where this browser cannot. */
export function listenTo(stream: MediaStream): Ear | null {
  if (typeof AudioContext !== 'function') return null;
  try {
    const context = new AudioContext();
    const ear = context.createAnalyser();
    ear.fftSize = 2048;
    context.createMediaStreamSource(stream).connect(ear);
    void context.resume().catch(() => undefined);
    const samples = new Uint8Array(ear.fftSize);
    return {
      level: () => {
        ear.getByteTimeDomainData(samples);
        let sum = 0;
        for (const sample of samples) sum += ((sample - 128) / 128) ** 2;
        return Math.sqrt(sum / samples.length);
      },
      close: () => void context.close().catch(() => undefined),
    };
  } catch {
    return null;
  }
}
