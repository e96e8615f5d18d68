import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../platform/db/tx.ts';
import { findPeopleWithRole } from '../accounts/accounts.public.ts';
import { type Notice, notify } from '../notifications/notifications.public.ts';
import { contactNotices } from './support.messages.ts';
import type { MessageRow } from './support.repo.ts';

const priorities = { low: 'low', normal: 'medium', high: 'high', emergency: 'high' } as const;

/** The longest beginning of a message without a subject, in letters. */
const longestBeginning = 60;

const beginningOf = (message: string): string => {
  const letters = [...message.trim()];
  const isFull = letters.length <= longestBeginning;
  return isFull ? letters.join('') : `${letters.slice(0, longestBeginning).join('')}…`;
};

/** Notifies every coordinator, in the caller's transaction. */
export async function tellCoordinators(tx: Tx, row: MessageRow): Promise<void> {
  const coordinators = await findPeopleWithRole(tx, 'ADMIN');
  const priority = priorities[row.urgency];
  const notice: Omit<Notice, 'personId'> = {
    type: row.urgency === 'emergency' ? 'emergency' : 'support',
    priority,
    title: priority === 'high' ? contactNotices.urgentTitle : contactNotices.arrivedTitle,
    text: contactNotices.arrivedAbout,
    values: { name: row.name, subject: row.subject ?? beginningOf(row.message) },
    link: links.adminMessage(row.id),
    at: row.createdAt,
  };
  for (const personId of coordinators) await notify(tx, { ...notice, personId, by: row.personId });
  tx.changed(['notifications', 'support'], coordinators);
}
