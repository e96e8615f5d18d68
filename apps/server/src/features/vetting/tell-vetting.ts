import { links } from '@hafi/contract/core/links';
import type { VettedRole } from '@hafi/contract/vetting/vetting-terms';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople, findPeopleWithRole } from '../accounts/accounts.public.ts';
import { notify, tell } from '../notifications/notifications.public.ts';
import { badgeTexts } from './badges/badge.messages.ts';
import { nameTexts } from './names/name.messages.ts';
import type { Fallen } from './promises/read-promises.ts';
import {
  confirmedTexts,
  decisionTexts,
  outside,
  titles,
  waitingNotice,
} from './vetting.messages.ts';
import type { VettingRow } from './vetting.repo.ts';

type VettingNews = 'asked' | 'confirmed' | 'refused' | 'ended';

/** Notifies every coordinator that somebody waits. */
export async function tellWaiting(tx: Tx, { personId }: VettingRow, at: Date): Promise<void> {
  const coordinators = await findPeopleWithRole(tx, 'ADMIN');
  const name = (await findPeople(tx, [personId])).get(personId)?.name ?? '—';
  for (const coordinator of coordinators) {
    await notify(tx, {
      ...waitingNotice,
      by: personId,
      personId: coordinator,
      type: 'community',
      priority: 'medium',
      values: { name },
      link: links.adminToCheck,
      at,
    });
  }
  tx.changed(['admin', 'notifications'], coordinators);
  tx.changed('vetting', [personId]);
}

const wordsOf = (role: VettedRole, outcome: VettingNews) => ({
  title: titles[outcome],
  text: outcome === 'confirmed' ? confirmedTexts[role] : decisionTexts[outcome],
  outside: outcome === 'confirmed' ? confirmedTexts[role] : outside[outcome],
});

const wordsOfBadge = {
  asked: { title: titles.asked, text: badgeTexts.asked, outside: outside.asked },
  confirmed: { title: badgeTexts.confirmedTitle, text: badgeTexts.confirmed },
  refused: {
    title: badgeTexts.refusedTitle,
    text: badgeTexts.refused,
    outside: badgeTexts.refusedOutside,
  },
  ended: {
    title: badgeTexts.stoppedTitle,
    text: badgeTexts.stopped,
    outside: badgeTexts.stoppedOutside,
  },
} as const;

/** Notifies the person of a decision, with the coordinator's words. */
export async function tellDecision(
  platform: Platform,
  tx: Tx,
  {
    aboutName,
    by,
    fallen,
    row: { personId, role },
  }: {
    readonly by: string;
    readonly row: VettingRow;
    readonly aboutName: boolean;
    /** How much of what they had promised falls with it. */
    readonly fallen: Fallen | null;
  },
  outcome: VettingNews,
  text: string | null,
): Promise<void> {
  await tell(platform, tx, {
    by,
    personId,
    type: 'community',
    priority: 'high',
    ...(aboutName && outcome === 'confirmed'
      ? {
          title: nameTexts.comparedTitle,
          text: role ? nameTexts.compared : nameTexts.comparedBadge,
        }
      : role === null
        ? wordsOfBadge[outcome]
        : wordsOf(role, outcome)),
    ...(fallen && Object.values(fallen).some((count) => count > 0)
      ? { text: outcome === 'refused' ? decisionTexts.refusedWith : decisionTexts.endedWith }
      : {}),
    values: {
      words: text ?? '',
      appointments: String(fallen?.appointments ?? 0),
      careVisits: String(fallen?.careVisits ?? 0),
      help: String(fallen?.help ?? 0),
    },
    link: role === null ? links.badges : links.papers,
    at: platform.clock.now(),
  });
  tx.changed(['admin', 'notifications'], await findPeopleWithRole(tx, 'ADMIN'));
}
