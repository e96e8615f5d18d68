import { keptValues } from '@hafi/contract/vitals/vital-kinds';
import type { Caller } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceReading } from '../alerts/alerts.public.ts';
import { enterCircle } from '../circle/circle.public.ts';
import { keepReading } from './add-vital.ts';
import type { ImportedReading, ImportOutcome } from './imported-reading.ts';
import { findByOrigin, findReading, findSame, type ReadingRow } from './readings.repo.ts';
import { kindCodes, storeValues } from './vital-codes.ts';
import { withdraw } from './withdraw-vital.ts';

/** What two readings of one elder have in common when they are the same measurement. */
function contentOf({ reading }: ImportedReading) {
  const values = keptValues(reading);
  if (!values) return null;
  const { second = null, ...value } = storeValues(values);
  return { ...value, second, kind: kindCodes[reading.kind], takenAt: new Date(reading.takenAt) };
}

type Content = NonNullable<ReturnType<typeof contentOf>>;

const isSame = (row: ReadingRow, content: Content): boolean =>
  row.kind === content.kind &&
  row.value === content.value &&
  row.second === content.second &&
  row.takenAt.getTime() === content.takenAt.getTime();

/** What is already here of an imported reading, and what the same resource brought before. */
async function knownOf(
  tx: Tx,
  elderId: string,
  { origin, ownId }: ImportedReading,
  content: Content,
): Promise<{ outcome: 'repeated' | 'written-here' | null; living: ReadingRow | undefined }> {
  const own = ownId === null ? undefined : await findReading(tx, elderId, ownId);
  if (own) {
    return { outcome: isSame(own, content) ? 'repeated' : 'written-here', living: undefined };
  }
  const before = origin === null ? [] : await findByOrigin(tx, elderId, origin);
  const living = before.find(({ withdrawnAt }) => withdrawnAt === null);
  const repeated =
    before.some((row) => isSame(row, content)) ||
    (living === undefined && (await findSame(tx, elderId, content)) !== undefined);
  return { outcome: repeated ? 'repeated' : null, living };
}

/**
 * Takes a reading over from another system: through the same steps as a typed one, and marked as
 * imported. The same resource, and the same measurement, is kept once; a changed resource replaces
 * what it brought before, and an earlier version of it changes nothing.
 * @throws Problem not-found without permission to write, and those of a typed reading
 */
export async function importReading(
  platform: Platform,
  caller: Caller,
  elderId: string,
  imported: ImportedReading,
): Promise<ImportOutcome> {
  const entered = await enterCircle(platform, caller, elderId, 'health:write');
  const content = contentOf(imported);
  return inTransaction(platform, async (tx) => {
    await lock(tx, 'readings', elderId);
    const known = content && (await knownOf(tx, elderId, imported, content));
    if (known?.outcome) return known.outcome;
    const { dayOnly, origin, reading } = imported;
    const { personId } = entered.access;
    const by = { withdrawnAt: platform.clock.now(), withdrawnBy: personId };
    // The earlier one first, so that the new one does not join its alert.
    if (known?.living) await withdraw(tx, known.living, { ...by, replacedBy: reading.id });
    await keepReading(platform, tx, entered, reading, { dayOnly, origin });
    announceReading(tx, entered.around);
    return known?.living ? 'replaced' : 'imported';
  });
}

/**
 * Marks what a resource brought as wrong, because its system says so now.
 * @returns false when it brought nothing that still stands
 * @throws Problem not-found without permission to write
 */
export async function withdrawImported(
  platform: Platform,
  caller: Caller,
  elderId: string,
  origin: string,
): Promise<boolean> {
  const { access, around } = await enterCircle(platform, caller, elderId, 'health:write');
  return inTransaction(platform, async (tx) => {
    await lock(tx, 'readings', elderId);
    const before = await findByOrigin(tx, elderId, origin);
    const living = before.find(({ withdrawnAt }) => withdrawnAt === null);
    if (!living) return false;
    const by = { withdrawnAt: platform.clock.now(), withdrawnBy: access.personId };
    await withdraw(tx, living, by);
    announceReading(tx, around);
    return true;
  });
}
