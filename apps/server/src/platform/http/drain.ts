import type { FastifyInstance } from 'fastify';
import { unavailable } from './problem-answer.ts';

/** Ends the serving of requests without cutting those under way. */
export interface Drain {
  /** Refuses requests from now on, except `/api/health`; those under way go on. */
  begin(): void;
  /**
   * Resolves when no request is under way any more, at the latest after so many milliseconds. Then
   * connections are cut: what stalls, such as a body that never ends, is not waited for.
   */
  finished(withinMs: number): Promise<void>;
  /** Counts and refuses the requests of routes that are mounted later. */
  watch(app: FastifyInstance): void;
}

export function createDrain(): Drain {
  let begun = false;
  let underWay = 0;
  let cut: () => unknown = () => undefined;
  const none = Promise.withResolvers<void>();
  const settle = () => {
    if (begun && underWay === 0) none.resolve();
  };
  return {
    begin() {
      begun = true;
      settle();
    },
    async finished(withinMs) {
      const timer = setTimeout(none.resolve, withinMs);
      await none.promise;
      clearTimeout(timer);
      cut();
    },
    watch(app) {
      cut = () => app.server.closeAllConnections();
      app.addHook('onRequest', ({ url }, reply, done) => {
        if (begun && url !== '/api/health') {
          reply.header('connection', 'close');
          return done(unavailable());
        }
        underWay += 1;
        reply.raw.once('close', () => {
          underWay -= 1;
          settle();
        });
        done();
      });
    },
  };
}
