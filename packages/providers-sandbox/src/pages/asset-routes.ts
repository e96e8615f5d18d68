import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const ASSETS = new Map([
  ['sandbox.css', 'text/css; charset=utf-8'],
  ['sandbox.js', 'text/javascript; charset=utf-8'],
  ['mark.svg', 'image/svg+xml'],
  ['zig.svg', 'image/svg+xml'],
  ['zag.svg', 'image/svg+xml'],
]);

/** Serves the static files of the pages, read once. */
export function assetRoutes(app: FastifyInstance): void {
  for (const [name, type] of ASSETS) {
    const content = readFileSync(new URL(`../assets/${name}`, import.meta.url));
    app.get(`/assets/${name}`, (_request, reply) => reply.type(type).send(content));
  }
}
