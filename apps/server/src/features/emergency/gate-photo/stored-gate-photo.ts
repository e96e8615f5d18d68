import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import type { Tx } from '../../../platform/db/tx.ts';
import { dropFiles } from '../../../platform/files/file-removals.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findGatePhoto } from '../settings.repo.ts';

// The id comes last: the store spreads files over folders by the end of their name.
export const gateFileOf = (id: string): string => `gate-${id}`;

/** Deletes a photo of a gate, in the transaction that takes it from its elder. */
export async function forgetGatePhoto(
  platform: Pick<Platform, 'clock' | 'due'>,
  tx: Tx,
  id: string | null,
): Promise<void> {
  if (id) await dropFiles(platform, tx, [gateFileOf(id)]);
}

/**
 * The photo of an elder's gate. Callers must have checked that the reader may find the elder.
 * @throws Problem not-found
 */
export async function readGatePhoto(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  elderId: string,
): Promise<Uint8Array> {
  const id = await findGatePhoto(db, elderId);
  const bytes = id === null ? null : await files.get(gateFileOf(id));
  if (!bytes) throw new Problem(coreErrors['not-found']);
  return bytes;
}
