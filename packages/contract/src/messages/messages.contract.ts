import * as z from 'zod/mini';
import { dataOf, done, endpoint, pageOf } from '../core/endpoint.ts';
import { cursor, id, instant, limit, text } from '../core/fields.ts';
import { uploadErrors } from '../core/uploads.errors.ts';
import { documentErrors } from '../documents/documents.errors.ts';
import { position } from '../emergency/emergency.schemas.ts';
import {
  conversation,
  correspondent,
  marks,
  message,
  newConversation,
  newMessage,
} from './message.schemas.ts';
import { listedOnly, messageLimits, reactions } from './message-terms.ts';
import { messagesErrors as errors } from './messages.errors.ts';

const params = z.object({ id });
const closed = errors['conversation-closed'];
const gone = errors['message-gone'];

export const listConversations = endpoint({
  method: 'GET',
  path: '/api/conversations',
  access: 'signed-in',
  topics: ['conversations'],
  summary:
    'Own conversations, the one with the newest message first; on demand only those with something unread, or of two with an elder whom one looks after.',
  query: z.object({ cursor, limit, only: z.optional(z.enum(listedOnly)) }),
  output: z.extend(pageOf(conversation), { unread: z.int() }),
});

export const getConversation = endpoint({
  method: 'GET',
  path: '/api/conversations/:id',
  access: 'signed-in',
  topics: ['conversations'],
  summary: 'One own conversation.',
  params,
  output: dataOf(conversation),
});

export const startConversation = endpoint({
  method: 'POST',
  path: '/api/conversations',
  access: 'signed-in',
  topics: ['conversations'],
  summary:
    'Begin a conversation with somebody to whom one may write, with the circle of an elder, or with Hafi. Where there is one already, that is the answer.',
  body: newConversation,
  output: dataOf(conversation),
  status: 201,
});

export const listCorrespondents = endpoint({
  method: 'GET',
  path: '/api/correspondents',
  access: 'signed-in',
  topics: ['conversations', 'circle'],
  summary: 'The people to whom one may write, by name.',
  output: dataOf(z.array(correspondent)),
});

export const clearConversation = endpoint({
  method: 'DELETE',
  path: '/api/conversations/:id',
  access: 'signed-in',
  topics: ['conversations'],
  summary:
    'Delete a conversation and its messages for oneself; the others keep theirs. A new message shows it again.',
  params,
  output: done,
});

export const muteConversation = endpoint({
  method: 'PUT',
  path: '/api/conversations/:id/mute',
  access: 'signed-in',
  topics: ['conversations'],
  summary: 'Whether messages of this conversation are notified. Calls and emergencies always are.',
  params,
  body: z.object({ isMuted: z.boolean() }),
  output: done,
});

export const markConversation = endpoint({
  method: 'PUT',
  path: '/api/conversations/:id/marks',
  access: 'signed-in',
  topics: [],
  summary: 'Say up to which position one has received and read. The others see it at once.',
  params,
  body: marks,
  output: done,
});

export const listMessages = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/messages',
  access: 'signed-in',
  topics: [],
  summary: 'The messages of a conversation, the newest first.',
  params,
  query: z.object({ cursor, limit }),
  output: z.extend(pageOf(message), {
    /** The newest change that this answer contains. */
    change: z.int(),
  }),
});

export const listChanges = endpoint({
  method: 'GET',
  path: '/api/conversations/:id/changes',
  access: 'signed-in',
  topics: [],
  summary:
    'The messages that are new or changed after a change, in the order of their changes; at most 200. Asked after a lost connection.',
  params,
  query: z.object({ since: z.coerce.number().check(z.int(), z.gte(0)) }),
  output: dataOf(z.object({ messages: z.array(message), hasMore: z.boolean(), change: z.int() })),
});

