import * as z from 'zod/mini';
import { dataOf, done, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, limit } from '../core/fields.ts';
import { messagesErrors } from '../messages/messages.errors.ts';
import { plansErrors } from '../plans/plans.errors.ts';
import {
  beat,
  call,
  callEntry,
  connectionHelp,
  newCall,
  newSignal,
  signal,
} from './call.schemas.ts';
import { callLimits } from './call-terms.ts';
import { callsErrors as errors } from './calls.errors.ts';

const params = z.object({ id });
const legParams = z.object({ id, legId: id });
const closed = messagesErrors['conversation-closed'];

export const startCall = endpoint({
  method: 'POST',
  path: '/api/calls',
  access: 'signed-in',
  topics: ['calls', 'conversations'],
  summary:
    'Call the people of a conversation, or the other side of an appointment by video. Where they speak already, one joins them: the answer is that call.',
  body: newCall,
  output: dataOf(call),
  answeredAgain: true,
  status: 201,
  errors: [
    closed,
    errors['answered-elsewhere'],
    errors['call-full'],
    errors['call-over'],
    errors['video-not-open'],
    plansErrors['needs-plan'],
  ],
});

export const listCurrentCalls = endpoint({
  method: 'GET',
  path: '/api/calls/current',
  access: 'signed-in',
  topics: ['calls'],
  summary: 'The calls that ring for the caller, and the one they are in.',
  output: dataOf(z.array(call)),
});

export const listCalls = endpoint({
  method: 'GET',
  path: '/api/calls',
  access: 'signed-in',
  topics: ['calls'],
  summary: 'Own calls that have ended, the latest first.',
  query: z.object({ cursor, limit }),
  output: pageOf(callEntry),
});

export const getCall = endpoint({
  method: 'GET',
  path: '/api/calls/:id',
  access: 'signed-in',
  topics: ['calls'],
  summary: 'One call, for those who are called or take part.',
  params,
  output: dataOf(call),
});

export const joinCall = endpoint({
  method: 'POST',
  path: '/api/calls/:id/join',
  access: 'signed-in',
  topics: ['calls'],
  summary:
    'Answer or join a call by this device. Any other call that one is in ends for oneself. With `takesOver` it comes from another own device to this one; without, that is refused.',
  params,
  body: z.object({ legId: id, takesOver: z.boolean() }),
  output: dataOf(call),
  answeredAgain: true,
  errors: [closed, errors['call-full'], errors['call-over'], errors['answered-elsewhere']],
});

export const declineCall = endpoint({
  method: 'POST',
  path: '/api/calls/:id/decline',
  access: 'signed-in',
  topics: ['calls'],
  summary: 'Decline a call that rings, on all own devices.',
  params,
  output: dataOf(call),
  answeredAgain: true,
});

export const leaveCall = endpoint({
  method: 'POST',
  path: '/api/calls/:id/legs/:legId/leave',
  access: 'signed-in',
  topics: ['calls', 'conversations'],
  summary: 'Leave a call. Of two people who speak, it ends for both.',
  params: legParams,
  body: z.object({
    /** No connection came about, so that it ends. */
    failed: z.boolean(),
  }),
  output: dataOf(call),
  answeredAgain: true,
});

export const beatCall = endpoint({
  method: 'POST',
  path: '/api/calls/:id/legs/:legId/beat',
  access: 'signed-in',
  topics: [],
  summary:
    'Say that this device is still in the call, every 10 seconds. After 30 without a word it counts as gone.',
  params: legParams,
  body: beat,
  output: dataOf(
    z.object({
      /** The newest change of the call, and the last signal to this device: what to ask for. */
      change: z.int(),
      seq: z.int(),
    }),
  ),
  answeredAgain: true,
  errors: [errors['call-over']],
});

export const sendSignals = endpoint({
  method: 'POST',
  path: '/api/calls/:id/legs/:legId/signals',
  access: 'signed-in',
  topics: [],
  summary:
    'Send what other devices in the call need to connect to this one. What is for a device that has left is dropped.',
  params: legParams,
  body: z.object({
    signals: z.array(newSignal).check(z.minLength(1), z.maxLength(callLimits.batch)),
  }),
  output: done,
  answeredAgain: true,
  errors: [errors['call-over']],
});

export const listSignals = endpoint({
  method: 'GET',
  path: '/api/calls/:id/legs/:legId/signals',
  access: 'signed-in',
  topics: [],
  summary: 'The signals to this device after one that it knows. Asked after a lost connection.',
  params: legParams,
  query: z.object({ after: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0) }),
  output: dataOf(z.array(signal)),
});

export const getConnectionHelp = endpoint({
  method: 'GET',
  path: '/api/calls/:id/connection',
  access: 'signed-in',
  topics: [],
  summary:
    'How devices find each other through networks, for those in the call; and whom to phone where they do not.',
  params,
  output: dataOf(connectionHelp),
  secret: true,
});
