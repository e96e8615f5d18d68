import { Problem } from '@hafi/contract/core/problem';
import { QueryClient } from '@tanstack/react-query';
import { onForget } from './session.ts';

/** Worth another try: no answer, or a failure of the server's own. */
const mayPass = (error: unknown) =>
  error instanceof Problem && (error.status === 0 || error.status >= 500);

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
