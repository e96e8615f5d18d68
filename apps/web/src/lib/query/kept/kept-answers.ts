import type { Account } from '@hafi/contract/accounts/account.schemas';
import { Problem } from '@hafi/contract/core/problem';
import type { Query } from '@tanstack/react-query';
import { onForget } from '../../session.ts';
import { queryClient } from '../query-client.ts';
import { keepCallsOf } from './keep-calls.ts';
import { noteKeptPerson } from './kept-person.ts';
import { type KeptQuestion, keptQuestions, type QueryInput } from './kept-questions.ts';
import { closeKept, forget, keep, keepAccount, readKept, sweepKept } from './kept-store.ts';

/** Goes through all queries once more; undefined while nothing is kept. */
let goThrough: (() => void) | undefined;

const questions = [...keptQuestions];

/** Stores the answers of one more query, also those that have come. */
export function keepAlso(question: KeptQuestion): void {
  questions.push(question);
  goThrough?.();
}

function keptQuestion({ queryKey }: Query): KeptQuestion | undefined {
  const [name, input] = queryKey as readonly [string, { query?: QueryInput } | undefined];
  return questions.find(
    ({ endpoint: { method, path }, which }) =>
      name === `${method} ${path}` && (which?.(input?.query ?? {}) ?? true),
  );
}

const isKept = (query: Query): boolean => keptQuestion(query) !== undefined;

/** The server could not be reached. */
const isUnanswered = (error: unknown) =>
  error instanceof Problem && (error.status === 0 || error.status >= 500);

/** How long the server may take before a stored answer is shown meanwhile, in milliseconds. */
const timeoutMs = 2_000;

let stopLast: (() => void) | undefined;

/**
 * Stores a person's answers of today on the device, and restores them when the server cannot be
 * reached, or while it takes long. `unasked` is true when only the device says who they are. Returns the stop function; the
 * data stays until the person signs out.
 */
export function keepToday(account: Account, unasked = false): () => void {
  stopLast?.();
  const person = account.id;
  let stopped = !unasked && !noteKeptPerson(person);
  // Without storage the screens simply have no old data.
  const tried = (work: Promise<void>) => void work.catch(() => undefined);

  const giveBack = async (query: Query): Promise<void> => {
    const kept = await readKept(query.queryHash, person);
    if (!kept || stopped || query.state.data !== undefined) return;
    queryClient.setQueryData(query.queryKey, kept.data, { updatedAt: kept.at });
  };
  const follow = (query: Query): void => {
    const question = keptQuestion(query);
    if (stopped || !question) return;
    const { data, dataUpdatedAt: at, error, fetchFailureReason, status } = query.state;
    const failure = fetchFailureReason ?? error;
    if (failure !== null && !isUnanswered(failure)) tried(forget(query.queryHash));
    else if (failure !== null && data === undefined) tried(giveBack(query));
    else if (failure === null && status === 'success') {
      const { anyDay, health, part } = question;
      if (health && account.roles.includes('DOCTOR')) return;
      const stored = part ? part(data as never) : data;
      tried(
        keep({ hash: query.queryHash, person, data: stored, at, ...(anyDay ? { anyDay } : {}) }),
      );
    }
  };
  // A network may accept a request and never answer it. Where already the session went unanswered,
  // nothing is waited for.
  const waitFor = (query: Query): void => {
    if (!isKept(query) || query.state.data !== undefined) return;
    setTimeout(() => tried(giveBack(query)), unasked ? 0 : timeoutMs);
  };
  const cache = queryClient.getQueryCache();
  const unhear = cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { type } = event.action;
    if (type === 'fetch') waitFor(event.query);
    if (type === 'success' || type === 'failed' || type === 'error') follow(event.query);
  });
  // Queries refetch by themselves only on focus; here old data may already be visible.
  const refetch = () => void queryClient.invalidateQueries({ predicate: isKept });
  addEventListener('online', refetch);
  const stopCalls = unasked ? () => undefined : keepCallsOf(person);
  const goThroughAll = () => {
    for (const query of cache.getAll()) {
      follow(query);
      waitFor(query);
    }
  };
  const stop = () => {
    stopped = true;
    goThrough = undefined;
    stopCalls();
    unhear();
    removeEventListener('online', refetch);
  };
  stopLast = stop;
  if (!stopped) {
    if (!unasked) tried(sweepKept(person).then(() => keepAccount(account)));
    goThrough = goThroughAll;
    goThroughAll();
  }
  return stop;
}

onForget(() => {
  stopLast?.();
  closeKept();
});
