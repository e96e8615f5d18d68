import type { BatchWork } from '../../../platform/due/due-work.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findReachables } from '../../accounts/accounts.public.ts';
import { gatherMs, quietUntil } from '../channels.ts';
import { findDevices } from '../tell.ts';
import type { Reader } from '../write-messages.ts';
import {
  type DueNotice,
  deleteHeld,
  findDueNotices,
  type HeldNotice,
  lockFirstDue,
  postponeHeld,
} from './held-notices.repo.ts';
import { writeDigest } from './write-digest.ts';

/**
 * Tells people together what waited for the end of their quiet hours, or for their hour of the day.
 * What was read or is over is left out; whoever rests now, because they chose other hours meanwhile,
 * is notified when these end.
 */
export const sendDigestsWork = (platform: Platform): BatchWork<HeldNotice> => ({
  id: 'notifications.send-digests',
  everySeconds: 5,
  batch: 50,
  take: lockFirstDue,
  async handle(tx, rows, now) {
    const ids = rows.map(({ personId }) => personId);
    // What is due in some minutes goes along: a burst is one message.
    const soon = new Date(now.getTime() + gatherMs);
    const due = Map.groupBy(await findDueNotices(tx, ids, soon), ({ personId }) => personId);
    const people = await findReachables(tx, ids);
    const devices = await findDevices(tx, ids, now);
    for (const [id, held] of due) {
      const person = people.get(id);
      const reader = person && { person, devices: devices.get(id) ?? [] };
      const rest = reader ? restOf(reader, held, now) : { until: now, waiting: [] };
      await postponeHeld(tx, rest.waiting, rest.until);
      const notified = held.filter((notice) => !rest.waiting.includes(notice.id));
      const open = notified.filter((notice) => isOpen(notice, now));
      if (reader && open.length > 0) await tx.tell(writeDigest(platform, reader, open));
      await deleteHeld(
        tx,
        notified.map((notice) => notice.id),
      );
    }
  },
});

const isOpen = ({ readAt, uselessAt }: DueNotice, now: Date) =>
  readAt === null && (uselessAt === null || uselessAt > now);

/** What waits longer because its reader rests, and until when; not what would then come too late. */
function restOf({ person }: Reader, held: readonly DueNotice[], now: Date) {
  const until = quietUntil(now, person.choice.quietHours, person.region.timeZone);
  if (!until) return { until: now, waiting: [] };
  const late = ({ uselessAt }: DueNotice) => uselessAt !== null && uselessAt <= until;
  return { until, waiting: held.filter((notice) => !late(notice)).map(({ id }) => id) };
}
