import { Problem } from '@hafi/contract/core/problem';
import { notifyManager, QueryClient } from '@tanstack/react-query';
import { onForget } from '../session.ts';

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
      // A query that waits for the network would show bones forever; it fails and says so.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});

onForget(() => queryClient.clear());
