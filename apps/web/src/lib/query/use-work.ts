import { type MutateOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { sayFailed } from '../failed-act.ts';

/** What to do with one act's end; whoever says what to do with its failure shows it. */
type Then<D, V> = Pick<MutateOptions<D, Error, V>, 'onSuccess' | 'onError' | 'onSettled'>;

/** An act under way, failed or done; `V` is what a screen gives it, `D` what comes of it. */
export interface Act<D, V> {
  readonly mutate: (given: V, then?: Then<D, V>) => void;
  /** Fails as the act does: who waits for it shows the failure. */
  readonly mutateAsync: (given: V) => Promise<D>;
  /** Forgets how it ended. */
  readonly reset: () => void;
  readonly data: D | undefined;
  readonly error: Error | null;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly variables: V | undefined;
}

export interface WorkSettings {
  /** For how many milliseconds what comes of it outlives its screen: 0 for a secret. */
  readonly gcTime?: number;
  /** Acts of one name are done one after the other. */
  readonly queue?: string;
}

/**
 * Does something that no endpoint does alone; what it changes it must ask again by itself. A failure
 * is said at the foot of the page, unless the screen looks at it: reads `error` or `isError`, waits
 * for `mutateAsync`, or gives `onError`.
 */
export function useWork<D, V = void>(
  work: (given: V) => Promise<D>,
  { gcTime, queue }: WorkSettings = {},
): Act<D, V> {
  const shown = useRef(false);
  const act = useMutation({
    mutationFn: work,
    onError: (error) => {
      if (!shown.current) sayFailed(error);
    },
    ...(gcTime === undefined ? {} : { gcTime }),
    ...(queue === undefined ? {} : { scope: { id: queue } }),
  });
  const { data, error, isError, isPending, isSuccess, mutate, mutateAsync, reset, variables } = act;
  const look = <T>(value: T): T => {
    shown.current = true;
    return value;
  };
  return {
    data,
    isPending,
    isSuccess,
    reset,
    variables,
    get error() {
      return look(error);
    },
    get isError() {
      return look(isError);
    },
    mutate: (given, then) => mutate(given, then?.onError ? look(then) : then),
    mutateAsync: (given) => look(mutateAsync)(given),
  };
}
