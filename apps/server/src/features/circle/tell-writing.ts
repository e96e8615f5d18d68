import type { AccessSubject } from '@hafi/contract/circle/circle-terms';
import type { Link } from '@hafi/contract/core/links';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPeople } from '../accounts/accounts.public.ts';
import { forgetActivity, recordActivity, tellMany } from '../notifications/notifications.public.ts';
import { logWriting } from './access-log/log-access.ts';
import { recordOutside, recordTitle, writingNews } from './circle.messages.ts';
import { type ElderAccess, permissionsOf } from './circle.policy.ts';
import { findMembers } from './members/members.repo.ts';
import { writtenLines } from './written.messages.ts';

/** What was written into an elder's health data. */
export type Writing = keyof typeof writingNews;

/** What each kind of writing is called in the access log. */
const subjects: Readonly<Record<Writing, AccessSubject>> = {
  allergyAdded: 'allergies-written',
  allergyChanged: 'allergies-changed',
  allergyWithdrawn: 'allergies-written',
  conditionAdded: 'conditions-written',
  conditionChanged: 'conditions-changed',
  conditionRemoved: 'conditions-written',
  medicineBegun: 'medications-written',
  medicineChanged: 'medications-written',
  medicineStopped: 'medications-written',
  noteSigned: 'notes-written',
  noteAmended: 'notes-written',
  alertClosed: 'alerts-written',
  oxygenScaleSet: 'oxygen-scale-changed',
  oxygenScaleEnded: 'oxygen-scale-changed',
  pressureTargetSet: 'pressure-target-changed',
  pressureTargetEnded: 'pressure-target-changed',
};

/** What changes how the elder is treated or watched from now on. */
const weighty: readonly Writing[] = [
  'allergyAdded',
  'allergyChanged',
  'allergyWithdrawn',
  'medicineBegun',
  'medicineStopped',
  'alertClosed',
  'oxygenScaleSet',
  'oxygenScaleEnded',
  'pressureTargetSet',
  'pressureTargetEnded',
];

/** What is taken back goes from the recent activity, and one line says that it was. */
const takesBack: readonly Writing[] = ['allergyWithdrawn', 'conditionRemoved'];

const kinds: Readonly<Partial<Record<Writing, 'alert' | 'medicine' | 'note'>>> = {
  alertClosed: 'alert',
  medicineBegun: 'medicine',
  medicineChanged: 'medicine',
  medicineStopped: 'medicine',
  noteSigned: 'note',
  noteAmended: 'note',
};

/** A writing, what it is about, and the page that shows it. */
interface Written {
  readonly writing: Writing;
  readonly link: Link;
  /** The id of what was written; undefined for what has none. */
  readonly ref: string | undefined;
}

async function recordWriting(
  tx: Tx,
  { elderId, personId }: ElderAccess,
  { at, ref, writing }: Pick<Written, 'ref' | 'writing'> & { readonly at: Date },
): Promise<void> {
  const kind = kinds[writing] ?? 'record';
  if (ref && takesBack.includes(writing)) await forgetActivity(tx, { about: elderId, kind, ref });
  await recordActivity(tx, {
    about: elderId,
    by: personId,
    kind,
    text: writtenLines[writing],
    ...(ref ? { ref } : {}),
    at,
  });
}

/**
 * Tells the elder and everybody in the circle who reads the health that somebody wrote, and adds it
 * to the elder's access log; in the transaction that writes. The notice names neither medicine nor
 * illness: it may still be read when the right to read has ended.
 */
export async function tellWriting(
  platform: Platform,
  tx: Tx,
  access: ElderAccess,
  { link, ref, writing }: Written,
): Promise<void> {
  await logWriting(platform, tx, access, subjects[writing]);
  await recordWriting(tx, access, { ref, writing, at: platform.clock.now() });
  await tellReaders(platform, tx, {
    ...access,
    link,
    text: writingNews[writing],
    priority: weighty.includes(writing) ? 'medium' : 'low',
  });
}

/** Something about a record that the elder and the readers of the health are notified. */
interface RecordNews extends Pick<ElderAccess, 'elderId' | 'personId'> {
  readonly text: { readonly id: string };
  readonly priority: 'low' | 'medium' | 'high';
  readonly link: Link;
}

/** Tells the elder and everybody in the circle who reads the health, except whom it names. */
export async function tellReaders(
  platform: Platform,
  tx: Tx,
  { elderId, link, personId, priority, text }: RecordNews,
): Promise<void> {
  const members = await findMembers(tx, elderId);
  const readers = members
    .filter(({ decidesAs, permissions }) =>
      permissionsOf(permissions, decidesAs).includes('health:read'),
    )
    .map((member) => member.personId);
  const people = await findPeople(tx, [elderId, personId]);
  const values = {
    person: people.get(personId)?.name ?? '—',
    elder: people.get(elderId)?.name ?? '—',
  };
  const notified = [...new Set([elderId, ...readers])].filter((id) => id !== personId);
  await tellMany(platform, tx, {
    by: personId,
    notices: notified.map((id) => ({
      personId: id,
      type: 'health' as const,
      priority,
      title: recordTitle,
      text,
      outside: recordOutside,
      noSms: true,
      ...(priority === 'high' ? {} : { gathers: true as const }),
      values,
      link,
      at: platform.clock.now(),
    })),
  });
  tx.changed('notifications', notified);
}
