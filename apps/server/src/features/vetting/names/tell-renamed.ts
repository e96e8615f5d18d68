import { dayInKigali } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeopleWithRole, type NameCard } from '../../accounts/accounts.public.ts';
import { notify, tell } from '../../notifications/notifications.public.ts';
import type { VettingRow } from '../vetting.repo.ts';
import { nameTexts as texts } from './name.messages.ts';

/** Tells the person what a new name means, and the coordinators that it is to be compared. */
export async function tellRenamed(
  platform: Platform,
  tx: Tx,
  {
    at,
    before,
    person,
    row: { id, role },
  }: {
    readonly before: string;
    readonly person: NameCard;
    readonly row: VettingRow;
    readonly at: Date;
  },
): Promise<void> {
  const values = { before, name: person.name };
  await tell(platform, tx, {
    // Also to who did it: a stranger on their device may have.
    by: null,
    personId: person.id,
    type: 'community',
    priority: 'high',
    title: texts.title,
    text: role === null ? texts.badge : texts[role],
    outside: role === null ? texts.badge : texts.outside,
    values,
    link: role === null ? links.badges : links.papers,
    at,
  });
  const coordinators = await findPeopleWithRole(tx, 'ADMIN');
  for (const coordinator of coordinators) {
    await notify(tx, {
      by: person.id,
      personId: coordinator,
      type: 'community',
      priority: 'medium',
      title: texts.coordinatorsTitle,
      text: texts.coordinators,
      values,
      link: links.adminToCheck,
      at,
      // The list shows the newest name; a name that goes to and fro rings once a day.
      dedupeKey: `name:${id}:${coordinator}:${dayInKigali(at)}`,
    });
  }
  tx.changed(['admin', 'notifications'], coordinators);
}
