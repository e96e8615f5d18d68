import { Problem } from '@hafi/contract/core/problem';
import type { Topic } from '@hafi/contract/core/topics';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { left } from '../api.ts';
import { onForget } from '../session.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The topics that the answer depends on. */
      readonly topics: readonly Topic[];
    };
  }
}

/** Worth a retry: no answer, or a server error. */
const mayPass = (error: unknown) =>
  error instanceof Problem &&
  error.code !== left.code &&
  (error.status === 0 || error.status >= 500);

// Notifies before the next frame: otherwise a switch whose choice is being saved would briefly jump
// back.
notifyManager.setScheduler(queueMicrotask);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without network the same would come of it: what is kept, or that nothing is, shows at once.
      retry: (failures, error) => failures < 2 && navigator.onLine && mayPass(error),
      // A query that waits for the network would show skeletons for ever; this one fails and says
      // so.
      networkMode: 'always',
    },
    // Offline it fails or goes to the outbox; it is never paused silently.
    mutations: { networkMode: 'always' },
  },
});

onForget(() => queryClient.clear());
