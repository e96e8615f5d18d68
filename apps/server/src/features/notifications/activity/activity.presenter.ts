import { type Link, links } from '@hafi/contract/core/links';
import type { ActivityKind, activity } from '@hafi/contract/notifications/notifications.contract';
import type * as z from 'zod/mini';
import type { Reader } from '../notifications.presenter.ts';
import { writeValues } from '../write-values.ts';
import type { ActivityRow } from './activity.repo.ts';

type Line = z.output<typeof activity>;

/** What is known of the people in some lines. */
export interface LineContext {
  readonly readerId: string;
  /** The elders whom the reader may deal with now, by id. */
  readonly elders: ReadonlyMap<string, { readonly id: string; readonly name: string }>;
  readonly actors: ReadonlyMap<string, { readonly firstName: string; readonly name: string }>;
}

/** Texts that speak to whoever did it. */
const toActor: Readonly<Record<string, string>> = {
  'volunteering.activity.accepted': 'volunteering.activity.promised',
  'volunteering.activity.done': 'volunteering.activity.helped',
};

/** Where a reader sees what a line is about. */
function linkOf({ actorKeeps, kind, personId, ref }: ActivityRow, context: LineContext) {
  const isOwn = personId === context.readerId;
  if (!isOwn && !context.elders.has(personId)) return actorKeeps ? links.volunteerDashboard : null;
  const pages: Partial<Record<ActivityKind, () => Link | null>> = {
    'check-in': () => (isOwn ? links.dashboard : links.vitals(personId)),
    reading: () => links.vitals(personId),
    dose: () => (isOwn ? links.ownMedications : links.medications(personId)),
    medicine: () => (isOwn ? links.ownMedications : links.medications(personId)),
    alert: () => (ref ? links.alert(ref, personId) : null),
    'home-visit': () => links.careVisits(personId),
    appointment: () => {
      if (!ref) return null;
      return isOwn ? links.bookingDetails(ref) : links.bookingFor(ref, personId);
    },
    payment: () => (ref ? links.receipt(ref) : null),
    help: () => (isOwn ? links.volunteering : links.volunteeringFor(personId)),
    note: () => links.record(personId),
    record: () => links.record(personId),
    document: () => links.documents(personId),
    decision: () => (isOwn ? links.circle : links.circleOf(personId)),
    circle: () => (isOwn ? links.circle : links.circleOf(personId)),
  };
  return (kind && pages[kind]?.()) ?? null;
}

/** Who did it, unless the text says so or it is whom the line names already. */
function actorOf({ actorId, kind, personId }: ActivityRow, text: string, context: LineContext) {
  const { actors, readerId } = context;
  if (!actorId || actorId === personId) return null;
  const actor = actors.get(actorId);
  if (!actor) return null;
  // A volunteer is known by the first name only.
  const name = kind === 'help' ? actor.firstName : actor.name;
  if (actorId === readerId) return { name, isSelf: true };
  return text.includes(name) ? null : { name, isSelf: false };
}

/** A line for its reader. */
export function presentActivity(
  row: ActivityRow,
  { locale, region, translate }: Reader,
  context: LineContext,
): Line {
  const values = writeValues(row.values, locale, region);
  const isActor = row.actorId === context.readerId;
  const textId = (isActor && toActor[row.textId]) || row.textId;
  const text = translate(locale, textId, values);
  const elder = row.personId === context.readerId ? undefined : context.elders.get(row.personId);
  return {
    id: row.id,
    kind: row.kind ?? 'other',
    text,
    timestamp: row.at.toISOString(),
    elder: elder ? { id: elder.id, name: elder.name } : null,
    actor: textId === row.textId ? actorOf(row, text, context) : null,
    link: linkOf(row, context),
  };
}
