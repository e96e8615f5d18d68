import { dayInMs } from '@hafi/base/time';
import type { Tx } from '../../../platform/db/tx.ts';
import { findSmsStops } from '../../../platform/outbox/sms/sms-stops.repo.ts';
import { findReachables } from '../../accounts/accounts.public.ts';
import { findAgreements } from '../protection/agreements.repo.ts';
import type { EmergencyRow } from './emergencies.repo.ts';
import { countCalled } from './responders.repo.ts';
import type { AlertTarget } from './whom-to-ask.ts';

/** How often in a day a number that has not agreed is asked, and how often one such elder asks any. */
const mostADay = 4;

/**
 * Takes out the numbers without an account that must not be asked once more: the elder has proved
 * neither a number nor an address, so that anybody may be who presses and whoever was named a
 * stranger; and the number has said no or STOP, or was asked several times today. Whoever has agreed is
 * always asked, and so is everybody else.
 */
export async function spareStrangers(
  tx: Tx,
  calls: readonly Pick<EmergencyRow, 'elderId' | 'id'>[],
  targets: ReadonlyMap<string, readonly AlertTarget[]>,
  now: Date,
): Promise<ReadonlyMap<string, readonly AlertTarget[]>> {
  const outside = calls.flatMap(({ elderId, id }) =>
    (targets.get(id) ?? []).flatMap(({ contact }) =>
      contact ? { elderId, id, phone: contact.phone } : [],
    ),
  );
  if (outside.length === 0) return targets;
  const people = await findReachables(tx, [...new Set(outside.map(({ elderId }) => elderId))]);
  const unproved = outside.filter(({ elderId }) => {
    const elder = people.get(elderId);
    return !elder?.phoneProved && !elder?.emailProved;
  });
  if (unproved.length === 0) return targets;
  const elders = [...new Set(unproved.map(({ elderId }) => elderId))];
  const phones = [...new Set(unproved.map(({ phone }) => phone))];
  const agreements = await findAgreements(tx, elders);
  const stopped = await findSmsStops(tx, phones);
  const since = new Date(now.getTime() - dayInMs);
  const count = await countCalled(tx, { elders, phones, since });
  const spared = unproved.filter(({ elderId, phone }) => {
    const said = agreements.find((row) => row.elderId === elderId && row.phone === phone);
    if (said?.agrees) return false;
    if (said?.agrees === false || stopped.has(phone)) return true;
    return (count.get(elderId) ?? 0) >= mostADay || (count.get(phone) ?? 0) >= mostADay;
  });
  const isSpared = (call: string, phone: string | undefined) =>
    spared.some((each) => each.id === call && each.phone === phone);
  return new Map(
    [...targets].map(([call, all]) => [
      call,
      all.filter(({ contact }) => !isSpared(call, contact?.phone)),
    ]),
  );
}
