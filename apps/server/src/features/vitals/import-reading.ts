import { dayInKigali } from '@hafi/base/kigali-time';
import { keptValues } from '@hafi/contract/vitals/vital-kinds';
import type { Caller } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { lock } from '../../platform/db/locks.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceReading } from '../alerts/alerts.public.ts';
import { enterCircle } from '../circle/circle.public.ts';
import { keepReading } from './add-vital.ts';
import type {
  ImportedReading,
  ImportOutcome,
  MarkedWrong,
  WithdrawOutcome,
} from './imported-reading.ts';
import { type Origin, readOrigin, sameness, storedOrigin } from './reading-origin.ts';
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

/** Which vital it is of, and when that was taken; null where that is not known. */
interface About {
  readonly kind: number | null;
  readonly takenAt: Date | null;
  readonly dayOnly: boolean;
}

const isOfOneMoment = (row: ReadingRow, { dayOnly, takenAt }: About): boolean =>
  takenAt !== null &&
  (row.takenAt.getTime() === takenAt.getTime() ||
    (row.dayOnly && dayOnly && dayInKigali(row.takenAt) === dayInKigali(takenAt)));

/**
 * What these resources brought before. A name that is not surely theirs may be that of another
 * document's resource: what it brought has to be of the same vital and the same moment.
 */
async function broughtBefore(
  tx: Tx,
  elderId: string,
  origin: readonly Origin[],
  about: About,
): Promise<Before> {
  const found = await findByOrigin(tx, elderId, origin);
  const samenessOf = (row: ReadingRow) => sameness(readOrigin(row.origin), origin);
  const rows = found.filter((row) => {
    const same = samenessOf(row);
    if (same !== 'perhaps') return same === 'surely';
    return row.kind === about.kind && isOfOneMoment(row, about);
  });
  const status = rows.filter(({ withdrawnAt }) => withdrawnAt === null);
  const exact = status.filter((row) => samenessOf(row) === 'surely');
  const [living, ...others] = exact.length > 0 ? exact : status;
  const isOne = others.every((row) => row.origin === living?.origin);
  return { rows, living: isOne ? living : null };
}

/** What is already here of an imported reading, and what the same resource brought before. */
async function knownOf(
  tx: Tx,
  elderId: string,
  { dayOnly, origin, ownId }: ImportedReading,
  content: Content,
): Promise<{ outcome: ImportOutcome | null; living: ReadingRow | undefined }> {
  const own = ownId === null ? undefined : await findReading(tx, elderId, ownId);
  if (own) {
    return { outcome: isSame(own, content) ? 'repeated' : 'written-here', living: undefined };
  }
  const { living, rows } = await broughtBefore(tx, elderId, origin, { ...content, dayOnly });
  const repeated =
    rows.some((row) => isSame(row, content)) ||
    (living === undefined && (await findSame(tx, elderId, content)) !== undefined);
  if (repeated) return { outcome: 'repeated', living: undefined };
  return living === null
    ? { outcome: 'two-systems', living: undefined }
    : { outcome: null, living };
}

/** The names under which a reading is kept: with the base, where an earlier version knew it. */
function keptOrigin(origin: readonly Origin[], living: ReadingRow | undefined): string | null {
  const known = readOrigin(living?.origin ?? null);
  const ofBase = (each: Origin) => known.find(({ base, id }) => base !== null && id === each.id);
  return storedOrigin(origin.map((each) => (each.base === null ? (ofBase(each) ?? each) : each)));
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
    await keepReading(platform, tx, entered, reading, {
      dayOnly,
      origin: keptOrigin(origin, known?.living),
    });
    announceReading(tx, entered.circle);
    return known?.living ? 'replaced' : 'imported';
  });
}

/**
 * Marks what a resource brought as wrong, because its system says so now. It also says of
 * which vital and moment it is, where that is known.
 * @throws Problem not-found without permission to write
 */
export async function withdrawImported(
  platform: Platform,
  caller: Caller,
  elderId: string,
  { origin, kind, takenAt, dayOnly }: MarkedWrong,
): Promise<WithdrawOutcome> {
  const { access, circle } = await enterCircle(platform, caller, elderId, 'health:write');
  return inTransaction(platform, async (tx) => {
    await lock(tx, 'readings', elderId);
    const { living } = await broughtBefore(tx, elderId, origin, {
      kind: kind && kindCodes[kind],
      takenAt: takenAt === null ? null : new Date(takenAt),
      dayOnly,
    });
    if (living === null) return 'two-systems';
    if (!living) return 'wrong-unknown';
    const by = { withdrawnAt: platform.clock.now(), withdrawnBy: access.personId };
    await withdraw(tx, living, by);
    announceReading(tx, circle);
    return 'removed';
  });
}
