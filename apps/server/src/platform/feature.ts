import type { FastifyInstance } from 'fastify';
import type { Handler } from './http/handler.ts';
import type { Job } from './jobs/jobs.ts';
import type { Tick } from './jobs/ticks.ts';
import type { Fills } from './pages/fill-page.ts';
import type { PersonalData } from './personal-data/personal-data.ts';

/** What a feature gives to the process: its endpoints, its jobs, and routes that are no endpoints. */
export interface Feature {
  readonly handlers: readonly Handler[];
  readonly jobs?: readonly Job<never>[];
  /** What must happen within seconds of its time, which jobs do not promise. */
  readonly ticks?: readonly Tick[];
  /** Mounts browser redirects and the like, which answer no JSON. */
  readonly mount?: (app: FastifyInstance) => void;
  /** What it keeps of people: how that is handed out and erased. */
  readonly personalData?: readonly PersonalData[];
  /** What drawn pages show of this feature to readers without script. */
  readonly fills?: Fills;
  /** Takes up, once the process serves, what a crash of the last one has left. */
  readonly started?: () => Promise<void>;
}
