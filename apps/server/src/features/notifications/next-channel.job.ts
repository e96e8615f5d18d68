import type { Tx } from '../../platform/db/tx.ts';
import type { BatchWork } from '../../platform/due/due-work.ts';
import {
  findMessagesOf,
  isNotArriving,
  lockNotArriving,
  markPassedOn,
} from '../../platform/outbox/not-arriving.repo.ts';
import { type OutboxRow, stoppedByReader } from '../../platform/outbox/outbox.repo.ts';
import type { Platform } from '../../platform/platform.ts';
import { findReachables } from '../accounts/accounts.public.ts';
import { unreachedTexts } from './notifications.messages.ts';
import { findNotificationsById, type NotificationRow } from './notifications.repo.ts';
import { findDevices } from './tell.ts';
import { tellUnreached } from './tell-unreached.ts';
import { writeNext } from './write-next.ts';

/**
 * True when a notice has reached nobody and no message of it is on its way: no channel took it, and
 * its reader has neither read nor deleted it in the app. What came too late, was withdrawn since, or
 * was not wanted, is passed on to nobody.
 */
function reachedNobody(notice: NotificationRow, messages: readonly OutboxRow[], now: Date) {
  if (notice.readAt || !messages.every(isNotArriving)) return false;
  if (messages.some(({ uselessAt }) => uselessAt && uselessAt <= now)) return false;
  return messages.some(({ lastError }) => lastError !== stoppedByReader);
}

/**
 * Who is notified of what reached nobody is not notified of that again; and for a drill, or an all-clear,
 * nobody has to be called.
 */
const noNews: readonly string[] = [
  unreachedTexts.title.id,
  'checkins.title.clear',
  'emergency.title.drill',
  'emergency.title.drill-over',
];

const isNews = ({ titleId, type }: NotificationRow) =>
  type === 'emergency' && !noNews.includes(titleId);

async function passOn(platform: Platform, tx: Tx, ids: readonly string[], now: Date) {
  const messagesOf = await findMessagesOf(tx, ids);
  const notices = await findNotificationsById(tx, ids);
  const open = notices.filter((notice) =>
    reachedNobody(notice, messagesOf.get(notice.id) ?? [], now),
  );
  const personIds = [...new Set(open.map(({ personId }) => personId))];
  const people = await findReachables(tx, personIds);
  const devices = await findDevices(tx, personIds, now);
  const unreached: NotificationRow[] = [];
  for (const notice of open) {
    const person = people.get(notice.personId);
    if (!person) continue;
    const tried = messagesOf.get(notice.id) ?? [];
    const next = writeNext(platform, notice, person, devices.get(person.id) ?? [], tried);
    await tx.tell(next);
    if (next.length === 0 && isNews(notice)) unreached.push(notice);
  }
  await tellUnreached(platform, tx, unreached);
}

/**
 * What follows when an important notice does not arrive. One that was given up takes the next
 * channel that its reader has: devices, SMS, mail, whatever they chose, because what they chose does
 * not work. An urgent one was sent on every channel at once; when none of them took it, the
 * coordinators are told whom to call.
 */
export const nextChannelWork = (platform: Platform): BatchWork<OutboxRow> => ({
  id: 'notifications.next-channel',
  everySeconds: 5,
  batch: 100,
  take: lockNotArriving,
  async handle(tx, rows, now) {
    const ids = [...new Set(rows.map(({ noticeId }) => noticeId).filter((id) => id !== null))];
    await passOn(platform, tx, ids, now);
    await markPassedOn(
      tx,
      rows.map(({ id }) => id),
      now,
    );
  },
});
