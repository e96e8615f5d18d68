import type { FastifyInstance } from 'fastify';
import type { Handler } from './http/handler.ts';
import type { Job } from './jobs/jobs.ts';

/** What a feature gives to the process: its endpoints, its jobs, and routes that are no endpoints. */
export interface Feature {
  readonly handlers: readonly Handler[];
  readonly jobs?: readonly Job<never>[];
  /** Mounts browser redirects and the like, which answer no JSON. */
  readonly mount?: (app: FastifyInstance) => void;
  /** Takes up, once the process serves, what a crash of the last one has left. */
  readonly started?: () => Promise<void>;
}
