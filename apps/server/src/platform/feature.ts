import type { FastifyInstance } from 'fastify';
import type { Tx } from './db/tx.ts';
import type { Cron } from './due/cron.ts';
import type { DueWork } from './due/due-work.ts';
import type { Handler } from './http/handler.ts';
import type { AttachmentMaker } from './outbox/attachments.ts';
import type { Fills } from './pages/fill-page.ts';
import type { PersonalData } from './personal-data/personal-data.ts';
import type { Listens } from './realtime/listens.ts';

/**
 * What a feature contributes to the process: endpoints, due work, and routes outside the contract.
 */
export interface Feature {
  readonly handlers: readonly Handler[];
  /** Work on rows that say when they are due. */
  readonly due?: readonly DueWork[];
  /** Work that only the clock makes due. */
  readonly crons?: readonly Cron[];
  /** What makes the files that go with its mails, by kind. */
  readonly attachments?: Readonly<Record<string, AttachmentMaker>>;
  /** What it does with what open screens say. */
  readonly listens?: Listens;
  /** Mounts routes that answer no JSON, such as browser redirects. */
  readonly mount?: (app: FastifyInstance) => void;
  /** The personal data it stores: how to export and to erase it. */
  readonly personalData?: readonly PersonalData[];
  /**
   * Takes away what lets others see into an account, when it passes to the owner of its e-mail
   * address.
   */
  readonly onNewOwner?: (tx: Tx, personId: string) => Promise<void>;
  /** What prerendered pages show of this feature to readers without JavaScript. */
  readonly fills?: Fills;
}
