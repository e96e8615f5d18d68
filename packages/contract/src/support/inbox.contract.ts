import * as z from 'zod/mini';
import { dataOf, done, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, instant, limit, text } from '../core/fields.ts';
import { urgencies } from './contact-facts.ts';

const access = ['ADMIN'] as const;

export const inboxStates = ['open', 'answered', 'done'] as const;

/** `open` waits for support; `answered` was answered or dismissed. */
export const inboxFilters = ['all', 'open', 'answered'] as const;
export type InboxFilter = (typeof inboxFilters)[number];

const line = z.object({
  id,
  reference: z.string(),
  name: z.string(),
  subject: z.nullable(z.string()),
  urgency: z.enum(urgencies),
  state: z.enum(inboxStates),
  timestamp: instant,
});

export const listInbox = endpoint({
  method: 'GET',
  path: '/api/admin/inbox',
  access,
  topics: ['support'],
  summary: 'Messages to support: open ones first, urgent ones on top, then the newest.',
  query: z.object({
    show: z._default(z.enum(inboxFilters), 'all'),
    q: z.optional(z.string().check(z.maxLength(100))),
    cursor,
    limit,
  }),
  output: z.extend(pageOf(line), { open: z.int() }),
});

export const readInboxMessage = endpoint({
  method: 'GET',
  path: '/api/admin/inbox/:id',
  access,
  topics: ['support'],
  summary: 'One message to support with the answers that were given. Reading is audited.',
  params: z.object({ id }),
  output: dataOf(
    z.extend(line, {
      message: z.string(),
      email: z.string(),
      phone: z.nullable(z.string()),
      locale: z.enum(['en', 'rw', 'fr']),
      /** The account of a signed-in sender. */
      sender: z.nullable(z.object({ id, name: z.string(), roles: z.array(z.string()) })),
      answers: z.array(z.object({ id, by: z.string(), text: z.string(), timestamp: instant })),
      canFinish: z.boolean(),
    }),
  ),
});

export const answerInboxMessage = endpoint({
  method: 'POST',
  path: '/api/admin/inbox/:id/answers',
  access,
  topics: ['support'],
  summary: 'Answer a message by mail, with its reference and what was written before.',
  params: z.object({ id }),
  body: z.object({ text: text(5000) }),
  output: done,
  status: 201,
});

export const finishInboxMessage = endpoint({
  method: 'POST',
  path: '/api/admin/inbox/:id/done',
  access,
  topics: ['support'],
  summary: 'Set a message aside: nothing more is to be done. Doing it twice changes nothing.',
  params: z.object({ id }),
  output: done,
});
