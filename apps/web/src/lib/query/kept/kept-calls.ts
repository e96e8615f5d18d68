import { dayInMs } from '@hafi/base/time';
import type { CallGroup } from '@hafi/contract/emergency/emergency.contract';
import { readStored, store } from '../../device-storage.ts';
import { callsMark } from './kept-person.ts';

/** The people to call, as the server last named them. */
export interface KeptCalls {
  /** An account id: whose they are. */
  readonly person: string;
  /** When the server named them, in Unix milliseconds by the device's clock. */
  readonly at: number;
  readonly groups: readonly CallGroup[];
}

/** How long they are kept without the server, in milliseconds. */
const maxAgeMs = 30 * dayInMs;

/**
 * The stored people to call of this account; of whoever was signed in last when nobody can say who
 * is now. Null when there are none.
 */
export function keptCalls(person: string | null): KeptCalls | null {
  const kept = readStored<KeptCalls>('local', callsMark);
  if (!kept || (person !== null && kept.person !== person)) return null;
  // A phone whose battery was out begins at a day long past: the numbers stay.
  return Array.isArray(kept.groups) && Date.now() - kept.at <= maxAgeMs ? kept : null;
}

/** Stores them on the device, until their person signs out. */
export const keepCalls = (kept: KeptCalls): boolean => store('local', callsMark, kept);
