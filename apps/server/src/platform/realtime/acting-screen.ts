import { AsyncLocalStorage } from 'node:async_hooks';
import type { Topic } from '@hafi/contract/core/topics';
import type { Principal } from '../auth/principal.ts';

/** The open screen whose request is being carried out. */
export interface ActingScreen extends Pick<Principal, 'personId' | 'sessionId'> {
  /** The id of its realtime connection, as it says itself. */
  readonly connection: string;
  /** What it asks for again by itself once it is answered. */
  readonly topics: readonly Topic[];
}

interface Acting extends ActingScreen {
  answered: boolean;
}

const acting = new AsyncLocalStorage<Acting>();

/** Carries out a request of a screen; what it starts and does not wait for is not of the screen. */
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

/** The screen whose request is being carried out here; undefined in work of the server's own. */
export function actingScreen(): ActingScreen | undefined {
  const screen = acting.getStore();
  return screen?.answered ? undefined : screen;
}
