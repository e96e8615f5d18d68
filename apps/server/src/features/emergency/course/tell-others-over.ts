import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import { withdrawMessages } from '../../../platform/outbox/end-messages.repo.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeopleWithRole } from '../../accounts/accounts.public.ts';
import { findNoticesByKey, tellMany } from '../../notifications/notifications.public.ts';
import { findElders } from './elders.ts';
import type { EmergencyRow } from './emergencies.repo.ts';
import { keysInVain } from './notify-unanswered.ts';
import type { ResponderRow } from './responders.repo.ts';
import { stuckKey } from './tell-stuck.ts';
import { unreachedKey } from './tell-unreached-contacts.job.ts';
import { type Over, writeOver } from './write-call.ts';

/** How a call ended, by whom, and who was asked in it. */
interface End {
  readonly as: Over;
  readonly place?: string | null;
  /** It was stopped before it fired: coordinators see no page of it. */
  readonly isStopped?: true;
  readonly by: string | null;
  readonly targets: readonly ResponderRow[];
}

/**
 * What was told beside the levels of a call (to the coordinators that it stood still, whom no message
 * reaches or that nobody has come; to who called that help does not come) never arrives after its end:
 * it would send people off for what is over. Coordinators who were alerted by it, without having been
 * asked, hear the end as everybody does. Returns who they are.
 */
export async function tellOthersOver(
  platform: Platform,
  tx: Tx,
  row: EmergencyRow,
  { as, targets: requested, by, isStopped, place }: End,
): Promise<readonly string[]> {
  const now = platform.clock.now();
  const { elderId, id, startedBy } = row;
  const coordinators = await findPeopleWithRole(tx, 'ADMIN');
  const callers = [elderId, startedBy].flatMap((person) => person ?? []);
  const notices = await findNoticesByKey(tx, [
    ...(await keysInVain(tx, id, [...callers, ...coordinators])),
    ...coordinators.flatMap((personId) => [
      stuckKey(id, personId),
      ...requested.map((each) => unreachedKey(each.id, personId)),
    ]),
  ]);
  if (notices.length === 0) return [];
  await withdrawMessages(
    tx,
    notices.map((notice) => notice.id),
    now,
  );
  const known = new Set([...callers, ...requested.flatMap(({ personId }) => personId ?? [])]);
  const alerted = new Set(notices.map(({ personId }) => personId));
  const people = [...alerted].filter((personId) => !known.has(personId));
  const elder = (await findElders(tx, [elderId])).get(elderId);
  const about = { emergency: row, elder, now };
  await tellMany(platform, tx, {
    by,
    notices: people.map((personId) => {
      const notice = writeOver(about, personId, { as, place });
      return isStopped ? Object.assign(notice, { link: links.adminEmergencies }) : notice;
    }),
  });
  return people;
}
