import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { promptRoutes } from './prompt-routes.ts';

/** The pages of the sandbox. */
export function pageRoutes(app: FastifyInstance, context: Context): void {
  promptRoutes(app, context);
}
