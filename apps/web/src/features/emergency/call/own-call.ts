import type { Problem } from '@hafi/contract/core/problem';
import type { CallGroup } from '@hafi/contract/emergency/emergency.contract';
import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { useSyncExternalStore } from 'react';
import { keptCalls } from '../../../lib/query/kept/kept-calls.ts';

/** Whom help is called for. */
export interface CallFor {
  readonly id: string;
  readonly firstName: string;
  readonly you: boolean;
}

/** A call for help that this page has made. */
export interface OwnCall {
  /** Made by this device; the emergency's, unless another of the same elder was open. */
  readonly id: string;
  /** An account id: who calls. */
  readonly person: string;
  readonly elder: CallFor;
  readonly drill: boolean;
  /** When it fires, by the device's clock, in Unix milliseconds; a guess until the server said so. */
  readonly firesAt: number;
  /** As the server answered it; null until then. */
  readonly view: EmergencyView | null;
  /**
   * `sending`: no answer yet. `waiting`: the device keeps it and tries again. `started`: the server
   * counts down. `stopping`: to be stopped, which the server has not confirmed. `stopped`: nobody is
   * told. `fired`: people are notified. `refused`: the server did not take it, or may not stop it.
   */
  readonly state: 'sending' | 'waiting' | 'started' | 'stopping' | 'stopped' | 'fired' | 'refused';
  /** The device had a network since it was made: a request may have left. */
  readonly mayHaveLeft: boolean;
  /** It was to be stopped, and people had been notified already. */
  readonly tooLate: boolean;
  /** The attempt to stop it failed, and is repeated. */
  readonly unsure: boolean;
  readonly problem: Problem | null;
}

let current: OwnCall | null = null;
let known: CallGroup | null = null;
const listeners = new Set<() => void>();

/** The call for help of this page, if there is one. */
export const ownCall = (): OwnCall | null => current;

/** Whom this device knew to call about the elder while the call of this page went on. */
export const knownPeople = (): CallGroup | null => known;

/** Of which this page has said what became of them: what the device knows of them comes later. */
const settled = new Set<string>();
const ends: readonly OwnCall['state'][] = ['fired', 'refused', 'stopped'];

/** Whether this page has said what became of this call: it is not taken up again. */
export const isSettled = (id: string): boolean => settled.has(id);

/** What became of this call has been said, or nobody asks any more. */
export function settleCall({ id, view }: Pick<OwnCall, 'id' | 'view'>): void {
  settled.add(id);
  if (view) settled.add(view.id);
}

/** Sets the call for help of this page; null once it has been dealt with. */
export function setOwnCall(call: OwnCall | null): void {
  if (call && ends.includes(call.state)) settleCall(call);
  current = call;
  const kept =
    call && keptCalls(call.person)?.groups.find(({ elder }) => elder.id === call.elder.id);
  // A session that ends under the call takes what the device keeps away.
  known = call === null ? null : (kept ?? known);
  for (const listener of listeners) listener();
}

/** Begins a call of which nothing more is known yet; it may have left the device. */
export function beginCall(
  begun: Pick<OwnCall, 'drill' | 'elder' | 'firesAt' | 'id' | 'person' | 'state'> &
    Partial<OwnCall>,
): void {
  const unknown = { view: null, tooLate: false, unsure: false, problem: null };
  setOwnCall({ ...unknown, mayHaveLeft: true, ...begun });
}

/** Changes the call with this id, unless another has taken its place. */
export function changeOwnCall(id: string, change: Partial<OwnCall>): void {
  if (current?.id === id) setOwnCall({ ...current, ...change });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The call for help of this page, if there is one. */
export const useOwnCall = (): OwnCall | null => useSyncExternalStore(subscribe, ownCall);
