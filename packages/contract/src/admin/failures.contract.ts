import * as z from 'zod/mini';
import { done, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, instant, limit } from '../core/fields.ts';

const access = ['ADMIN'] as const;

export const messageChannels = ['mail', 'sms', 'push'] as const;

export const listFailedMessages = endpoint({
  method: 'GET',
  path: '/api/admin/failed-messages',
  access,
  topics: ['admin'],
  summary:
    'Mails, SMS and pushes that were given up, the last one first. Neither words nor whole addresses.',
  query: z.object({ cursor, limit }),
  output: pageOf(
    z.object({
      id,
      channel: z.enum(messageChannels),
      /** The recipient, mostly masked; null for a device. */
      to: z.nullable(z.string()),
      /**
       * `gone`, `not-set-up`, `timeout`, `smtp-550`, `http-503`, a network error code, or `other`.
       */
      failure: z.string(),
      queuedAt: instant,
      failedAt: instant,
      /** False when its text was wiped because it held a code. */
      canRetry: z.boolean(),
      /** The call for help that it told of, and to whom; null for everything else. */
      call: z.optional(
        z.nullable(
          z.object({
            emergencyId: id,
            elderId: id,
            elder: z.string(),
            person: z.string(),
            goesOn: z.boolean(),
          }),
        ),
      ),
    }),
  ),
});

export const retryFailedMessage = endpoint({
  method: 'POST',
  path: '/api/admin/failed-messages/:id/retry',
  access,
  topics: ['admin'],
  summary: 'Send a message that was given up once more. It is written in the audit log.',
  params: z.object({ id }),
  output: done,
});

export const listUnreached = endpoint({
  method: 'GET',
  path: '/api/admin/unreached',
  access,
  topics: ['admin'],
  summary:
    'People whom an urgent message did not reach on any channel, the last one first, and the number at which to call them.',
  query: z.object({ cursor, limit }),
  output: pageOf(
    z.object({
      id,
      name: z.string(),
      phone: z.nullable(z.string()),
      /** When the message was written. */
      since: instant,
      /** The channels that were tried, with the last failure of each. */
      tried: z.array(z.object({ channel: z.enum(messageChannels), failure: z.string() })),
    }),
  ),
});

export const closeUnreached = endpoint({
  method: 'POST',
  path: '/api/admin/unreached/:id/close',
  access,
  topics: ['admin'],
  summary: 'Say that somebody saw to it. It is written in the audit log.',
  params: z.object({ id }),
  output: done,
});

export const listSetAside = endpoint({
  method: 'GET',
  path: '/api/admin/set-aside',
  access,
  topics: ['admin'],
  summary: 'Work that fails and is tried again ever later, what began to fail last first.',
  query: z.object({ cursor, limit }),
  output: pageOf(
    z.object({
      id,
      /** `<feature>.<what>`. */
      work: z.string(),
      /** The id of the row that failed. */
      row: z.string(),
      /** The kind of the last error, such as an SQLSTATE. */
      failure: z.string(),
      failures: z.int(),
      since: instant,
      nextTryAt: instant,
    }),
  ),
});

export const retrySetAside = endpoint({
  method: 'POST',
  path: '/api/admin/set-aside/:id/retry',
  access,
  topics: ['admin'],
  summary: 'Try work that was set aside at its next turn. It is written in the audit log.',
  params: z.object({ id }),
  output: done,
});
