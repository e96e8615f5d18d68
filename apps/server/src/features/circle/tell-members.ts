import type { Tx } from '../../platform/db/tx.ts';
import { recordActivity } from '../notifications/notifications.public.ts';
import { circleLines } from './written.messages.ts';

/** Tells in the recent activity of an elder who was invited, came or went. */
export function recordMembers(
  tx: Tx,
  done: {
    readonly elderId: string;
    readonly by: string;
    readonly what: keyof typeof circleLines;
    readonly at: Date;
  },
): Promise<void> {
  const { at, by, elderId, what } = done;
  const kind = what === 'invited' || what === 'revoked' ? 'decision' : 'circle';
  return recordActivity(tx, { about: elderId, by, kind, text: circleLines[what], at });
}
