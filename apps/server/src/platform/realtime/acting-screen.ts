import { AsyncLocalStorage } from 'node:async_hooks';
import type { Topic } from '@hafi/contract/core/topics';
import type { Principal } from '../auth/principal.ts';

/** The open screen whose request is being handled. */
export interface ActingScreen extends Pick<Principal, 'personId' | 'sessionId'> {
  /** The id of its realtime connection, as the screen reports it. */
  readonly connection: string;
  /** The topics that it refetches by itself after the answer. */
  readonly topics: readonly Topic[];
}

interface Acting extends ActingScreen {
  answered: boolean;
}

const acting = new AsyncLocalStorage<Acting>();

/**
 * Handles a request on behalf of a screen. Work that continues after the answer no longer counts as
 * the screen's.
 */
export async function actFor<T>(
  screen: ActingScreen | undefined,
  act: () => Promise<T>,
): Promise<T> {
  if (!screen) return act();
  const current = { ...screen, answered: false };
  try {
    return await acting.run(current, act);
  } finally {
    current.answered = true;
  }
}

/** The screen whose request is being handled; undefined in the server's own work. */
export function actingScreen(): ActingScreen | undefined {
  const screen = acting.getStore();
  return screen?.answered ? undefined : screen;
}
