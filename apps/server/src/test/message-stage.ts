import type { Conversation, Message } from '@hafi/contract/messages/message.schemas';
import { newId } from '../platform/ids/uuid-v7.ts';
import { callAs } from './call-as.ts';
import type { SignedIn } from './factories/person.factory.ts';
import type { TestApp } from './test-app.ts';

type Who = Pick<SignedIn, 'headers' | 'personId'>;

/** What people do with messages, over HTTP. */
export function messageStage(app: Pick<TestApp, 'http'>) {
  const as = (who: Who) => callAs(app, who);
  const start = (who: Who, whom: object) => as(who).post('/api/conversations', whom);
  const begun = async (who: Who, whom: object): Promise<string> => {
    const answer = await start(who, whom);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return (answer.json().data as Conversation).id;
  };
  const send = (who: Who, conversationId: string, body: object) =>
    as(who).post(`/api/conversations/${conversationId}/messages`, { id: newId(), ...body });
  return {
    start,
    /** The conversation of two people. */
    between: (who: Who, other: Who) => begun(who, { personId: other.personId }),
    /** The conversation of an elder's circle. */
    circleOf: (elder: Who) => begun(elder, { elderId: elder.personId }),
    withHafi: (who: Who) => begun(who, { support: true }),
    send,
    async sent(who: Who, conversationId: string, content: string, more: object = {}) {
      const answer = await send(who, conversationId, { kind: 'text', content, ...more });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json().data as Message;
    },
    edit: (who: Who, id: string, content: string) =>
      as(who).put(`/api/messages/${id}`, { content }),
    remove: (who: Who, id: string) => as(who).remove(`/api/messages/${id}`),
    react: (who: Who, id: string, reaction: string | null) =>
      as(who).put(`/api/messages/${id}/reaction`, { reaction }),
    /** What somebody reads in a conversation, the oldest first. */
    async read(who: Who, conversationId: string): Promise<Message[]> {
      const answer = await as(who).get(`/api/conversations/${conversationId}/messages?limit=100`);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return (answer.json().data as Message[]).reverse();
    },
    async changes(who: Who, conversationId: string, since = 0) {
      const at = `/api/conversations/${conversationId}/changes?since=${since}`;
      const answer = await as(who).get(at);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().data as { messages: Message[]; hasMore: boolean; change: number };
    },
    async list(who: Who) {
      const answer = await as(who).get('/api/conversations');
      return answer.json() as { data: Conversation[]; unread: number };
    },
    async one(who: Who, conversationId: string): Promise<Conversation> {
      const answer = await as(who).get(`/api/conversations/${conversationId}`);
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return answer.json().data as Conversation;
    },
    mark: (who: Who, conversationId: string, marks: object) =>
      as(who).put(`/api/conversations/${conversationId}/marks`, marks),
  };
}
