import type { Call } from '@hafi/contract/calls/call.schemas';
import { useSyncExternalStore } from 'react';
import { knownCalls, subscribeCalls } from './known-calls.ts';
import { type OwnCall, ownCall, subscribeOwnCall } from './own-call.ts';

/** All calls that this tab knows. */
export const useKnownCalls = (): readonly Call[] =>
  useSyncExternalStore(subscribeCalls, knownCalls, knownCalls);

/** The call that this tab is in, or was in last. */
export const useOwnCall = (): OwnCall | null =>
  useSyncExternalStore(subscribeOwnCall, ownCall, ownCall);
