import type { FastifyInstance } from 'fastify';
import { checkoutRoutes } from '../cards/checkout-routes.ts';
import type { Context } from '../context.ts';
import { assetRoutes } from './asset-routes.ts';
import { breakingRoutes } from './breaking.ts';
import { handsetRoutes } from './handset-routes.ts';
import { outboxRoutes } from './outbox.ts';
import { phoneRoutes } from './phone.ts';
import { promptRoutes } from './prompt-routes.ts';
import { startRoutes } from './start.ts';
import { statementRoutes } from './statements.ts';

/** The pages of the sandbox, for people and (with `?format=json`) for tests. */
export function pageRoutes(app: FastifyInstance, context: Context): void {
  assetRoutes(app);
  breakingRoutes(app, context);
  startRoutes(app, context);
  outboxRoutes(app, context);
  phoneRoutes(app, context);
  promptRoutes(app, context);
  checkoutRoutes(app, context);
  handsetRoutes(app, context);
  statementRoutes(app, context);
}
