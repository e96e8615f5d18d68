import type { CareEntry } from '@hafi/contract/caregivers/care.schemas';
import { logCareVisit } from '@hafi/contract/caregivers/caregivers.contract';
import { addCheckIn } from '@hafi/contract/checkins/checkins.contract';
import {
  cancelEmergency,
  resolveEmergency,
  startEmergency,
} from '@hafi/contract/emergency/emergencies.contract';
import { recordDose } from '@hafi/contract/medications/medications.contract';
import type { NewMessage } from '@hafi/contract/messages/message.schemas';
import { sendMessage } from '@hafi/contract/messages/messages.contract';
import { addVital } from '@hafi/contract/vitals/vitals.contract';
import { msg } from '@lingui/core/macro';
import { type EntryKinds, entryKind } from './entry-kind.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** A visit in earlier entry formats, where a visit schedule was called a plan. */
type EarlierCareVisit = Omit<CareEntry, 'planned'> & {
  readonly planned: { readonly planId: string; readonly day: string } | null;
};

/** The file of a message; a text has none. */
const forMessage = {
  purpose: 'message' as const,
  named: (body: NewMessage, uploadId: string): NewMessage =>
    'uploadId' in body ? { ...body, uploadId } : body,
};

/** All kinds of actions that can wait for the network. */
export const entryKinds = {
  emergency: entryKind({
    endpoint: startEmergency,
    lane: 'emergency',
    about: ({ body }) => body.id ?? '',
    words: msg`Call for help`,
    // Only when it has waited: the server counts down from the moment of the press.
    late: (body, madeAt) => ({ ...body, pressedAt: madeAt.toISOString() }),
    // Where somebody is outlives no call, on the device neither.
    settled: (body) => ({ ...body, position: null }),
  }),
  'emergency-stop': entryKind({
    endpoint: cancelEmergency,
    lane: 'emergency',
    about: ({ params }) => params.id,
    words: msg`Stop of a call for help`,
  }),
  'emergency-end': entryKind({
    endpoint: resolveEmergency,
    lane: 'emergency',
    about: ({ params }) => params.id,
    words: msg`End of a call for help`,
    settled: (body) => ({ ...body, note: null, place: null }),
  }),
  'check-in': entryKind({
    endpoint: addCheckIn,
    lane: 'daily',
    about: ({ body }) => body.at,
    words: msg`Check-in`,
  }),
  dose: entryKind({
    endpoint: recordDose,
    lane: 'daily',
    about: ({ body }) => `${body.medicationId} ${body.dueAt ?? body.doseId ?? body.id}`,
    words: msg`Dose`,
  }),
  message: entryKind({
    endpoint: sendMessage,
    lane: 'messages',
    about: ({ params }) => params.id,
    words: msg`Message`,
    staysRefused: true,
    upload: forMessage,
  }),
  'message-file': entryKind({
    endpoint: sendMessage,
    // Too large to hold up what is written meanwhile.
    lane: 'uploads',
    about: ({ params }) => params.id,
    words: msg`Message`,
    staysRefused: true,
    upload: forMessage,
  }),
  reading: entryKind({
    endpoint: addVital,
    lane: 'daily',
    about: ({ body }) => body.id,
    words: msg`Reading`,
  }),
  visit: entryKind({
    endpoint: logCareVisit,
    lane: 'daily',
    about: ({ body }) => body.visitId,
    words: msg`Home visit`,
    fromEarlier: ({ planned, ...said }: EarlierCareVisit) => ({
      ...said,
      planned: planned && { scheduleId: planned.planId, day: planned.day },
    }),
  }),
} satisfies EntryKinds;

type Kinds = typeof entryKinds;
export type KindName = keyof Kinds;

/** An outbox entry of a kind. */
export type EntryOf<K extends KindName> = OutboxEntry<Kinds[K]['endpoint'], K>;
