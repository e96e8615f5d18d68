import type { Responder } from '@hafi/contract/emergency/emergency.schemas';
import { responderKnowings } from '@hafi/contract/emergency/emergency.schemas';
import type { Db } from '../../../platform/db/database.ts';
import { findReachables, type Reachable } from '../../accounts/accounts.public.ts';
import { type Delivery, findDeliveries } from '../../notifications/notifications.public.ts';
import type { EmergencyRow } from '../course/emergencies.repo.ts';
import { carrierOf, type ResponderRow } from '../course/responders.repo.ts';
import { knownBy } from './knowing.ts';

/** What a reader is shown of those who were asked. */
export interface ShownTo {
  /** Their own row. */
  readonly ownId: string | null;
  readonly onlyActing: boolean;
  readonly phones: boolean;
  readonly photos: boolean;
  readonly positions: boolean;
}

type Placed = Pick<ResponderRow, 'accuracy' | 'latitude' | 'locatedAt' | 'longitude'>;

/** A position as the contract has it; null where none is kept. */
export function shownPosition({ accuracy, latitude, locatedAt, longitude }: Placed) {
  if (latitude === null || longitude === null || !locatedAt) return null;
  return { latitude, longitude, accuracy: accuracy ?? 0, at: locatedAt.toISOString() };
}

const acting: readonly Responder['knows'][] = ['arrived', 'coming', 'acting'];
const rank = ({ knows }: Responder) => responderKnowings.indexOf(knows);

function shown(
  row: ResponderRow,
  person: Reachable | undefined,
  delivery: Delivery | undefined,
  { firesAt }: EmergencyRow,
  to: ShownTo,
): Responder {
  const { knows, at } = knownBy(row, delivery, firesAt);
  const name = person?.name ?? row.name ?? '';
  const phone = person ? person.phoneNumber : row.phone;
  return {
    key: row.id,
    name,
    firstName: person?.firstName ?? name.split(' ')[0] ?? name,
    photo: to.photos ? (person?.photo ?? null) : null,
    relation: row.relation,
    you: row.id === to.ownId,
    level: row.level,
    knows,
    by: [...(delivery?.by ?? [])],
    smsArrived: delivery?.smsArrived ?? false,
    at: at.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    wrote: row.wrote,
    ambulanceAt: row.ambulanceAt?.toISOString() ?? null,
    position: to.positions || row.id === to.ownId ? shownPosition(row) : null,
    phone: to.phones ? phone : null,
  };
}

/** Who was asked, whoever comes first. */
export async function showResponders(
  db: Db,
  emergency: EmergencyRow,
  rows: readonly ResponderRow[],
  to: ShownTo,
): Promise<Responder[]> {
  const people = await findReachables(
    db,
    rows.flatMap(({ personId }) => personId ?? []),
  );
  const deliveries = await findDeliveries(
    db,
    rows.flatMap((row) => carrierOf(row) ?? []),
  );
  return rows
    .map((row) => {
      const person = row.personId ? people.get(row.personId) : undefined;
      return shown(row, person, deliveries.get(carrierOf(row) ?? ''), emergency, to);
    })
    .filter(
      (each) => !to.onlyActing || each.you || each.wrote !== null || acting.includes(each.knows),
    )
    .sort((one, other) => rank(one) - rank(other) || one.at.localeCompare(other.at));
}
