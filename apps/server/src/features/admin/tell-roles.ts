import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { tell } from '../notifications/notifications.public.ts';
import type { Fallen } from '../vetting/vetting.public.ts';
import { roleTexts as texts } from './admin.messages.ts';

/** Tells somebody that a coordinator has changed what their account is for, why, and what fell. */
export async function tellRoles(
  platform: Platform,
  tx: Tx,
  news: {
    readonly by: string;
    readonly personId: string;
    readonly words: string;
    readonly fallen: Fallen | null;
  },
): Promise<void> {
  const { by, fallen, personId, words } = news;
  const { appointments = 0, careVisits = 0, help = 0 } = fallen ?? {};
  await tell(platform, tx, {
    by,
    personId,
    type: 'community',
    priority: 'high',
    title: texts.title,
    text: appointments + careVisits + help > 0 ? texts.changedWith : texts.changed,
    outside: texts.outside,
    values: {
      words,
      appointments: String(appointments),
      careVisits: String(careVisits),
      help: String(help),
    },
    link: links.profile,
    at: platform.clock.now(),
  });
}
