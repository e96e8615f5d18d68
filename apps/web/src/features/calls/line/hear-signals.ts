import type { Signal } from '@hafi/contract/calls/call.schemas';
import { listSignals } from '@hafi/contract/calls/calls.contract';
import { call } from '../../../lib/api.ts';
import { isConnected, onConnection, onEvent } from '../../../lib/realtime/events.ts';
import type { LegIds } from './say-signals.ts';

/** Hears the signals to this device, each once and in order. */
export interface Listener {
  /** Asks for what may have been missed; `seq` is the last that there is, where that is known. */
  catchUp(seq?: number): void;
  /** Asks again and again while there is no connection by which they come by themselves. */
  watch(isWatching: boolean): void;
  stop(): void;
}

const watchMs = 700;

/** Creates the listener of a device in a call. */
export function createListener(
  { id, legId }: LegIds,
  hear: (signal: Signal) => Promise<void>,
): Listener {
  let known = 0;
  let isAsking = false;
  let askAgain = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stopped = new AbortController();
  /** One after the other: a description must be understood before what follows it. */
  let hearing = Promise.resolve();

  const take = (signal: Signal) => {
    if (signal.seq !== known + 1) return false;
    known = signal.seq;
    hearing = hearing.then(() => hear(signal)).catch(() => undefined);
    return true;
  };

  const ask = async () => {
    if (isAsking || stopped.signal.aborted) {
      askAgain = isAsking;
      return;
    }
    isAsking = true;
    try {
      const params = { id, legId };
      const { signal } = stopped;
      const { data } = await call(listSignals, { params, query: { after: known }, signal });
      for (const each of data) take(each);
    } catch {
      // With the next beat, or the next signal.
    }
    isAsking = false;
    if (!askAgain) return;
    askAgain = false;
    void ask();
  };

  const stopHearing = onEvent('signal', (signal) => {
    if (signal.callId !== id || signal.to !== legId || signal.seq <= known) return;
    if (!take(signal)) void ask();
  });
  const stopWatching = onConnection(() => {
    if (isConnected()) void ask();
  });

  return {
    catchUp(seq) {
      if (seq === undefined || seq > known) void ask();
    },
    watch(isWatching) {
      clearInterval(timer);
      if (!isWatching) return;
      timer = setInterval(() => void ask(), watchMs);
    },
    stop() {
      stopped.abort();
      clearInterval(timer);
      stopHearing();
      stopWatching();
    },
  };
}
