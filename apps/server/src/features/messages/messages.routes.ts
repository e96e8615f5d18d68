import * as contract from '@hafi/contract/messages/messages.contract';
import { type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendNamed } from '../../platform/uploads/file-answer.ts';
import { listCorrespondents } from './conversations/list-correspondents.ts';
import {
  clearConversation,
  getConversation,
  listConversations,
  muteConversation,
} from './conversations/own-conversations.ts';
import { startConversation } from './conversations/start-conversation.ts';
import { keepInChart } from './files/keep-in-chart.ts';
import { openFile } from './files/open-file.ts';
import { locationHandlers } from './locations/locations.routes.ts';
import { markConversation } from './marks/mark-conversation.ts';
import { moderationHandlers } from './moderation/moderation.routes.ts';
import { searchMessages } from './search/search-messages.ts';
import { deleteMessage, editMessage, reactToMessage } from './sending/change-message.ts';
import { listChanges, listMessages } from './sending/read-messages.ts';
import { sendMessage } from './sending/send-message.ts';

/** Rate limit; no person begins more conversations. */
const beginnings = { max: 60, seconds: 3600 };

/** Endpoints for messages. */
export function messagesHandlers(platform: Platform): readonly Handler[] {
  return [
    ...conversationHandlers(platform),
    handle(contract.listMessages, ({ params, principal, query }) =>
      listMessages(platform, principal, params.id, query),
    ),
    handle(contract.listChanges, async ({ params, principal, query }) => ({
      data: await listChanges(platform, principal, params.id, query.since),
    })),
    handle(contract.sendMessage, async ({ body, params, principal }) => ({
      data: await sendMessage(platform, principal, params.id, body),
    })),
    handle(contract.getMessageFile, async ({ params, principal, query, setHeader }) => {
      const wanted = { id: params.id, isSmall: query.small !== undefined };
      return sendNamed(setHeader, await openFile(platform, principal, wanted));
    }),
    handle(contract.keepInChart, async ({ body, params, principal }) => ({
      data: await keepInChart(platform, principal, { messageId: params.id, title: body.title }),
    })),
    handle(contract.editMessage, async ({ body, params, principal }) => ({
      data: await editMessage(platform, principal, { id: params.id, content: body.content }),
    })),
    handle(contract.deleteMessage, async ({ params, principal }) => ({
      data: await deleteMessage(platform, principal, params.id),
    })),
    handle(contract.reactToMessage, async ({ body, params, principal }) => ({
      data: await reactToMessage(platform, principal, { id: params.id, reaction: body.reaction }),
    })),
    handle(contract.searchMessages, ({ principal, query }) =>
      searchMessages(platform, principal, query),
    ),
    ...locationHandlers(platform),
    ...moderationHandlers(platform),
  ];
}

function conversationHandlers(platform: Platform): readonly Handler[] {
  return [
    handle(contract.listConversations, ({ principal, query }) =>
      listConversations(platform, principal, query),
    ),
    handle(contract.getConversation, async ({ params, principal }) => ({
      data: await getConversation(platform, principal, params.id),
    })),
    handle(contract.startConversation, async ({ body, principal }) => {
      await platform.rateLimiter.take(`conversations:${principal.personId}`, beginnings);
      return { data: await startConversation(platform, principal, body) };
    }),
    handle(contract.listCorrespondents, async ({ principal }) => ({
      data: await listCorrespondents(platform, principal.personId),
    })),
    handle(contract.clearConversation, async ({ params, principal }) => {
      await clearConversation(platform, principal, params.id);
      return { data: null };
    }),
    handle(contract.muteConversation, async ({ body, params, principal }) => {
      await muteConversation(platform, principal, { id: params.id, isMuted: body.isMuted });
      return { data: null };
    }),
    handle(contract.markConversation, async ({ body, params, principal }) => {
      await markConversation(platform, principal, params.id, body);
      return { data: null };
    }),
  ];
}
