import { links } from '@hafi/contract/core/links';
import type { Db } from '../../platform/db/database.ts';
import { findPeopleWithRole } from '../accounts/accounts.public.ts';
import { type Notice, notify } from '../notifications/notifications.public.ts';
import { contactNotices } from './support.messages.ts';
import type { MessageRow } from './support.repo.ts';

const priorities = { low: 'low', normal: 'medium', high: 'high', emergency: 'high' } as const;

/** Rings every coordinator's bell, in the caller's transaction. Answers whom it told. */
export async function tellCoordinators(tx: Db, row: MessageRow): Promise<string[]> {
  const coordinators = await findPeopleWithRole(tx, 'ADMIN');
  const priority = priorities[row.urgency];
  const notice: Omit<Notice, 'personId'> = {
    type: row.urgency === 'emergency' ? 'emergency' : 'community',
    priority,
    title: priority === 'high' ? contactNotices.urgentTitle : contactNotices.arrivedTitle,
    text: contactNotices.arrived,
    values: { name: row.name, reference: row.reference },
    link: links.adminMessage(row.id),
    at: row.createdAt,
  };
  for (const personId of coordinators) await notify(tx, { ...notice, personId });
  return coordinators;
}
