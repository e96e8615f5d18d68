import { links } from '@hafi/contract/core/links';
import { supportContact } from '@hafi/contract/support/network';
import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import {
  forgetActivity,
  type NoticeValues,
  type OutgoingNotice,
  recordActivity,
  takeBackActivity,
  tellMany,
} from '../notifications/notifications.public.ts';
import { elderSide } from './kept-elders.ts';
import {
  activities,
  forCircle,
  forElder,
  forVolunteer,
  givenBackWhy,
  helpAt,
  helpOn,
  titles,
} from './volunteering.messages.ts';
import { findUnderWay, type HelpRequestRow } from './volunteering.repo.ts';

type News =
  | 'accepted'
  | 'givenBack'
  | 'notConfirmed'
  | 'declined'
  | 'saidDone'
  | 'lapsed'
  | 'unconfirmed'
  | 'forgotten'
  | 'renamed'
  | 'died';
type Outcome = 'cancelled' | 'done' | 'closed';

/** A change of a request that people are notified about. */
export type RequestEvent = 'asked' | News | Outcome;

interface Happened {
  readonly row: HelpRequestRow;
  readonly event: RequestEvent;
  /** Who caused it and need not be notified; null when time did. */
  readonly by: string | null;
  /** The volunteer, even when the row no longer names them. */
  readonly volunteerId?: string | null;
  /** The name of the volunteer that was compared with the papers, where they have another now. */
  readonly before?: string;
  /** Why the volunteer gives it back, where they say so. */
  readonly reason?: string | undefined;
}

/** The texts that name the help by its day alone. */
const dayAlone: ReadonlySet<RequestEvent> = new Set(['unconfirmed', 'forgotten', 'renamed']);

/** What nobody has to hear at once. */
const quiet: ReadonlySet<RequestEvent> = new Set(['saidDone', 'unconfirmed', 'forgotten']);

const isNews = (event: RequestEvent): event is News => event in forCircle;

async function valuesOf(db: Db, happened: Happened): Promise<NoticeValues> {
  const { before, event, reason, row, volunteerId } = happened;
  const helperId = volunteerId ?? row.takenBy;
  const ids = [row.elderId, row.askedBy, ...(helperId ? [helperId] : [])];
  const people = await findPeople(db, [...new Set(ids)]);
  const startsAt = row.startsAt.toISOString();
  const day = { date: startsAt };
  return {
    elder: people.get(row.elderId)?.firstName ?? '—',
    helper: people.get(row.askedBy)?.name ?? '—',
    volunteer: (helperId && people.get(helperId)?.firstName) || '—',
    ...(before ? { before } : {}),
    ...(reason ? { reason } : {}),
    date: dayAlone.has(event) ? day : { textId: helpOn[row.kind].id, values: { date: day } },
    time:
      row.time === null
        ? { textId: helpAt[row.part].id }
        : { textId: helpAt.time.id, values: { time: { time: startsAt } } },
    phone: supportContact.phone,
  };
}

/** The notice to the volunteer that it is over for them. */
function toVolunteer(
  happened: Happened,
  event: Outcome | 'declined' | 'died',
): Omit<OutgoingNotice, 'values' | 'at'>[] {
  const personId = happened.row.takenBy ?? happened.volunteerId;
  if (!personId) return [];
  const over = event === 'cancelled' || event === 'declined' || event === 'died';
  return [
    {
      personId,
      type: 'community',
      priority: over ? 'high' : 'low',
      title: over ? titles.cancelled : titles.done,
      text: forVolunteer[event],
      link: links.volunteerDashboard,
    },
  ];
}

/** What somebody of the elder's side reads. */
function wordsFor(reader: 'elder' | 'circle', event: News, { reason }: Happened) {
  const text = (reader === 'elder' ? forElder : forCircle)[event];
  if (event !== 'givenBack' || !reason) return { text };
  return { text: givenBackWhy[reader], outside: text };
}

/** The notices for each person concerned. */
async function noticesOf(
  platform: Platform,
  db: Db,
  happened: Happened,
  values: NoticeValues,
): Promise<OutgoingNotice[]> {
  const { event, row } = happened;
  const common = { type: 'community' as const, values, at: platform.clock.now() };
  if (event === 'asked') {
    const words = { title: titles.asked, text: forElder.asked };
    const link = links.volunteering;
    return [{ ...common, ...words, personId: row.elderId, priority: 'medium', link }];
  }
  if (!isNews(event)) {
    return toVolunteer(happened, event).map((notice) => ({ ...notice, ...common }));
  }
  const title = titles[event];
  const priority = quiet.has(event) ? ('medium' as const) : ('high' as const);
  const left = [happened.volunteerId ?? row.takenBy];
  const side = (await elderSide(db, row.elderId)).filter((personId) => !left.includes(personId));
  const notices = side.map((personId) => ({
    ...common,
    ...wordsFor(personId === row.elderId ? 'elder' : 'circle', event, happened),
    title,
    personId,
    priority,
    link: links.volunteeringFor(row.elderId),
  }));
  if (event !== 'declined' && event !== 'died') return notices;
  const declined = toVolunteer(happened, event).map((notice) => ({ ...notice, ...common }));
  return [...notices, ...declined];
}

/** Notifies everybody concerned except who caused it, in the caller's transaction. */
export async function tellRequest(platform: Platform, tx: Tx, happened: Happened): Promise<void> {
  const { by } = happened;
  const at = platform.clock.now();
  const values = await valuesOf(tx, happened);
  const notices = await noticesOf(platform, tx, happened, values);
  await tellMany(platform, tx, { by, notices });
  await recordHelp(tx, happened, values, at);
}

/** What was promised and is not kept goes from the activity, and what was asked and is not wanted. */
const takesBack: ReadonlySet<RequestEvent> = new Set(['givenBack', 'notConfirmed', 'declined']);

async function recordHelp(
  tx: Tx,
  { by, event, row }: Happened,
  values: NoticeValues,
  at: Date,
): Promise<void> {
  const promise = `help-accepted:${row.id}`;
  const common = { about: row.elderId, kind: 'help', values, ref: row.id, at } as const;
  if (event === 'cancelled' || event === 'died') await forgetActivity(tx, common);
  if (takesBack.has(event)) await takeBackActivity(tx, promise);
  if (event === 'asked') await recordActivity(tx, { ...common, by, text: activities.asked });
  if (!row.takenBy) return;
  const own = { ...common, by: row.takenBy, actorKeeps: true } as const;
  if (event === 'accepted') {
    await recordActivity(tx, { ...own, text: activities.accepted, key: promise });
  }
  if (event === 'done' || event === 'closed') {
    await recordActivity(tx, { ...own, text: activities.done });
  }
}

/**
 * Tells the elders to whom a volunteer has promised to come that the volunteer has another name than
 * `before`, which was compared with the papers. What is promised stands.
 */
export const tellVolunteerRenamed =
  (platform: Platform) =>
  async (tx: Tx, { before, personId }: { before: string; personId: string }): Promise<void> => {
    for (const row of await findUnderWay(tx, personId)) {
      if (row.takenBy !== personId) continue;
      await tellRequest(platform, tx, { row, event: 'renamed', by: personId, before });
    }
  };
