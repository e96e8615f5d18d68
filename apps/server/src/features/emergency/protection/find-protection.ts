import type { Relation } from '@hafi/contract/circle/circle-terms';
import type {
  ContactStatus,
  ProtectionReason,
  unreachedWhys,
} from '@hafi/contract/emergency/protection-terms';
import type { Db } from '../../../platform/db/database.ts';
import type { Channel } from '../../../platform/outbox/transport.ts';
import { findWorkingChannels } from '../../../platform/outbox/working-channels.repo.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findRemindersFailing } from '../../checkins/checkins.public.ts';
import {
  type Delivery,
  findDeliveries,
  findDevices,
  findLastUrgent,
} from '../../notifications/notifications.public.ts';
import { findLastCalledPhones } from '../course/responders.repo.ts';
import { type AlertTarget, keyOf, whomToAsk } from '../course/whom-to-ask.ts';
import { type AgreementRow, findAgreements, keyOfRow } from './agreements.repo.ts';
import {
  agreedUntil,
  type LastMessage,
  mayBeAsked,
  reasonsFor,
  statusOf,
  whyUnreached,
} from './protection-rules.ts';

/** Somebody whom a call for help asks first. */
export interface KnownContact {
  readonly key: string;
  readonly target: AlertTarget;
  readonly relation: Relation | null;
  readonly standing: ContactStatus;
  readonly at: Date | null;
  readonly until: Date | null;
  readonly unreached: (typeof unreachedWhys)[number] | null;
  readonly mayBeAsked: boolean;
  /** Lives in Rwanda, by the profile or else by the number: can be there, not only call. */
  readonly isNear: boolean;
}

/** An elder's protection as it is now. */
export interface KnownProtection {
  readonly contacts: readonly KnownContact[];
  readonly reasons: readonly ProtectionReason[];
  /** Agreements of who is not asked any more. */
  readonly ended: readonly AgreementRow[];
}

/** Whom a call of each of these elders would ask first, by elder. */
export function findContacts(db: Db, elders: readonly string[]) {
  const calls = elders.map((elderId) => ({ id: elderId, elderId, startedBy: null }));
  return whomToAsk(db, 'contacts', calls, new Map());
}

/** The last urgent message to each contact: by person, and by elder and phone. */
async function findLastUrgentMessages(
  db: Db,
  elders: readonly string[],
  people: readonly string[],
): Promise<ReadonlyMap<string, LastMessage>> {
  const notices = await findLastUrgent(db, people);
  const phones = await findLastCalledPhones(db, elders);
  const deliveries = await findDeliveries(db, [
    ...[...notices.values()].map(({ id }) => id),
    ...phones.map(({ id }) => id),
  ]);
  const lost = (id: string) => {
    const delivery = deliveries.get(id);
    return delivery ? delivery.isGivenUp && !delivery.wasWithdrawn : false;
  };
  return new Map([
    ...[...notices].map(
      ([person, { at, id, isRead }]) => [person, { at, isGivenUp: !isRead && lost(id) }] as const,
    ),
    ...phones.map(
      ({ at, elderId, id, phone }) => [elderId + phone, { at, isGivenUp: lost(id) }] as const,
    ),
  ]);
}

const later = (...messages: readonly (LastMessage | undefined)[]): LastMessage | undefined =>
  messages
    .flatMap((message) => message ?? [])
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())[0];

/** The question as a message; undefined while nobody was asked, and without an address to send it. */
const questionOf = (
  row: AgreementRow | undefined,
  delivery: Delivery | undefined,
): LastMessage | undefined =>
  row?.askedAt && delivery ? { at: row.askedAt, isGivenUp: delivery.isGivenUp } : undefined;

/**
 * The channels by which somebody is known to be reached; a contact without an account has agreed on
 * the phone itself. Whose number or address it is that was never proved, nobody knows.
 */
const waysTo = (person: AlertTarget['person'], hasDevice: boolean): readonly Channel[] => {
  if (!person) return ['sms'];
  const { email, emailProved, phoneNumber, phoneProved } = person;
  return [
    ...(phoneNumber !== null && phoneProved ? (['sms'] as const) : []),
    ...(email !== null && emailProved ? (['mail'] as const) : []),
    ...(hasDevice ? (['push'] as const) : []),
  ];
};

/** Whether somebody can be there: what the profile does not say, the number does. */
const isNear = ({ contact, person }: AlertTarget): boolean => {
  const country = person?.home.country;
  if (country) return country === 'RW';
  const phone = contact?.phone ?? person?.phoneNumber;
  return phone?.startsWith('+250') ?? false;
};

/** The agreed first, in the order in which they agreed, then the others by name. */
const inOrder = (contacts: readonly KnownContact[]): KnownContact[] => {
  const nameOf = ({ target }: KnownContact) => target.person?.name ?? target.contact?.name ?? '';
  const rank = ({ at, standing: status }: KnownContact) =>
    status === 'agreed' && at ? at.getTime() : Number.POSITIVE_INFINITY;
  return contacts.toSorted(
    (one, other) =>
      Number(rank(one) > rank(other)) - Number(rank(one) < rank(other)) ||
      nameOf(one).localeCompare(nameOf(other)),
  );
};

/**
 * How the protection of these elders is now, by elder, in a fixed number of queries. Callers must
 * have checked access.
 */
export async function findProtection(
  { db, outbox }: Pick<Platform, 'db' | 'outbox'>,
  elders: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, KnownProtection>> {
  const requested = await findContacts(db, elders);
  const rows = Map.groupBy(await findAgreements(db, elders), ({ elderId }) => elderId);
  const people = [
    ...new Set([...requested.values()].flat().flatMap(({ person }) => person?.id ?? [])),
  ];
  const devices = await findDevices(db, people, now);
  const questions = await findDeliveries(
    db,
    [...rows.values()].flat().flatMap(({ noticeId }) => noticeId ?? []),
  );
  const urgent = await findLastUrgentMessages(db, elders, people);
  const works = await findWorkingChannels(db, outbox, now);
  const failing = await findRemindersFailing(db, elders, works, now);
  const contactOf = (elderId: string, each: AlertTarget): KnownContact => {
    const key = keyOf(each);
    const row = rows.get(elderId)?.find((one) => keyOfRow(one) === key);
    const question = questions.get(row?.noticeId ?? '');
    const { person } = each;
    const ways = waysTo(person, person !== null && devices.has(person.id));
    const last = later(urgent.get(person ? key : elderId + key), questionOf(row, question));
    return {
      key,
      target: each,
      relation: each.relation,
      ...statusOf(row, question, now),
      until: row ? agreedUntil(row) : null,
      unreached: whyUnreached({ ways, works }, last, row?.answeredAt ?? null),
      mayBeAsked: mayBeAsked(row, now),
      isNear: isNear(each),
    };
  };
  return new Map(
    elders.map((elderId) => {
      const contacts = inOrder(
        (requested.get(elderId) ?? []).map((each) => contactOf(elderId, each)),
      );
      const known = new Set(contacts.map(({ key }) => key));
      return [
        elderId,
        {
          contacts,
          reasons: reasonsFor({ contacts, remindersFail: failing.has(elderId) }),
          ended: (rows.get(elderId) ?? []).filter((row) => !known.has(keyOfRow(row))),
        },
      ];
    }),
  );
}
