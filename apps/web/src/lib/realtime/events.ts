import type { ClientEvents, ServerEvents } from '@hafi/contract/core/realtime';

type EventName = keyof ServerEvents;

const hearers = new Map<EventName, Set<(...payload: never[]) => void>>();

/** Calls `hear` with each event of this name that the server sends. Returns the stop function. */
export function onEvent<E extends EventName>(name: E, hear: ServerEvents[E]): () => void {
  const all = hearers.get(name) ?? new Set();
  hearers.set(name, all.add(hear));
  return () => {
    all.delete(hear);
  };
}

/** Passes an event of the server on to whoever listens. */
export function passOn<E extends EventName>(
  name: E,
  ...payload: Parameters<ServerEvents[E]>
): void {
  for (const hear of hearers.get(name) ?? []) (hear as (...all: unknown[]) => void)(...payload);
}

/** Sends an event of this screen to the server. */
export type Teller = <E extends keyof ClientEvents>(
  name: E,
  ...said: Parameters<ClientEvents[E]>
) => void;

let teller: Teller | null = null;
const watchers = new Set<() => void>();

/** Records by what this screen speaks to the server; null while there is no connection. */
export function noteTeller(next: Teller | null): void {
  teller = next;
  for (const watch of watchers) watch();
}

/** Whether what happens arrives by itself now. */
export const isConnected = (): boolean => teller !== null;

/** Calls `hear` when the connection has opened or closed. Returns the stop function. */
export function onConnection(hear: () => void): () => void {
  watchers.add(hear);
  return () => {
    watchers.delete(hear);
  };
}

/** Tells the server what only matters now; without a connection it is dropped. */
export const tellServer: Teller = (name, ...said) => teller?.(name, ...said);
