import { type Link, links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeopleWithRole } from '../../accounts/accounts.public.ts';
import { type CirclePeople, findCircle } from '../../circle/circle.public.ts';
import { findAlertPeople } from '../alert-people.repo.ts';
import type { AlertRow } from '../alerts.repo.ts';
import { announceReading } from '../tell-alert.ts';

/** Somebody who was notified of an alert, and may still know of it. */
export interface KnowsOf {
  readonly personId: string;
  readonly link: Link;
  /** Mail and SMS to them may name the elder. */
  readonly named: boolean;
}

/** Who was notified of an alert and may still know of it, the elder among them, with where they see it. */
export async function peopleNotified(
  tx: Tx,
  { elderId, id }: AlertRow,
  circle: CirclePeople,
): Promise<KnowsOf[]> {
  const notified = (await findAlertPeople(tx, [id])).filter(({ toldAt }) => toldAt !== null);
  const members = new Set(circle.with('alerts:receive', 'health:read'));
  const doctors = new Set([...circle.doctors, ...(await findPeopleWithRole(tx, 'DOCTOR'))]);
  const coordinators = new Set(await findPeopleWithRole(tx, 'ADMIN'));
  const all = new Set([...members, ...circle.doctors, ...notified.map(({ personId }) => personId)]);
  return [...all].flatMap((personId): KnowsOf[] => {
    const person = circle.people.get(personId);
    if (members.has(personId) || circle.doctors.includes(personId)) {
      const isProved = !person?.phoneNumber || person.phoneProved;
      return [
        { personId, link: links.alert(id, elderId), named: members.has(personId) && isProved },
      ];
    }
    if (coordinators.has(personId)) return [{ personId, link: links.admin, named: false }];
    if (doctors.has(personId)) return [{ personId, link: links.doctorDashboard, named: false }];
    return [];
  });
}

/** The people around an alert's elder, after whose screens and the coordinators' are refetched. */
export async function announceTaking(
  { clock }: Pick<Platform, 'clock'>,
  tx: Tx,
  { elderId, level }: AlertRow,
): Promise<CirclePeople> {
  const circle = await findCircle(tx, elderId, clock.now());
  announceReading(tx, circle);
  if (level === 'urgent') tx.changed('alerts', await findPeopleWithRole(tx, 'ADMIN'));
  return circle;
}
