import * as z from 'zod/mini';
import { dataOf, done, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, instant, limit, text } from '../core/fields.ts';
import { reportReasons } from './message-terms.ts';
import { messagesErrors as errors } from './messages.errors.ts';

export const listBlocks = endpoint({
  method: 'GET',
  path: '/api/blocks',
  access: 'signed-in',
  topics: ['conversations'],
  summary: 'The people whom one has blocked.',
  output: dataOf(z.array(z.object({ personId: id, name: z.string(), at: instant }))),
});

export const blockPerson = endpoint({
  method: 'PUT',
  path: '/api/blocks/:personId',
  access: 'signed-in',
  topics: ['conversations'],
  summary:
    'Block somebody: neither writes to the other nor calls any more. They are not told. Emergencies still reach both.',
  params: z.object({ personId: id }),
  output: done,
});

export const unblockPerson = endpoint({
  method: 'DELETE',
  path: '/api/blocks/:personId',
  access: 'signed-in',
  topics: ['conversations'],
  summary: 'End a block.',
  params: z.object({ personId: id }),
  output: done,
});

export const reportMessage = endpoint({
  method: 'POST',
  path: '/api/messages/:id/reports',
  access: 'signed-in',
  topics: [],
  summary:
    'Report a message of somebody else to the coordinators. They read this message, and nothing else of the conversation.',
  params: z.object({ id }),
  body: z.object({ reason: z.enum(reportReasons), words: z.optional(text(1000)) }),
  output: done,
  status: 201,
  errors: [errors['message-gone']],
});

/** A reported message, as coordinators see it. */
export const messageReport = z.object({
  id,
  reason: z.enum(reportReasons),
  words: z.nullable(z.string()),
  /** The message as it was when it was reported. */
  content: z.string(),
  kind: z.string(),
  sentAt: instant,
  sender: z.object({ id, name: z.string() }),
  reporter: z.object({ id, name: z.string() }),
  reportedAt: instant,
  closedAt: z.nullable(instant),
  closedBy: z.nullable(z.string()),
  note: z.nullable(z.string()),
  isDeleted: z.boolean(),
});
export type MessageReport = z.output<typeof messageReport>;

export const listReports = endpoint({
  method: 'GET',
  path: '/api/admin/message-reports',
  access: ['ADMIN'],
  topics: ['admin'],
  summary: 'Reported messages, the open ones first, then the newest first.',
  query: z.object({ cursor, limit }),
  output: pageOf(messageReport),
});

export const closeReport = endpoint({
  method: 'POST',
  path: '/api/admin/message-reports/:id/close',
  access: ['ADMIN'],
  topics: ['admin', 'audit'],
  summary:
    'Decide about a reported message, delete it for everybody where it must go, and warn who wrote it.',
  params: z.object({ id }),
  body: z.object({
    note: text(1000),
    deleteMessage: z.boolean(),
    /** Tells who wrote it that it broke the rules. */
    warnSender: z.optional(z.boolean()),
  }),
  output: done,
});
