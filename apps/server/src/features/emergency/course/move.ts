import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { emergenciesErrors } from '@hafi/contract/emergency/emergencies.errors';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type EmergencyRow, lockEmergency } from './emergencies.repo.ts';
import { type Happening, type Moved, whatFollows } from './emergency-machine.ts';
import { waitsOf } from './waits.ts';

/**
 * The emergency with its row locked.
 * @throws Problem not-found
 */
export async function openEmergency(tx: Tx, id: string): Promise<EmergencyRow> {
  const row = await lockEmergency(tx, id);
  if (!row) throw new Problem(coreErrors['not-found']);
  return row;
}

type Moving = Pick<Platform, 'clock' | 'config'>;

/**
 * What follows when the countdown of an emergency is stopped, whose row is locked.
 * @throws Problem emergency-has-fired
 */
export function followCancel(platform: Moving, row: EmergencyRow): Moved {
  const outcome = whatFollows(row, { type: 'cancel' }, platform.clock.now(), waitsOf(platform));
  if ('refused' in outcome) throw new Problem(emergenciesErrors['emergency-has-fired']);
  return outcome;
}

/** What people do with an emergency that has fired. */
export type Act = Exclude<Happening, { type: 'cancel' | 'climb' | 'fire' | 'nobody' }>;

/**
 * Requires that people can still act in an emergency.
 * @throws Problem emergency-not-fired, emergency-has-ended
 */
export function requireGoingOn(platform: Moving, row: EmergencyRow): void {
  followAct(platform, row, { type: 'acknowledge' });
}

/**
 * What follows when somebody acts in an emergency, whose row is locked.
 * @throws Problem emergency-not-fired, emergency-has-ended
 */
export function followAct(platform: Moving, row: EmergencyRow, act: Act): Moved {
  const outcome = whatFollows(row, act, platform.clock.now(), waitsOf(platform));
  if (!('refused' in outcome)) return outcome;
  if (outcome.refused === 'emergency-not-fired') {
    throw new Problem(emergenciesErrors['emergency-not-fired']);
  }
  throw new Problem(emergenciesErrors['emergency-has-ended']);
}
