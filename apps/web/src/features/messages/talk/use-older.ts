import { useCallback } from 'react';
import { silent, useWork } from '../../../lib/query/use-work.ts';
import { addOlder } from '../known/sync-talk.ts';

/** The messages before those that are known. */
export interface Older {
  readonly hasMore: boolean;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly load: () => void;
}

/** Loads the messages of a conversation before those that are known, page by page. */
export function useOlder(id: string, hasMore: boolean): Older {
  const { error, isPending, mutate } = useWork(() => addOlder(id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function each time
  const load = useCallback(() => mutate(undefined, { done: silent }), [id]);
  return { hasMore, isPending, error, load };
}
