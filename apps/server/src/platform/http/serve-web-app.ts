import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built web app from `directory`: hashed assets for a year, the page itself never
 * cached. Any other path that asks for a page gets the page, whose router knows the routes.
 */
export async function serveWebApp(app: FastifyInstance, directory: string): Promise<void> {
  const built = existsSync(join(directory, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: directory,
      preCompressed: true,
      index: false,
      wildcard: true,
      setHeaders(response, path) {
        const hashed = path.includes(`${directory}/assets/`);
        response.header(
          'cache-control',
          hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
    app.get('/', { schema: { hide: true }, compress: false }, (_request, reply) =>
      reply.sendFile('index.html'),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage =
      request.method === 'GET' &&
      !request.url.startsWith('/api/') &&
      !request.url.startsWith('/assets/') &&
      (request.headers.accept ?? '').includes('text/html');
    if (built && wantsPage) return reply.sendFile('index.html');
    throw new Problem(coreErrors['not-found']);
  });
}
