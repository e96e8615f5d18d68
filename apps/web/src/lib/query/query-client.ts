import { Problem } from '@hafi/contract/core/problem';
import type { Topic } from '@hafi/contract/core/topics';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { onForget } from '../session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Of which the answer is made. */
      readonly topics: readonly Topic[];
    };
  }
}

/** Worth another try: no answer, or a failure of the server's own. */
const mayPass = (error: unknown) =>
  error instanceof Problem && (error.status === 0 || error.status >= 500);

// Before the browser goes on: a switch whose choice is being saved would else jump back for a moment.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, error) => failures < 2 && mayPass(error),
      // A query that waits for the network would show skeletons forever; it fails and says so.
      networkMode: 'always',
    },
    // Without network it fails or is kept in the outbox, never put off silently.
    mutations: { networkMode: 'always' },
  },
});

onForget(() => queryClient.clear());
