import type { FastifyInstance } from 'fastify';
import { createAuthenticate } from './features/accounts/accounts.public.ts';
import { findAccess } from './features/circle/circle.public.ts';
import { features } from './features.ts';
import { cronWork } from './platform/due/cron.ts';
import { sweepSetAside } from './platform/due/sweep-set-aside.job.ts';
import type { Feature } from './platform/feature.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { registerHandlers } from './platform/http/register-handlers.ts';
import { sweepAnswers } from './platform/http/sweep-answers.job.ts';
import { sweepOutbox } from './platform/outbox/sweep-outbox.job.ts';
import type { Fills } from './platform/pages/fill-page.ts';
import type { Platform } from './platform/platform.ts';
import { mountUploads } from './platform/uploads/mount-uploads.ts';
import { sweepUploads } from './platform/uploads/sweep-uploads.job.ts';

/** A server with all features mounted, not listening yet. */
export interface App {
  readonly http: FastifyInstance;
  readonly features: readonly Feature[];
}

/** Mounts every feature on a new HTTP server and the realtime channel. */
export async function createApp(platform: Platform): Promise<App> {
  const http = await createHttpServer(platform);
  const authenticate = createAuthenticate(platform);
  const idempotency = createIdempotency(platform.db, platform.clock);
  const mounted: Feature[] = [
    ...features(platform),
    {
      handlers: [],
      crons: [sweepAnswers(idempotency), sweepOutbox(platform), sweepSetAside(platform)],
    },
    {
      handlers: [],
      crons: [sweepUploads(platform)],
      mount: (app) => mountUploads(app, platform, authenticate),
    },
  ];
  registerHandlers(http, {
    handlers: mounted.flatMap(({ handlers }) => handlers),
    authenticate,
    idempotency,
    rateLimiter: platform.rateLimiter,
    mayKnow: async (principal, elderId) =>
      (await findAccess(platform, principal, elderId)) !== null,
    origin: platform.origin,
  });
  platform.due.add([
    ...mounted.flatMap(({ due }) => due ?? []),
    cronWork(
      platform,
      mounted.flatMap(({ crons }) => crons ?? []),
    ),
  ]);
  for (const { attachments = {} } of mounted) platform.attachments.add(attachments);
  for (const feature of mounted) feature.mount?.(http);
  const listens = mounted.flatMap((feature) => feature.listens ?? []);
  platform.realtime.attach(http.server, authenticate, listens);
  return { http, features: mounted };
}

/** The contributions of all features to prerendered pages, for readers without JavaScript. */
export const fillsOf = (features: readonly Feature[]): Fills =>
  Object.assign({}, ...features.map(({ fills }) => fills));
