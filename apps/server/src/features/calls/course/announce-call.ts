import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { addCallMessage, updateCallMessage } from '../../messages/messages.public.ts';
import { ringDevices, tellMany } from '../../notifications/notifications.public.ts';
import { callNews, ringTitles } from '../calls.messages.ts';
import { doctorOfCall } from '../view/doctor-of-call.ts';
import { presentCall } from '../view/present-call.ts';
import type { CallRow, CallWithPeople } from './calls.repo.ts';

/** A call before and after something happened; `before` is null when it has just begun. */
interface Moved {
  readonly before: CallWithPeople | null;
  readonly after: CallWithPeople;
}

/**
 * Tells everybody in a call what has changed, after the commit: their open screens, the devices that
 * ring, the conversation, and who has missed it.
 */
export async function announceCall(
  platform: Platform,
  tx: Tx,
  { after, before }: Moved,
): Promise<void> {
  const call = await presentCall(tx, after);
  const everybody = [...(before?.people ?? []), ...after.people].map(({ personId }) => personId);
  const people = [...new Set(everybody)];
  tx.emit('call', call, people);
  tx.changed('calls', people);
  if (!before) await ring(platform, tx, after, call);
  await noteCall(tx, { before, after });
  await notifyMissed(platform, tx, { before, after });
}

/** Shows everybody what others see of a device: a muted microphone, a picture. */
export async function showCall(tx: Tx, call: CallWithPeople): Promise<void> {
  const people = call.people.map(({ personId }) => personId);
  tx.emit('call', await presentCall(tx, call), people);
}

/** Has every device of those ring who are called. */
async function ring(
  platform: Platform,
  tx: Tx,
  { people, row }: CallWithPeople,
  call: Awaited<ReturnType<typeof presentCall>>,
): Promise<void> {
  if (row.endedAt) return;
  const ringing = people.filter(({ state }) => state === 'ringing').map(({ personId }) => personId);
  tx.emit('ring', call, ringing);
  await ringDevices(platform, tx, {
    people: ringing,
    title: row.kind === 'appointment' ? ringTitles.appointment : ringTitles.call,
    values: { name: await starterOf(tx, row) },
    link: links.call(row.id),
    until: row.ringsUntil,
  });
}

async function starterOf(tx: Tx, row: CallRow): Promise<string> {
  const { startedBy } = row;
  if (startedBy === null) return '';
  const doctor = await doctorOfCall(tx, row);
  if (doctor?.personId === startedBy) return doctor.name;
  return (await findPeople(tx, [startedBy])).get(startedBy)?.name ?? '';
}

/** From the first answer to the end, in seconds; null unless it was answered and has ended. */
export function secondsOf({ answeredAt, endedAt }: CallRow): number | null {
  if (!answeredAt || !endedAt) return null;
  return Math.max(0, Math.round((endedAt.getTime() - answeredAt.getTime()) / 1000));
}

/** Writes the call down in its conversation, when it begins and when it ends. */
async function noteCall(tx: Tx, { after, before }: Moved): Promise<void> {
  const { row } = after;
  const { conversationId, id, media, outcome, startedAt, startedBy } = row;
  if (conversationId === null) return;
  if (!before && startedBy !== null) {
    const at = startedAt;
    await addCallMessage(tx, { conversationId, callId: id, callerId: startedBy, media, at });
  }
  if (outcome && !before?.row.outcome) {
    await updateCallMessage(tx, id, { outcome, seconds: secondsOf(row) });
  }
}

/** Tells those who did not answer, or who were in another call. */
async function notifyMissed(platform: Platform, tx: Tx, { after, before }: Moved): Promise<void> {
  const { people, row } = after;
  const was = new Map(before?.people.map(({ personId, state }) => [personId, state]));
  const missed = people.filter(
    ({ personId, state }) =>
      (state === 'missed' && was.get(personId) !== 'missed') || (state === 'busy' && !before),
  );
  if (missed.length === 0) return;
  const name = await starterOf(tx, row);
  const isAppointment = row.bookingId !== null;
  const news = isAppointment ? callNews.waits : callNews.missed;
  const link = row.bookingId
    ? links.videoAppointment(row.bookingId)
    : links.conversation(row.conversationId ?? '');
  await tellMany(platform, tx, {
    by: row.startedBy,
    notices: missed.map(({ personId }) => ({
      personId,
      type: isAppointment ? ('appointment' as const) : ('family' as const),
      priority: 'medium' as const,
      title: news.title,
      text: news.text,
      ...(isAppointment ? { outside: callNews.waits.outside } : {}),
      values: { name },
      link,
      at: platform.clock.now(),
      dedupeKey: `call:${row.id}:${personId}`,
    })),
  });
  tx.changed(
    'notifications',
    missed.map(({ personId }) => personId),
  );
}
