import type { FastifyInstance } from 'fastify';
import type { Cron } from './due/cron.ts';
import type { DueWork } from './due/due-work.ts';
import type { Handler } from './http/handler.ts';
import type { Fills } from './pages/fill-page.ts';
import type { PersonalData } from './personal-data/personal-data.ts';

/** What a feature gives to the process: its endpoints, its work, and routes that are no endpoints. */
export interface Feature {
  readonly handlers: readonly Handler[];
  /** Work on rows that say when they are due. */
  readonly due?: readonly DueWork[];
  /** Work that the clock alone makes due. */
  readonly crons?: readonly Cron[];
  /** Mounts browser redirects and the like, which answer no JSON. */
  readonly mount?: (app: FastifyInstance) => void;
  /** What it keeps of people: how that is handed out and erased. */
  readonly personalData?: readonly PersonalData[];
  /** What drawn pages show of this feature to readers without script. */
  readonly fills?: Fills;
}
