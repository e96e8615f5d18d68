import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';

/** Whose hold on what they look after is looked at: of one elder, or of all. */
export interface Holder {
  readonly personId: string;
  /** Null for everybody whom they look after. */
  readonly elderId: string | null;
  /** Whether they leave Hafi, and keep nothing. */
  readonly leaves?: boolean;
}

/**
 * Has somebody give back the alerts, calls and check-ins that they look after and may not know of any
 * more, in the transaction that took the right away; what they still may know of stays theirs.
 */
export type LetGo = (tx: Tx, holder: Holder) => Promise<void>;

/** The platform, with what follows when somebody may know less of an elder. */
export type CirclePlatform = Platform & { readonly letGo: LetGo };
