import { dayInKigali } from '@hafi/base/kigali-time';
import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople, type PhoneSignIns } from '../../accounts/accounts.public.ts';
import { tellMany } from '../../notifications/notifications.public.ts';
import type { CirclePlatform } from '../let-go.ts';
import { findMembers, type MemberRow } from '../members/members.repo.ts';
import { keptNews, newPhoneNews } from './hand-over.messages.ts';
import { elderTakesOver } from './hand-over.ts';
import { concerned } from './who-is-concerned.ts';

/** The part of this feature in a sign-in by the code of an SMS. */
export type CirclePhoneSignIns = Omit<PhoneSignIns, 'onPinLocked'>;

const isManager = ({ decidesAs }: MemberRow) => decidesAs === 'manager';

interface Notified {
  readonly elderId: string;
  readonly to: readonly string[];
  readonly news: typeof keptNews | typeof newPhoneNews;
  /** Tells each only once by this. */
  readonly once?: string;
}

async function tellOf(platform: Platform, tx: Tx, { elderId, news, once, to }: Notified) {
  const elder = (await findPeople(tx, [elderId])).get(elderId)?.firstName ?? '';
  const notices = to.map((personId) => ({
    personId,
    type: 'family' as const,
    priority: 'high' as const,
    isSecurity: true as const,
    title: news.title,
    text: personId === elderId ? newPhoneNews.toElder : news.toCircle,
    outside: news.outside,
    values: { elder },
    at: platform.clock.now(),
    link: personId === elderId ? links.circle : links.circleOf(elderId),
    ...(once ? { dedupeKey: `${once}:${personId}` } : {}),
  }));
  await tellMany(platform, tx, { by: null, notices });
  tx.changed('notifications', to);
}

/** What the circle has to do with a sign-in by the code of an SMS. */
export const phoneSignIns = (platform: CirclePlatform): CirclePhoneSignIns => ({
  isKept: async (db, elderId) => (await findMembers(db, elderId)).some(isManager),
  onOwnPhone: elderTakesOver(platform),
  async onKept(tx, elderId) {
    const managers = (await findMembers(tx, elderId)).filter(isManager);
    const to = managers.map(({ personId }) => personId);
    const once = `kept-sign-in:${elderId}:${dayInKigali(platform.clock.now())}`;
    await tellOf(platform, tx, { elderId, to, news: keptNews, once });
  },
  async onNewPhone(tx, elderId) {
    const others = concerned(await findMembers(tx, elderId)).map(({ personId }) => personId);
    await tellOf(platform, tx, { elderId, to: [elderId, ...others], news: newPhoneNews });
  },
});
