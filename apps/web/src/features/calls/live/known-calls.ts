import type { Call, Caller } from '@hafi/contract/calls/call.schemas';
import { onEvent } from '../../../lib/realtime/events.ts';

const calls = new Map<string, Call>();
const listeners = new Set<() => void>();
/** Calls whose ringing this tab has ended by itself, before the server has said so. */
const silenced = new Set<string>();
let all: readonly Call[] = [];

function changed(): void {
  all = [...calls.values()];
  for (const listen of listeners) listen();
}

/** Notes a call as the server tells it, unless a newer change of it is known. */
export function noteCall(call: Call): void {
  const known = calls.get(call.id);
  if (known && known.change > call.change) return;
  calls.set(call.id, call);
  changed();
}

/** Forgets all calls: somebody else is signed in now. */
export function forgetCalls(): void {
  calls.clear();
  silenced.clear();
  changed();
}

/** Rings no more here, whatever becomes of it. */
export function silence(callId: string): void {
  silenced.add(callId);
  changed();
}

export const callOf = (id: string): Call | undefined => calls.get(id);

export function subscribeCalls(listen: () => void): () => void {
  listeners.add(listen);
  return () => {
    listeners.delete(listen);
  };
}

/** All calls that this tab knows; the same list until one changes. */
export const knownCalls = (): readonly Call[] => all;

/** Somebody's part in a call. */
export const partOf = (call: Call, personId: string): Caller | undefined =>
  call.people.find((each) => each.personId === personId);

/** Whether a call rings for somebody in this tab. */
export const ringsFor = (call: Call, personId: string): boolean =>
  !call.endedAt && !silenced.has(call.id) && partOf(call, personId)?.state === 'ringing';

let isFollowing = false;

/** Follows what the server tells of calls, from now on. */
export function followCalls(): void {
  if (isFollowing) return;
  isFollowing = true;
  onEvent('ring', noteCall);
  onEvent('call', noteCall);
}
