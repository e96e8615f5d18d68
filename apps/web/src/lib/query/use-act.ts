import type { Answer, Endpoint } from '@hafi/contract/core/endpoint';
import { type CallOptions, call } from '../api.ts';
import { ownConnection } from '../realtime/connection.ts';
import { underKey } from './act-key.ts';
import { type AnswerOf, ask, keepAnswer, type Prepared, type Takes } from './ask.ts';
import { type Data, refetchTopics } from './query-options.ts';
import { type Act, useWork, type WorkSettings } from './use-work.ts';

export interface ActSettings<A, V> extends WorkSettings {
  /**
   * The query that the action's answer also answers: it is written to the cache instead of
   * refetched.
   */
  readonly answers?: (answer: A, given: V) => Takes<A>;
  /** Stays pending until everything that it changed was refetched. */
  readonly waits?: boolean;
}

/**
 * Runs an action through one of several endpoints, then refetches what depends on their topics,
 * also after a failure, because the state may differ from what the screen shows.
 */
export function useActs<R extends Prepared, V = void>(
  prepare: (given: V) => R | Promise<R>,
  settings: ActSettings<AnswerOf<R>, V> = {},
): Act<Data<AnswerOf<R>>, V> {
  const { answers, waits, ...rest } = settings;
  return useWork(async (given: V) => {
    const act = await prepare(given);
    const { endpoint, options } = act;
    try {
      const answer = (await underKey(act, (keyed) =>
        call(endpoint, { ...options, ...keyed, connection: ownConnection() } as never),
      )) as AnswerOf<R>;
      const requested = refetchTopics(
        endpoint.topics,
        answers && keepAnswer(answers(answer, given), answer),
      );
      if (waits) await requested;
      return (answer as { data: Data<AnswerOf<R>> }).data;
    } catch (error) {
      void refetchTopics(endpoint.topics);
      throw error;
    }
  }, rest);
}

/** Runs an action through an endpoint; `prepare` turns the screen's input into the call. */
export function useAct<E extends Endpoint, V = void>(
  endpoint: E,
  prepare: (given: V) => CallOptions<E>,
  settings: ActSettings<Answer<E>, V> = {},
): Act<Data<Answer<E>>, V> {
  return useActs((given: V) => ask(endpoint, prepare(given)), settings);
}
