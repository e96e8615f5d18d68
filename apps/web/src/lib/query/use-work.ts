import { type MutateOptions, useMutation } from '@tanstack/react-query';
import { useContext, useRef } from 'react';
import { sayFailed } from '../failed-act.ts';
import { SayContext } from '../outcome/say-context.ts';

/** Callbacks for the end of one action. Whoever gives `onError` shows the failure. */
type Callbacks<D, V> = Pick<MutateOptions<D, Error, V>, 'onSuccess' | 'onError' | 'onSettled'>;

/**
 * For `done`: the result itself is what the person sees next, such as a message in its conversation
 * or a call that opens. To say it too would make a screen reader tell it twice. The focus stays or
 * goes along: what takes the place of the pressed control catches it (`useCatchFocus`).
 */
export const silent = Symbol('shows itself');

/** What follows one action. */
interface Then<D, V> extends Callbacks<D, V> {
  /**
   * What was done, said by the part of the page around the hook, also when the component that acted
   * is gone by then. Null only where the caller says it with the focus, or the next page does.
   */
  readonly done: string | ((result: D) => string) | typeof silent | null;
}

/** An action: idle, pending, failed or done. `V` is its input, `D` its result. */
export interface Act<D, V> {
  readonly mutate: (given: V, then: Then<D, V>) => void;
  /** Rejects when the action fails; the caller shows the failure. */
  readonly mutateAsync: (given: V) => Promise<D>;
  /** Clears the outcome. */
  readonly reset: () => void;
  readonly data: D | undefined;
  readonly error: Error | null;
  readonly isError: boolean;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  readonly variables: V | undefined;
}

export interface WorkSettings {
  /** How long the result stays cached after its screen is gone, in milliseconds; 0 for a secret. */
  readonly gcTime?: number;
  /** Actions with the same queue name run one after the other. */
  readonly queue?: string;
}

/**
 * An action that is not a single endpoint call; it must refetch what it changes. A failure is shown
 * at the bottom of the page, unless the screen handles it: reads `error` or `isError`, awaits
 * `mutateAsync`, or gives `onError`.
 */
export function useWork<D, V = void>(
  work: (given: V) => Promise<D>,
  { gcTime, queue }: WorkSettings = {},
): Act<D, V> {
  const shown = useRef(false);
  const say = useContext(SayContext);
  const act = useMutation({
    mutationFn: work,
    onError: (error) => {
      if (!shown.current) sayFailed(error);
    },
    ...(gcTime === undefined ? {} : { gcTime }),
    ...(queue === undefined ? {} : { scope: { id: queue } }),
  });
  const { data, error, isError, isPending, isSuccess, mutateAsync, reset, variables } = act;
  const handledByScreen = <T>(value: T): T => {
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
      return handledByScreen(error);
    },
    get isError() {
      return handledByScreen(isError);
    },
    mutate: (given, { done, ...then }) => {
      const says = done === silent ? null : done;
      const sent = mutateAsync(given, then.onError ? handledByScreen(then) : then);
      sent.then(
        (result) => {
          if (says) say(typeof says === 'string' ? says : says(result));
        },
        // Shown by the screen or at the bottom of the page. What was done before is not said beside it.
        () => {
          if (says) say(null);
        },
      );
    },
    mutateAsync: (given) => handledByScreen(mutateAsync)(given),
  };
}
