import type { Db } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/tx.ts';
import type { QueuedMessage } from '../../platform/outbox/transport.ts';
import { findLivingSessions, findReachables, type Reachable } from '../accounts/accounts.public.ts';
import { chooseWay, type Way } from './channels.ts';
import { type HeldNotice, insertHeld } from './digests/held-notices.repo.ts';
import { type Actor, type Notice, withoutActor } from './notice.ts';
import { insertNotifications } from './notifications.repo.ts';
import type { OutgoingNotice } from './outgoing-notice.ts';
import { findSubscriptionsOf } from './push-subscriptions.repo.ts';
import {
  mayNameByMail,
  type OutsideWords,
  outsideWords,
  reachOf,
  type Teller,
  writeMessages,
} from './write-messages.ts';

/** Adds a notification to a person's list, in the caller's transaction, unless they act themselves. */
export async function notify(tx: Tx, { by, ...notice }: Actor & Notice): Promise<void> {
  await insertNotifications(tx, withoutActor(by, [notice]));
}

/** As {@link notify}, many in one statement. */
export async function notifyMany(
  tx: Tx,
  { by, notices }: Actor & { readonly notices: readonly Notice[] },
): Promise<void> {
  await insertNotifications(tx, withoutActor(by, notices));
}

/**
 * Notifies a person in their own language, in the caller's transaction, unless they act themselves:
 * in the app, and on the
 * channels that they chose, after their quiet hours unless it is an emergency. `outside` replaces
 * the text in mail and SMS, where others may read it: nothing about health, and no name of a patient
 * unless they agreed that this person is notified. A
 * push shows only the title. A number that was never proved gets emergencies only.
 */
export async function tell(
  platform: Teller,
  tx: Tx,
  { by, ...notice }: Actor & OutgoingNotice,
): Promise<void> {
  await tellMany(platform, tx, { by, notices: [notice] });
}

/** Notices per statement: more would exceed the limit of query parameters. */
const chunk = 1000;

/** Notices of one act. */
interface Tellings extends Actor {
  readonly notices: readonly OutgoingNotice[];
  /** People who are not queried again. */
  readonly known?: ReadonlyMap<string, Reachable>;
}

/**
 * Notifies many people as {@link tell} does one, in a fixed number of statements. Returns the id of
 * each notice that was written, by person; of several to one person the last.
 */
export async function tellMany(
  platform: Teller,
  tx: Tx,
  tellings: Tellings,
): Promise<ReadonlyMap<string, string>> {
  const written = await tellEach(platform, tx, tellings);
  return new Map([...written].map(([{ personId }, id]) => [personId, id]));
}

/** As {@link tellMany}; returns the id of each notice that was written, by notice. */
export async function tellEach(
  platform: Teller,
  tx: Tx,
  { by, known = new Map(), notices: all }: Tellings,
): Promise<ReadonlyMap<OutgoingNotice, string>> {
  const notices = withoutActor(by, all);
  const ids = new Map<OutgoingNotice, string>();
  for (let from = 0; from < notices.length; from += chunk) {
    const some = notices.slice(from, from + chunk);
    const written = await tellSome(platform, tx, some, known);
    for (const [at, notice] of some.entries()) ids.set(notice, written[at] ?? '');
  }
  return ids;
}

async function tellSome(
  platform: Teller,
  tx: Tx,
  notices: readonly OutgoingNotice[],
  known: ReadonlyMap<string, Reachable>,
): Promise<string[]> {
  const now = platform.clock.now();
  const stored = await insertNotifications(tx, notices);
  const ids = [...new Set(notices.map(({ personId }) => personId))];
  const unknown = await findReachables(
    tx,
    ids.filter((id) => !known.has(id)),
  );
  const devices = await findDevices(tx, ids, now);
  const held: HeldNotice[] = [];
  const messages: QueuedMessage[] = [];
  for (const [at, notice] of notices.entries()) {
    const person = known.get(notice.personId) ?? unknown.get(notice.personId);
    const { id = '', isNew = false } = stored[at] ?? {};
    // What is not important was notified, or waits to be notified, when its key came first.
    if (!person || (!isNew && !isPursued(notice))) continue;
    const reader = { person, devices: devices.get(person.id) ?? [] };
    const way = chooseWay(reachOf(reader, notice.type), notice, now);
    const words = outsideWords(platform, notice, reader);
    if (way.holdUntil && (way.email || way.push || way.sms)) {
      held.push(heldNotice(id, notice, words, way.holdUntil));
    }
    const { dedupeKey, goesBefore, isSecurity, smsKey, type, uselessAt } = notice;
    const attachment = mayNameByMail(notice, person) ? notice.attachment : undefined;
    const delivery = {
      attachment,
      dedupeKey,
      goesBefore,
      isSecurity,
      smsKey,
      type,
      uselessAt,
      way: way.holdUntil ? fileAlone(way, attachment) : way,
    };
    const written = writeMessages(platform, words, reader, delivery);
    // What matters less is not pursued when it does not arrive.
    const pursued = notice.priority === 'high' ? { noticeId: id } : {};
    messages.push(...written.map((message) => Object.assign(message, pursued)));
  }
  await insertHeld(tx, held);
  await tx.tell(messages);
  return stored.map(({ id }) => id);
}

/**
 * What is sent by itself of a notice that is held: the mail with its file, to who wants mail. It waits as
 * long, and by its key what is told then sends it no second time.
 */
const fileAlone = ({ email, holdUntil }: Way, attachment: OutgoingNotice['attachment']): Way => ({
  email: email && attachment !== undefined,
  push: false,
  sms: false,
  sendAfter: holdUntil,
  holdUntil: null,
});

const isPursued = ({ priority, type }: OutgoingNotice) =>
  priority === 'high' || type === 'emergency';

const heldNotice = (
  id: string,
  { noSms, personId, smsKey, uselessAt }: OutgoingNotice,
  { mail, sms }: OutsideWords,
  dueAt: Date,
): HeldNotice => ({
  id,
  personId,
  dueAt,
  uselessAt: uselessAt ?? null,
  smsKey: smsKey ?? null,
  mail,
  sms: noSms ? '' : sms,
});

/** The push devices of valid sessions, by person. */
export async function findDevices(db: Db, personIds: readonly string[], now: Date) {
  const devices = await findSubscriptionsOf(db, personIds);
  const sessionIds = devices.map(({ sessionId }) => sessionId);
  const living = await findLivingSessions(db, sessionIds, now);
  return Map.groupBy(
    devices.filter(({ sessionId }) => living.has(sessionId)),
    ({ personId }) => personId,
  );
}
