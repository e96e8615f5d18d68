import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import type { Db } from '../../../platform/db/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findDeliveries } from '../../notifications/notifications.public.ts';
import { type EmergencyRow, findEmergency, findOpen } from '../course/emergencies.repo.ts';
import { isStale } from '../course/emergency-machine.ts';
import { carrierOf, findResponders } from '../course/responders.repo.ts';
import { knownBy } from './knowing.ts';

/**
 * What stands of a call for help, for who has no screen that shows it:
 * - `counting-down`: nobody was notified, and it can still be stopped;
 * - `telling`: messages are on their way, and none has arrived;
 * - `told`: somebody was notified, and nobody has answered yet;
 * - `answered`: somebody sees to it, is on the way, or is there;
 * - `nobody`: there is nobody to tell, no message arrives, or everybody was asked in vain;
 * - `over`: it has ended.
 */
export type CallStatus = 'counting-down' | 'telling' | 'told' | 'answered' | 'nobody' | 'over';

const answered: readonly EmergencyRow['state'][] = ['acknowledged', 'on-the-way', 'arrived'];

async function statusOf(db: Db, row: EmergencyRow): Promise<CallStatus> {
  if (hasEnded(row.state)) return 'over';
  if (row.state === 'counting-down') return 'counting-down';
  if (answered.includes(row.state)) return 'answered';
  // Nothing follows by itself any more, and nobody has answered.
  if (row.nextLevelAt === null) return 'nobody';
  const responders = await findResponders(db, [row.id]);
  const deliveries = await findDeliveries(
    db,
    responders.flatMap((each) => carrierOf(each) ?? []),
  );
  const knowing = responders.map(
    (each) => knownBy(each, deliveries.get(carrierOf(each) ?? ''), row.firesAt).knows,
  );
  if (knowing.every((knows) => knows === 'unreached')) return 'nobody';
  return knowing.every((knows) => knows === 'unreached' || knows === 'waiting')
    ? 'telling'
    : 'told';
}

/** What stands of an emergency; null for an id that none has. */
export async function callStatusOf(
  { db }: Pick<Platform, 'db'>,
  id: string,
): Promise<CallStatus | null> {
  const row = await findEmergency(db, id);
  return row ? statusOf(db, row) : null;
}

/** An open call of an elder, and what stands of it. */
export interface OpenCall {
  readonly id: string;
  readonly standing: CallStatus;
  /** Whether a press starts another call, instead of joining this one. */
  readonly pressCallsAgain: boolean;
  /** When people began to be notified. */
  readonly firesAt: Date;
}

/** The call of an elder that has not ended, no drill, also one that was left open; null for none. */
export async function openCallOf(
  { clock, db }: Pick<Platform, 'clock' | 'db'>,
  elderId: string,
): Promise<OpenCall | null> {
  const row = await findOpen(db, elderId, false);
  if (!row) return null;
  const status = await statusOf(db, row);
  const { firesAt, id } = row;
  return { id, standing: status, pressCallsAgain: isStale(row, clock.now()), firesAt };
}
