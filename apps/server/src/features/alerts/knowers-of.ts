import type { Knower } from '@hafi/contract/alerts/alert-page.schemas';
import type { Db } from '../../platform/db/database.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { type Delivery, findDeliveries } from '../notifications/notifications.public.ts';
import { type AlertPersonRow, findAlertPeople } from './alert-people.repo.ts';
import type { AlertRow } from './alerts.repo.ts';

type State = Pick<Knower, 'at' | 'by' | 'knows'>;

/** What is known of one person: they look after it, opened it, or what became of the messages. */
function stateOf(
  row: Pick<AlertPersonRow, 'personId' | 'seenAt' | 'toldAt'>,
  { acknowledgedAt, acknowledgedBy }: AlertRow,
  delivery: Delivery | undefined,
): State | null {
  if (acknowledgedAt && acknowledgedBy === row.personId) {
    return { knows: 'acting', by: [], at: acknowledgedAt.toISOString() };
  }
  if (row.seenAt) return { knows: 'seen', by: [], at: row.seenAt.toISOString() };
  if (!row.toldAt) return null;
  const notifiedAt = row.toldAt.toISOString();
  // Who has no address is notified in the app alone.
  if (!delivery) return { knows: 'told', by: [], at: notifiedAt };
  if (delivery.sentAt) {
    return { knows: 'told', by: [...delivery.by], at: delivery.sentAt.toISOString() };
  }
  return { knows: delivery.isGivenUp ? 'unreached' : 'waiting', by: [], at: notifiedAt };
}

const order: readonly Knower['knows'][] = ['acting', 'seen', 'told', 'waiting', 'unreached'];

/** Who knows of an alert, who looks after it first; callers must have checked access. */
export async function knowersOf(db: Db, alert: AlertRow, readerId: string): Promise<Knower[]> {
  const rows = (await findAlertPeople(db, [alert.id])).filter(
    ({ personId }) => personId !== alert.elderId || personId !== readerId,
  );
  const { acknowledgedBy } = alert;
  const isListed = rows.some(({ personId }) => personId === acknowledgedBy);
  const actor =
    acknowledgedBy && !isListed ? [{ personId: acknowledgedBy, seenAt: null, toldAt: null }] : [];
  const deliveries = await findDeliveries(
    db,
    rows.flatMap(({ noticeId }) => noticeId ?? []),
  );
  const noticeOf = new Map(rows.map(({ noticeId, personId }) => [personId, noticeId]));
  const all = [...actor, ...rows];
  const people = await findPeople(
    db,
    all.map(({ personId }) => personId),
  );
  return all
    .flatMap((row): Knower[] => {
      const { personId } = row;
      const name = people.get(personId)?.name;
      const state = stateOf(row, alert, deliveries.get(noticeOf.get(personId) ?? ''));
      if (name === undefined || !state) return [];
      return [Object.assign(state, { id: personId, name, you: personId === readerId })];
    })
    .sort((one, other) => order.indexOf(one.knows) - order.indexOf(other.knows));
}
