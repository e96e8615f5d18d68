import type { NewSignal } from '@hafi/contract/calls/call.schemas';
import { callLimits } from '@hafi/contract/calls/call-terms';
import { sendSignals } from '@hafi/contract/calls/calls.contract';
import { Problem } from '@hafi/contract/core/problem';
import { call } from '../../../lib/api.ts';
import type { PeerWords } from './peer.ts';

/** Where signals come from. */
export interface LegIds {
  readonly id: string;
  readonly legId: string;
}

const firstPauseMs = 300;
const longestPauseMs = 2_000;

/** Sends signals to other devices, in order and each once, also over a network that comes and goes. */
export interface Speaker {
  say(to: string, words: PeerWords): void;
  /** Forgets what has not left yet for a device: another network has made it useless. */
  forget(to: string): void;
  /** Tries now what waits. */
  sendNow(): void;
  stop(): void;
}

/** Creates the speaker of a device in a call. `over` hears that the server knows it no more. */
export function createSpeaker(params: LegIds, over: () => void): Speaker {
  let nth = 0;
  let waiting: NewSignal[] = [];
  let isSending = false;
  let retryDelayMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopped = new AbortController();

  const send = async () => {
    if (isSending || waiting.length === 0 || stopped.signal.aborted) return;
    isSending = true;
    clearTimeout(timer);
    const batch = waiting.slice(0, callLimits.batch);
    try {
      const { signal } = stopped;
      await call(sendSignals, { params, body: { signals: batch }, signal });
      const sent = new Set(batch.map((each) => each.nth));
      waiting = waiting.filter((each) => !sent.has(each.nth));
      retryDelayMs = firstPauseMs;
    } catch (error) {
      const isRefused = error instanceof Problem && error.status >= 400 && error.status < 500;
      if (isRefused && error.status !== 429) return over();
      timer = setTimeout(() => void send(), retryDelayMs);
      retryDelayMs = Math.min(longestPauseMs, retryDelayMs * 2);
      return;
    } finally {
      isSending = false;
    }
    void send();
  };

  return {
    say(to, { kind, ...payload }) {
      nth += 1;
      waiting.push({ to, nth, kind, payload: JSON.stringify(payload) });
      void send();
    },
    forget(to) {
      waiting = waiting.filter((each) => each.to !== to);
    },
    sendNow() {
      retryDelayMs = firstPauseMs;
      void send();
    },
    stop() {
      stopped.abort();
      clearTimeout(timer);
    },
  };
}
