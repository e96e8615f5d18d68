import { coreErrors } from '@hafi/contract/core/core.errors';
import { Problem } from '@hafi/contract/core/problem';
import { allergyNeedsReason, conditionNeedsReason } from '@hafi/contract/record/entry-changes';
import { recordErrors } from '@hafi/contract/record/record.errors';
import type { Principal } from '../../platform/auth/principal.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { invalidInput } from '../../platform/http/invalid-input.ts';
import { newId } from '../../platform/ids/uuid-v7.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { requireAccess } from '../circle/circle.public.ts';
import { changedFields } from './changed-fields.ts';
import { entriesToWrite, insertVersion, updateRecordEntry } from './record.repo.ts';
import { announceRecord, type Shown, showEntry, tellEntry } from './record-entries.ts';
import type { EntryContents, EntryKind } from './record-kinds.ts';

/** A change of an entry: what it holds from now on, and why. */
export type EntryChange = {
  [K in EntryKind]: { readonly kind: K; readonly content: EntryContents[K] };
}[EntryKind] & { readonly id: string; readonly reason?: string | null };

/** Refuses another substance, and a change without the reason that it needs. */
function requireReason(was: EntryContents[EntryKind], { content, kind, reason }: EntryChange) {
  const wrong = kind === 'allergy' && 'substance' in was && was.substance !== content.substance;
  if (wrong) throw new Problem(recordErrors['substance-stays']);
  const needed =
    (kind === 'allergy' && 'substance' in was && allergyNeedsReason(was, content)) ||
    (kind === 'condition' && 'name' in was && conditionNeedsReason(was, content));
  if (needed && !reason) throw invalidInput('reason', 'required');
}

/**
 * Replaces an entry and keeps what stood there before: who had written it, who changed it, when
 * and why. The circle is notified. Where nothing differs, nothing is written.
 * @throws Problem not-found without permission to write, or without such an entry; substance-stays;
 * invalid-input when the reason is missing
 */
export async function changeEntry<K extends EntryKind>(
  platform: Platform,
  { caller, elderId }: { readonly caller: Principal; readonly elderId: string },
  change: EntryChange & { readonly kind: K; readonly content: EntryContents[K] },
): Promise<Shown<K>> {
  const access = await requireAccess(platform, caller, elderId, 'health:write');
  const { content, id, kind, reason = null } = change;
  const by = { recordedBy: caller.personId, recordedAt: platform.clock.now() };
  const row = await inTransaction(platform, async (tx) => {
    const was = (await entriesToWrite(tx, elderId, kind)).find((entry) => entry.id === id);
    if (!was) throw new Problem(coreErrors['not-found']);
    requireReason(was.content, change);
    if (changedFields(was.content, content).length === 0) return was;
    await insertVersion(tx, {
      id: newId(),
      entryId: id,
      elderId,
      was: was.content,
      wasBy: was.recordedBy,
      wasAt: was.recordedAt,
      changedBy: by.recordedBy,
      changedAt: by.recordedAt,
      reason,
    });
    await updateRecordEntry(tx, { elderId, id, kind }, { content, ...by });
    await announceRecord(tx, elderId);
    await tellEntry(platform, tx, access, { id, kind, done: 'changed' });
    return { id, ...by };
  });
  return showEntry<K>(row, content, await findPeople(platform.db, [row.recordedBy]));
}
