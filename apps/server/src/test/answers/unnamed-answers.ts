import type { FastifyInstance } from 'fastify';

/**
 * Collects the failed answers that their routes do not name: the OpenAPI document would be silent
 * about them. `internal` is a fault of ours, for the test that met it to report.
 */
export function findUnnamedAnswers(http: FastifyInstance): ReadonlySet<string> {
  const unnamed = new Set<string>();
  http.addHook('onSend', async ({ method, routeOptions }, { statusCode }, payload) => {
    const { errors } = routeOptions.config;
    if (statusCode < 400 || !errors || typeof payload !== 'string') return;
    const code = /"code":"([a-z-]+)"/.exec(payload)?.[1];
    const isNamed = errors.some(
      (each) => each.status === statusCode && (!code || each.code === code),
    );
    if (!isNamed) unnamed.add(`${method} ${routeOptions.url} ${statusCode} ${code}`);
  });
  return unnamed;
}
