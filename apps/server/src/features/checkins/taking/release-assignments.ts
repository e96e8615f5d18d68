import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { mayStillKnow } from '../../circle/circle.public.ts';
import { recordActivity } from '../../notifications/notifications.public.ts';
import { activities } from '../checkins.messages.ts';
import { type ExpectedRow, updateExpected } from '../expected-check-ins.repo.ts';
import { findNotifiedPeople } from '../notified-people.repo.ts';
import type { ContactPhone, NamedPhones } from '../telling/tell-contacts.ts';
import { nextCheck } from './hold.ts';

/** A row whose taker has let it go, with their name. */
export interface Lapsed {
  readonly row: ExpectedRow;
  readonly by: string;
}

/** Who looks after it, by name, and whether they still may know of it. */
async function takerOf(
  platform: Platform,
  tx: Tx,
  { acknowledgedBy, elderId, id }: ExpectedRow,
  contacts: readonly ContactPhone[],
): Promise<{ name: string; stillMay: boolean }> {
  const personId = acknowledgedBy ?? '';
  const contact = (await findNotifiedPeople(tx, [id])).find((notified) => notified.id === personId);
  if (contact) {
    const stillMay = contacts.some(({ phone }) => phone === contact.phone);
    return { name: contact.name ?? '—', stillMay };
  }
  const name = (await findPeople(tx, [personId])).get(personId)?.name ?? '—';
  return { name, stillMay: await mayStillKnow(platform, tx, personId, elderId) };
}

/**
 * Gives back to the ladder what somebody took and nothing came of: an hour has passed, or they may not
 * know of it any more. The ladder goes on from the circle. What is still held is checked again.
 */
export async function releaseAssignments(
  platform: Platform,
  tx: Tx,
  taken: readonly ExpectedRow[],
  { namedPhones, now }: { readonly namedPhones: NamedPhones; readonly now: Date },
): Promise<Lapsed[]> {
  const lapsed: Lapsed[] = [];
  const phones = await namedPhones(
    tx,
    taken.map(({ elderId }) => elderId),
  );
  for (const row of taken) {
    const { elderId, expectedAt, heldUntil, id, lapses, toldAt } = row;
    const { name, stillMay } = await takerOf(platform, tx, row, phones.get(elderId) ?? []);
    if (heldUntil && heldUntil > now && stillMay) {
      await updateExpected(tx, [id], { nextStepAt: nextCheck(heldUntil, now) });
      continue;
    }
    const change = {
      acknowledgedAt: null,
      acknowledgedBy: null,
      heldUntil: null,
      lapses: lapses + 1,
      step: 'circle',
      stepAt: toldAt,
      nextStepAt: now,
    } as const;
    await updateExpected(tx, [id], change);
    await recordActivity(tx, {
      about: elderId,
      by: null,
      kind: 'check-in',
      text: activities.lapsed,
      values: { person: name, time: { time: expectedAt.toISOString() } },
      at: now,
    });
    lapsed.push({ row: Object.assign({}, row, change), by: name });
  }
  return lapsed;
}
