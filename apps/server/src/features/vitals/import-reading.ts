import { keptValues, type VitalKind } from '@hafi/contract/vitals/vital-kinds';
import type { Caller } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceReading } from '../alerts/alerts.public.ts';
import { enterCircle } from '../circle/circle.public.ts';
import { keepReading } from './add-vital.ts';
import type { ImportedReading, ImportOutcome, WithdrawOutcome } from './imported-reading.ts';
import { isSameOrigin, type Origin, readOrigin, storedOrigin } from './reading-origin.ts';
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

/** What is known of a resource that was taken over before. */
interface Before {
  readonly rows: readonly ReadingRow[];
  /** The reading that stands; null when several do, of different systems. */
  readonly living: ReadingRow | null | undefined;
}

/**
 * What these resources brought before. A name whose base is not known may be that of another
 * system's resource: it then has to be of the same vital.
 */
async function broughtBefore(
  tx: Tx,
  elderId: string,
  { kind, origin }: { readonly origin: readonly Origin[]; readonly kind: number | null },
): Promise<Before> {
  const found = await findByOrigin(tx, elderId, origin);
  const fits = (row: ReadingRow, isNamed: (one: Origin, other: Origin) => boolean) =>
    readOrigin(row.origin).some((one) => origin.some((other) => isNamed(one, other)));
  const exactly = (one: Origin, other: Origin) => one.id === other.id && one.base === other.base;
  const rows = found.filter(
    (row) =>
      fits(row, exactly) || (fits(row, isSameOrigin) && (kind === null || kind === row.kind)),
  );
  const standing = rows.filter(({ withdrawnAt }) => withdrawnAt === null);
  const exact = standing.filter((row) => fits(row, exactly));
  const [living, ...others] = exact.length > 0 ? exact : standing;
  const isOne = others.every((row) => row.origin === living?.origin);
  return { rows, living: isOne ? living : null };
}

/** What is already here of an imported reading, and what the same resource brought before. */
async function knownOf(
  tx: Tx,
  elderId: string,
  { origin, ownId }: ImportedReading,
  content: Content,
): Promise<{ outcome: ImportOutcome | null; living: ReadingRow | undefined }> {
  const own = ownId === null ? undefined : await findReading(tx, elderId, ownId);
  if (own) {
    return { outcome: isSame(own, content) ? 'repeated' : 'written-here', living: undefined };
  }
  const { living, rows } = await broughtBefore(tx, elderId, { origin, kind: content.kind });
  const repeated =
    rows.some((row) => isSame(row, content)) ||
    (living === undefined && (await findSame(tx, elderId, content)) !== undefined);
  if (repeated) return { outcome: 'repeated', living: undefined };
  return living === null
    ? { outcome: 'two-systems', living: undefined }
    : { outcome: null, living };
}

/** The names under which a reading is kept: with the base, where an earlier version knew it. */
const keptOrigin = (origin: readonly Origin[], living: ReadingRow | undefined): string | null =>
  storedOrigin(
    origin.map((each) =>
      each.base === null
        ? (readOrigin(living?.origin ?? null).find((known) => isSameOrigin(known, each)) ?? each)
        : each,
    ),
  );

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
    await keepReading(platform, tx, entered, reading, {
      dayOnly,
      origin: keptOrigin(origin, known?.living),
    });
    announceReading(tx, entered.around);
    return known?.living ? 'replaced' : 'imported';
  });
}

/**
 * Marks what a resource brought as wrong, because its system says so now. `kind`: the vital that it
 * is of, where it says so.
 * @throws Problem not-found without permission to write
 */
export async function withdrawImported(
  platform: Platform,
  caller: Caller,
  elderId: string,
  wrong: { readonly origin: Origin; readonly kind: VitalKind | null },
): Promise<WithdrawOutcome> {
  const { access, around } = await enterCircle(platform, caller, elderId, 'health:write');
  return inTransaction(platform, async (tx) => {
    await lock(tx, 'readings', elderId);
    const { living } = await broughtBefore(tx, elderId, {
      origin: [wrong.origin],
      kind: wrong.kind && kindCodes[wrong.kind],
    });
    if (living === null) return 'two-systems';
    if (!living) return 'wrong-unknown';
    const by = { withdrawnAt: platform.clock.now(), withdrawnBy: access.personId };
    await withdraw(tx, living, by);
    announceReading(tx, around);
    return 'removed';
  });
}
