import { coreErrors } from '@hafi/contract/core/core.errors';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import { recordErrors } from '@hafi/contract/record/record.errors';
import type { Principal } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import {
  circleWith,
  type ElderAccess,
  requireAccess,
  tellWriting,
  type Writing,
} from '../circle/circle.public.ts';
import {
  type EntryRow,
  entriesToWrite,
  insertRecordEntry,
  updateRecordEntry,
} from './record.repo.ts';
import type { EntryContent, EntryContents, EntryKind } from './record-kinds.ts';
import { isSameAllergy } from './same-allergy.ts';

/** Most entries of one kind; more is a mistake or a bot. */
const most = 100;

/** Refuses a second entry of one allergy: a later reader would see only one of the two. */
function requireNew(held: readonly Pick<EntryRow, 'content'>[], content: EntryContent): void {
  if (!('substance' in content)) return;
  const known = held.some(
    (entry) =>
      'substance' in entry.content && isSameAllergy(entry.content.substance, content.substance),
  );
  if (known) throw new Problem(recordErrors['allergy-known']);
}

/** The caller and the elder. */
interface Requested {
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
  topic: 'record' | 'documents' | 'notes' | 'summary-links' = 'record',
): Promise<void> {
  tx.changed(topic, [elderId, ...(await circleWith(tx, elderId, 'health:read'))]);
}

/**
 * Adds an entry to an elder's record.
 * @throws Problem not-found without permission to write, record-full, allergy-known
 */
export async function addEntry<K extends EntryKind>(
  platform: Platform,
  { caller, elderId }: Requested,
  kind: K,
  content: EntryContents[K],
): Promise<Shown<K>> {
  const access = await requireAccess(platform, caller, elderId, 'health:write');
  const now = platform.clock.now();
  const { personId } = caller;
  const row = { id: newId(), recordedBy: personId, recordedAt: now };
  await inTransaction(platform, async (tx) => {
    const held = await entriesToWrite(tx, elderId, kind);
    if (held.length >= most) throw new Problem(recordErrors['record-full']);
    requireNew(held, content);
    await insertRecordEntry(tx, { ...row, elderId, kind, content, createdAt: now });
    await announceRecord(tx, elderId);
    await tellEntry(platform, tx, access, { id: row.id, kind, done: 'added' });
  });
  return showEntry<K>(row, content, await findPeople(platform.db, [personId]));
}

/**
 * Removes an entry made in error; it stays in the database, marked (FHIR: entered-in-error), with
 * the reason; only an insurance, which says nothing about the health, needs none.
 * @throws Problem not-found without permission to write, or without such an entry
 */
export async function removeEntry(
  platform: Platform,
  { caller, elderId }: Requested,
  { id, kind, reason = null }: { id: string; kind: EntryKind; reason?: string | null },
): Promise<void> {
  const access = await requireAccess(platform, caller, elderId, 'health:write');
  const removed = { removedAt: platform.clock.now(), removedBy: caller.personId };
  await inTransaction(platform, async (tx) => {
    const change = { ...removed, removedReason: reason };
    const row = await updateRecordEntry(tx, { elderId, id, kind }, change);
    if (!row) throw new Problem(coreErrors['not-found']);
    await announceRecord(tx, elderId);
    await tellEntry(platform, tx, access, { id, kind, done: 'removed' });
  });
}

/** What the circle is notified about each kind of entry; nothing about insurance. */
const news: {
  readonly [K in EntryKind]?: Readonly<Record<'added' | 'changed' | 'removed', Writing>>;
} = {
  allergy: { added: 'allergyAdded', changed: 'allergyChanged', removed: 'allergyWithdrawn' },
  condition: {
    added: 'conditionAdded',
    changed: 'conditionChanged',
    removed: 'conditionRemoved',
  },
};

/** What was done with an entry. */
interface Done {
  readonly id: string;
  readonly kind: EntryKind;
  readonly done: 'added' | 'changed' | 'removed';
}

/** Tells the circle what was done with an entry, in the transaction that does it. */
export async function tellEntry(
  platform: Platform,
  tx: Tx,
  access: ElderAccess,
  { done, id, kind }: Done,
): Promise<void> {
  const writing = news[kind]?.[done];
  if (!writing) return;
  await tellWriting(platform, tx, access, { writing, ref: id, link: links.record(access.elderId) });
}