export const sendMessage = endpoint({
  method: 'POST',
  path: '/api/conversations/:id/messages',
  access: 'signed-in',
  topics: ['conversations'],
  summary: 'Send a message. Sent again with the same id it is the same message.',
  params,
  body: newMessage,
  output: dataOf(message),
  answeredAgain: true,
  status: 201,
  errors: [closed, uploadErrors['upload-gone'], uploadErrors['message-file-wrong-kind']],
});

export const getMessageFile = endpoint({
  method: 'GET',
  path: '/api/messages/:id/file',
  access: 'signed-in',
  topics: [],
  summary:
    'The file of a message, also in parts (Range), or of a picture a small one; for the people of its conversation now, and for coordinators while it is reported to them.',
  params,
  query: z.object({ small: z.optional(z.literal('1')) }),
  output: '*/*',
});

export const keepInChart = endpoint({
  method: 'POST',
  path: '/api/messages/:id/chart',
  access: ['DOCTOR'],
  topics: ['documents'],
  summary:
    "Keep a patient's voice note as a document of their health, where whoever may see that hears it; for who may write there. Each once.",
  params,
  body: z.object({ title: text(120) }),
  output: dataOf(z.object({ id })),
  status: 201,
  errors: [gone, documentErrors['documents-full'], documentErrors['document-kept']],
});

export const editMessage = endpoint({
  method: 'PUT',
  path: '/api/messages/:id',
  access: 'signed-in',
  topics: ['conversations'],
  summary: 'Change the text of an own message. Everybody sees that it was edited.',
  params,
  body: z.object({ content: text(messageLimits.text) }),
  output: dataOf(message),
  answeredAgain: true,
  errors: [closed, gone],
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/messages/:id',
  access: 'signed-in',
  topics: ['conversations'],
  summary: 'Delete an own message, and its file, for everybody. Where it stood, that is said.',
  params,
  output: dataOf(message),
  answeredAgain: true,
});

export const reactToMessage = endpoint({
  method: 'PUT',
  path: '/api/messages/:id/reaction',
  access: 'signed-in',
  topics: [],
  summary: 'Answer a message by a sign, in place of the own one before; null takes it back.',
  params,
  body: z.object({ reaction: z.nullable(z.enum(reactions)) }),
  output: dataOf(message),
  answeredAgain: true,
  errors: [closed, gone],
});

export const searchMessages = endpoint({
  method: 'GET',
  path: '/api/messages/search',
  access: 'signed-in',
  topics: [],
  summary:
    'Messages of own conversations whose text or file name contains all the words, the newest first; capitals and accents do not matter.',
  query: z.object({
    q: text(100),
    conversationId: z.optional(id),
    cursor,
    limit,
  }),
  output: pageOf(message),
});

export const moveLocation = endpoint({
  method: 'PUT',
  path: '/api/messages/:id/position',
  access: 'signed-in',
  topics: [],
  summary: 'Say anew where one is, while an own location is live.',
  params,
  body: position,
  output: done,
  errors: [errors['not-shared-any-more']],
});

export const stopLocation = endpoint({
  method: 'DELETE',
  path: '/api/messages/:id/position',
  access: 'signed-in',
  topics: [],
  summary: 'Stop sharing an own live location at once; where one was is forgotten.',
  params,
  output: dataOf(message),
  answeredAgain: true,
});

export const viewLocation = endpoint({
  method: 'POST',
  path: '/api/messages/:id/views',
  access: 'signed-in',
  topics: [],
  summary: 'Open a live location. Its sender sees who looks, and when.',
  params,
  output: dataOf(message),
  answeredAgain: true,
  errors: [errors['not-shared-any-more']],
});

export const listLocationViews = endpoint({
  method: 'GET',
  path: '/api/messages/:id/views',
  access: 'signed-in',
  topics: ['location-views'],
  summary: 'Who has looked at an own live location, the latest first.',
  params,
  output: dataOf(z.array(z.object({ personId: id, name: z.string(), at: instant }))),
});
