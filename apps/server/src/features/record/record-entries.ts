import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { recordErrors } from '@hafi/contract/record/record.errors';
import type { Principal } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { circleWith, requireAccess } from '../circle/circle.public.ts';
import {
  countForAdding,
  type EntryRow,
  insertRecordEntry,
  updateRecordEntry,
} from './record.repo.ts';
import type { EntryContents, EntryKind } from './record-kinds.ts';

/** Most entries of one kind; more is a mistake or a bot. */
const most = 100;

/** The caller and the elder. */
interface Asked {
  readonly caller: Principal;
  readonly elderId: string;
}

/** An entry as in the contract. */
export type Shown<K extends EntryKind> = EntryContents[K] & {
  id: string;
  recordedBy: string | null;
  recordedAt: string;
};

/** Adds the name of who last changed an entry. */
export function showEntry<K extends EntryKind>(
  row: Pick<EntryRow, 'id' | 'recordedAt' | 'recordedBy'>,
  content: EntryContents[K],
  names: ReadonlyMap<string, { readonly name: string }>,
): Shown<K> {
  return {
    ...content,
    id: row.id,
    recordedBy: names.get(row.recordedBy)?.name || null,
    recordedAt: row.recordedAt.toISOString(),
  };
}

/**
 * After the commit, refetches the screens of everybody who may see the record or its neighbours.
 */
export async function announceRecord(
  tx: Tx,
  elderId: string,
  topic: 'record' | 'documents' | 'notes' = 'record',
): Promise<void> {
  tx.changed(topic, [elderId, ...(await circleWith(tx, elderId, 'health:read'))]);
}

/**
 * Adds an entry to an elder's record.
 * @throws Problem not-found without permission to write, record-full
 */
export async function addEntry<K extends EntryKind>(
  platform: Platform,
  { caller, elderId }: Asked,
  kind: K,
  content: EntryContents[K],
): Promise<Shown<K>> {
  await requireAccess(platform, caller, elderId, 'health:write');
  const now = platform.clock.now();
  const { personId } = caller;
  const row = { id: newId(), recordedBy: personId, recordedAt: now };
  await inTransaction(platform, async (tx) => {
    if ((await countForAdding(tx, elderId, kind)) >= most) {
      throw new Problem(recordErrors['record-full']);
    }
    await insertRecordEntry(tx, { ...row, elderId, kind, content, createdAt: now });
    await announceRecord(tx, elderId);
  });
  return showEntry<K>(row, content, await findPeople(platform.db, [personId]));
}

/**
 * Replaces the content of an entry.
 * @throws Problem not-found without permission to write, or without such an entry
 */
export async function changeEntry<K extends EntryKind>(
  platform: Platform,
  { caller, elderId }: Asked,
  { id, kind, content }: { id: string; kind: K; content: EntryContents[K] },
): Promise<Shown<K>> {
  await requireAccess(platform, caller, elderId, 'health:write');
  const { personId } = caller;
  const change = { content, recordedBy: personId, recordedAt: platform.clock.now() };
  const row = await changeOne(platform, { elderId, id, kind }, change);
  return showEntry<K>(row, content, await findPeople(platform.db, [personId]));
}

/**
 * Removes an entry made in error; it stays in the database, marked (FHIR: entered-in-error).
 * @throws Problem not-found without permission to write, or without such an entry
 */
export async function removeEntry(
  platform: Platform,
  { caller, elderId }: Asked,
  { id, kind }: { id: string; kind: EntryKind },
): Promise<void> {
  await requireAccess(platform, caller, elderId, 'health:write');
  const change = { removedAt: platform.clock.now(), removedBy: caller.personId };
  await changeOne(platform, { elderId, id, kind }, change);
}

async function changeOne(
  platform: Platform,
  which: Parameters<typeof updateRecordEntry>[1],
  change: Parameters<typeof updateRecordEntry>[2],
): Promise<EntryRow> {
  return inTransaction(platform, async (tx) => {
    const row = await updateRecordEntry(tx, which, change);
    if (!row) throw new Problem(coreErrors['not-found']);
    await announceRecord(tx, which.elderId);
    return row;
  });
}
