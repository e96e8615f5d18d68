import type { Message } from '@hafi/contract/messages/message.schemas';
import { sendMessage } from '@hafi/contract/messages/messages.contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { forgetLive } from '../src/features/messages/live/live-store.ts';
import { outboxStore } from '../src/lib/outbox/outbox-store.ts';
import { outbox } from '../src/lib/outbox/own-outbox.ts';
import { passOn } from '../src/lib/realtime/events.ts';
import { aConversation, aMessage, me, type ServedTalk, serveTalk, talkId } from './chat-stage.ts';
import { answers, type FakeAnswer } from './fake-api.ts';
import { type RenderedPage, renderPage } from './render-page.tsx';
import { press } from './said.ts';

/** "Muraho" of Claudine, and "Mwaramutse", the answer of the reader. */
export const first = aMessage(1, { content: 'Muraho' });
export const second = aMessage(2, { senderId: me, senderName: 'Umva', content: 'Mwaramutse' });

/** The conversation of these two, unless it is said otherwise. */
export const served = (more: Partial<ServedTalk> = {}): ServedTalk => {
  const messages = more.messages ?? [first, second];
  return { messages, conversation: aConversation(messages), ...more };
};

/** Opens its page. */
export async function openTalk(
  talk = served(),
  more: readonly FakeAnswer[] = [],
): Promise<RenderedPage> {
  return renderPage(`/chat/${talkId}`, {
    as: ['PATIENT'],
    answers: [...more, ...serveTalk(talk)],
  });
}

/** What its lines say, from the top. */
export const lines = () =>
  [...document.querySelectorAll<HTMLElement>('main ol > li[id]')].map(
    (line) => line.querySelector('p')?.textContent ?? '',
  );
/** The line that begins with a text. */
export const lineOf = (text: string): HTMLElement => {
  const all = [...document.querySelectorAll<HTMLElement>('main ol > li[id]')];
  const line = all.find((each) => each.querySelector('p')?.textContent?.startsWith(text));
  if (!line) throw new Error(`no line ${text}`);
  return line;
};
/** The server tells a message by itself. */
export const tell = (message: Message) => act(async () => passOn('message', message));
export const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type a message...');
/** How often an endpoint was asked. */
export const countOf = ({ api }: RenderedPage, path: string) =>
  api.requested.filter((endpoint) => endpoint.path === path).length;

/** Writes, and presses the button to send. */
export async function write(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
}

/** Opens the menu of the line that begins with a text. */
export async function openMenu(text: string): Promise<HTMLElement> {
  await press('What to do with this message', lineOf(text));
  return screen.findByRole('dialog');
}

/** The server takes what is sent, as the message of these numbers. */
export const takes = (nth: number, sentAt?: string): FakeAnswer => ({
  endpoint: sendMessage,
  answer: async () => {
    const [entry] = (await outbox.entries()).filter(({ kind }) => kind === 'message').slice(-1);
    const body: unknown = entry?.body;
    const { content, id } = body as { id: string; content: string };
    const given = { id, content, senderId: me, senderName: 'Umva' };
    const message = aMessage(nth, sentAt === undefined ? given : { ...given, sentAt });
    return answers(sendMessage, { data: message }).answer();
  },
});

/** Forgets what was heard and what waits on the device. */
export async function forgetTalk(): Promise<void> {
  forgetLive(talkId);
  const store = await outboxStore();
  for (const { id } of await store.all()) await store.remove(id);
}
