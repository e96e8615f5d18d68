import {
  deleteMessage,
  editMessage,
  getConversation,
  listChanges,
  listConversations,
  listMessages,
  markConversation,
  reactToMessage,
  sendMessage,
} from '@hafi/contract/messages/messages.contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aConversation,
  aMessage,
  claudine,
  idOf,
  me,
  type ServedTalk,
  serveNoTalk,
  serveTalk,
  talkId,
} from '../../../../test/chat-stage.ts';
import { answers, type FakeAnswer, fails, unreachable } from '../../../../test/fake-api.ts';
import { loadAllParts, type RenderedPage, renderPage } from '../../../../test/render-page.tsx';
import { press, pressAndConfirm } from '../../../../test/said.ts';
import { outboxStore } from '../../../lib/outbox/outbox-store.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';
import { refetchTopics } from '../../../lib/query/asking.ts';
import { passOn } from '../../../lib/realtime/events.ts';
import { forgetHeard } from '../live/heard.ts';

beforeAll(loadAllParts, 120_000);
beforeEach(() => sessionStorage.clear());
afterEach(async () => {
  forgetHeard(talkId);
  const store = await outboxStore();
  for (const { id } of await store.all()) await store.remove(id);
});

const first = aMessage(1, { content: 'Muraho' });
const second = aMessage(2, { senderId: me, senderName: 'Umva', content: 'Mwaramutse' });

const served = (more: Partial<ServedTalk> = {}): ServedTalk => {
  const messages = more.messages ?? [first, second];
  return { messages, conversation: aConversation(messages), ...more };
};

async function open(talk = served(), more: readonly FakeAnswer[] = []): Promise<RenderedPage> {
  return renderPage(`/chat/${talkId}`, {
    as: ['PATIENT'],
    answers: [...more, ...serveTalk(talk)],
  });
}

const lines = () =>
  [...document.querySelectorAll<HTMLElement>('main ol > li[id]')].map(
    (line) => line.querySelector('p')?.textContent ?? '',
  );
const lineOf = (text: string): HTMLElement => {
  const all = [...document.querySelectorAll<HTMLElement>('main ol > li[id]')];
  const line = all.find((each) => each.querySelector('p')?.textContent?.startsWith(text));
  if (!line) throw new Error(`no line ${text}`);
  return line;
};
const tell = (message: ReturnType<typeof aMessage>) => act(async () => passOn('message', message));
const field = () => screen.getByPlaceholderText<HTMLTextAreaElement>('Type a message...');
const countOf = ({ api }: RenderedPage, path: string) =>
  api.asked.filter((endpoint) => endpoint.path === path).length;

async function write(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send' })));
}

async function openMenu(text: string): Promise<HTMLElement> {
  await press('What to do with this message', lineOf(text));
  return screen.findByRole('dialog');
}

/** The server takes what is sent, as the message of these numbers. */
const takes = (nth: number): FakeAnswer => ({
  endpoint: sendMessage,
  answer: async () => {
    const [entry] = (await outbox.entries()).filter(({ kind }) => kind === 'message').slice(-1);
    const body: unknown = entry?.body;
    const { content, id } = body as { id: string; content: string };
    const message = aMessage(nth, { id, content, senderId: me, senderName: 'Umva' });
    return answers(sendMessage, { data: message }).answer();
  },
});

describe('a conversation', () => {
  it('names who it is with, and shows its messages in order', async () => {
    await open();
    screen.getByRole('heading', { level: 1, name: 'Claudine Uwase' });
    expect(lines()).toEqual(['Muraho', 'Mwaramutse']);
    expect(document.title).toBe('Claudine Uwase - Hafi');
  });

  it('shows what somebody writes as it is, whatever it contains', async () => {
    const hostile = '<img src=x onerror=alert(1)> https://hafi.rw/a?b';
    await open(served({ messages: [aMessage(1, { content: hostile })] }));
    const line = lineOf('<img src=x onerror=alert(1)>');
    expect(line.querySelector('img')).toBeNull();
    const link = within(line).getByRole('link', { name: 'https://hafi.rw/a?b' });
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(line.querySelector('p')?.getAttribute('dir')).toBe('auto');
  });

  it('says what was deleted, edited, written earlier, answered, and how far it came', async () => {
    const answer = { id: first.id, senderName: 'Claudine Uwase', kind: 'text', excerpt: 'Muraho' };
    const messages = [
      first,
      aMessage(2, { content: '', isDeleted: true }),
      aMessage(3, {
        senderId: me,
        content: 'I slept well',
        editedAt: '2026-11-23T06:10:00.000Z',
        writtenAt: '2026-11-23T04:30:00.000Z',
        replyTo: { ...answer, kind: 'text' },
        reactions: [{ reaction: 'heart', personIds: [claudine] }],
      }),
      aMessage(4, { senderId: me, content: 'And you?' }),
      aMessage(5, { senderId: me, content: 'Well?' }),
    ];
    const [person] = aConversation().people;
    const people = person ? [{ ...person, delivered: 4, read: 3 }] : [];
    await open({ messages, conversation: aConversation(messages, { people }) });
    screen.getByText('Message deleted');
    const own = lineOf('I slept well');
    for (const words of ['edited', 'written 06:30', 'Read', 'Love']) within(own).getByText(words);
    within(own).getByRole('button', { name: /Claudine Uwase ?: Muraho/ });
    within(lineOf('And you?')).getByText('Delivered');
    within(lineOf('Well?')).getByText('Sent');
  });

  it('is empty before anything is written', async () => {
    await open(served({ messages: [] }));
    screen.getByText('Start a conversation');
  });
});

describe('what the server tells by itself', () => {
  it('appears at once, once, and nothing is asked again', async () => {
    const page = await open();
    const before = page.api.asked.filter(({ method }) => method === 'GET').length;
    await tell(aMessage(3, { content: 'Are you well?' }));
    await tell(aMessage(3, { content: 'Are you well?' }));
    expect(lines()).toEqual(['Muraho', 'Mwaramutse', 'Are you well?']);
    await tell(aMessage(1, { change: 4, content: 'Muraho Mama', editedAt: first.sentAt }));
    expect(lines()).toEqual(['Muraho Mama', 'Mwaramutse', 'Are you well?']);
    // Read to who does not see the screen.
    screen.getByText('Claudine Uwase: Are you well?');
    expect(page.api.asked.filter(({ method }) => method === 'GET')).toHaveLength(before);
  });

  it('is asked for when something was lost on the way, and only what was missed', async () => {
    const talk = served();
    const page = await open(talk);
    const lost = aMessage(3, { content: 'Lost' });
    const told = aMessage(4, { content: 'Told' });
    talk.messages = [lost, told];
    talk.conversation = aConversation([first, second, lost, told]);
    await tell(told);
    await vi.waitFor(() => expect(lines()).toEqual(['Muraho', 'Mwaramutse', 'Lost', 'Told']));
    expect(countOf(page, listChanges.path)).toBe(1);
    expect(countOf(page, listMessages.path)).toBe(1);
  });

  it('says who writes, until they have sent it or stopped', async () => {
    await open();
    vi.useFakeTimers();
    try {
      await act(async () => passOn('typing', { conversationId: talkId, personId: claudine }));
      const head = within(screen.getByRole('main')).getAllByRole('banner')[0] ?? document.body;
      expect(head.textContent).toContain('typing...');
      await act(async () => void vi.advanceTimersByTime(5_100));
      expect(head.textContent).not.toContain('typing...');
    } finally {
      vi.useRealTimers();
    }
  });

  it('says that it was read, and who has come', async () => {
    await open();
    within(lineOf('Mwaramutse')).getByText('Sent');
    const marks = { conversationId: talkId, personId: claudine, delivered: 2, read: 2 };
    await act(async () => passOn('marks', marks));
    within(lineOf('Mwaramutse')).getByText('Read');
    const away = { personId: claudine, status: 'away' as const, lastSeenAt: null };
    await act(async () => passOn('presence', away));
    screen.getByText('away');
  });
});

it('tells that it was read, once it has been shown for a moment', async () => {
  const page = await open(served({ conversation: aConversation([first], { read: 0, unread: 1 }) }));
  await vi.waitFor(() => expect(countOf(page, markConversation.path)).toBe(1));
});

it('shows what was before when it is asked for', async () => {
  const messages = [aMessage(8, { content: 'Eight' }), aMessage(9, { content: 'Nine' })];
  const older = [aMessage(1, { content: 'One' }), aMessage(2, { content: 'Two' })];
  await open({ messages, older, conversation: aConversation(messages) });
  await press('Earlier messages');
  await vi.waitFor(() => expect(lines()).toEqual(['One', 'Two', 'Eight', 'Nine']));
  expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
});

it('leads to a message of before, which is loaded for it', async () => {
  const quoted = { id: idOf(1), senderName: 'Umva', kind: 'text' as const, excerpt: 'One' };
  const messages = [aMessage(9, { content: 'Nine', replyTo: quoted })];
  const older = [aMessage(1, { content: 'One' })];
  await open({ messages, older, conversation: aConversation(messages) });
  await press(/Umva ?: One/);
  await vi.waitFor(() => expect(document.activeElement).toBe(lineOf('One')));
});

describe('what is written', () => {
  it('may be sent once there is a letter, not when it is blank', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    fireEvent.change(field(), { target: { value: '   ' } });
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    fireEvent.change(field(), { target: { value: ' a' } });
    screen.getByRole('button', { name: 'Send' });
  });

  it('stands there at once, and once when the server tells it too', async () => {
    await open(served(), [takes(3)]);
    await write('I slept well');
    expect(field().value).toBe('');
    await vi.waitFor(() => within(lineOf('I slept well')).getByText('Sent'));
    const [entry] = (await outbox.entries()).filter(({ kind }) => kind === 'message');
    if (entry) await tell(aMessage(3, { id: entry.id, content: 'I slept well', senderId: me }));
    expect(lines()).toEqual(['Muraho', 'Mwaramutse', 'I slept well']);
    // The device does not keep what the conversation has.
    await vi.waitFor(async () => expect(await outbox.entries()).toEqual([]));
  });

  it('waits for the network, dashed, and can be withdrawn', async () => {
    await open(served(), [unreachable(sendMessage)]);
    await write('Vestine brought milk');
    await within(lineOf('Vestine brought milk')).findByText('Waits for the network');
    expect(lineOf('Vestine brought milk').dataset.waiting).toBe('true');
    await press('Delete', lineOf('Vestine brought milk'));
    await vi.waitFor(() => expect(lines()).toEqual(['Muraho', 'Mwaramutse']));
  });

  it('stays with the reason when it is refused, to be sent again or deleted', async () => {
    let refuses = true;
    const refusal = fails(sendMessage, 409, 'conversation-closed');
    const taken = takes(3);
    await open(served(), [
      { endpoint: sendMessage, answer: () => (refuses ? refusal : taken).answer() },
    ]);
    await write('Hello?');
    await vi.waitFor(() => expect(lineOf('Hello?').textContent).toContain('It did not work.'));
    refuses = false;
    await press('Try again', lineOf('Hello?'));
    await vi.waitFor(() => expect(lineOf('Hello?').textContent).not.toContain('Not sent.'));
    expect(lines()).toEqual(['Muraho', 'Mwaramutse', 'Hello?']);
  });

  it('is kept when the page is left, with the message that it answers', async () => {
    const { unmount } = await open();
    const dialog = await openMenu('Muraho');
    await press('Reply', dialog);
    fireEvent.change(field(), { target: { value: 'Half a sentence' } });
    const kept = { ...sessionStorage };
    unmount();
    const again = open();
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
    await again;
    await screen.findByText(/Muraho/, { selector: 'form bdi' });
    expect(field().value).toBe('Half a sentence');
    await press('Do not answer this message');
    expect(screen.queryByRole('button', { name: 'Do not answer this message' })).toBeNull();
  });

  it('is not cut when it is too long: the person is told', async () => {
    await open();
    fireEvent.change(field(), { target: { value: 'a'.repeat(5001) } });
    screen.getByText(/This is too long: 5001 letters, and 5000 have room/);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(field().value).toHaveLength(5001);
    expect(lines()).toEqual(['Muraho', 'Mwaramutse']);
  });
});

describe('a message', () => {
  it('of oneself is changed; nothing is lost when that fails', async () => {
    let works = false;
    const changed = { ...second, change: 3, content: 'Mwiriwe', editedAt: second.sentAt };
    await open(served(), [
      {
        endpoint: editMessage,
        answer: () =>
          (works ? answers(editMessage, { data: changed }) : fails(editMessage)).answer(),
      },
    ]);
    await press('Edit', await openMenu('Mwaramutse'));
    expect(field().value).toBe('Mwaramutse');
    fireEvent.change(field(), { target: { value: 'Mwiriwe' } });
    await press('Save');
    await screen.findByText('It did not work.');
    expect(field().value).toBe('Mwiriwe');
    works = true;
    await press('Save');
    await vi.waitFor(() => expect(lines()).toEqual(['Muraho', 'Mwiriwe']));
    expect(field().value).toBe('');
  });

  it('of oneself is deleted after a question', async () => {
    const gone = { ...second, change: 3, content: '', isDeleted: true };
    await open(served(), [answers(deleteMessage, { data: gone })]);
    await openMenu('Mwaramutse');
    await pressAndConfirm('Delete', 'Delete for everybody');
    await vi.waitFor(() => expect(lines()).toEqual(['Muraho', 'Message deleted']));
  });

  it('of somebody else can be reported, not changed, and answered by a sign', async () => {
    const loved = {
      ...first,
      change: 3,
      reactions: [{ reaction: 'heart' as const, personIds: [me] }],
    };
    const page = await open(served(), [answers(reactToMessage, { data: loved })]);
    const dialog = await openMenu('Muraho');
    expect(within(dialog).queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Delete' })).toBeNull();
    within(dialog).getByRole('button', { name: 'Report' });
    await press('Love', dialog);
    const sign = await within(lineOf('Muraho')).findByRole('button', { name: 'Love' });
    expect(sign.getAttribute('aria-pressed')).toBe('true');
    expect(countOf(page, reactToMessage.path)).toBe(1);
  });
});

describe('a conversation that is closed', () => {
  it.each([
    ['apart' as const, /You cannot write to each other here any more/],
    ['blocked' as const, /You have blocked Claudine/],
  ])('as %s stays readable, and says why', async (closed, words) => {
    const messages = [first];
    await open({ messages, conversation: aConversation(messages, { closed }) });
    expect(lines()).toEqual(['Muraho']);
    screen.getByText(words);
    expect(screen.queryByPlaceholderText('Type a message...')).toBeNull();
  });

  it('is not shown to who is not in it', async () => {
    await renderPage(`/chat/${talkId}`, { as: ['PATIENT'], answers: serveNoTalk });
    screen.getByRole('heading', { level: 1, name: 'This conversation is not open to you' });
  });

  it('goes from the screen of who is taken out at once, with its messages', async () => {
    let isIn = true;
    const [inList, inTalk] = [serveTalk(served()), serveNoTalk];
    const either = (endpoint: typeof listConversations | typeof getConversation): FakeAnswer => ({
      endpoint,
      answer: () => {
        const from = isIn ? inList : inTalk;
        const given = from.find((each) => each.endpoint === endpoint);
        if (!given) throw new Error('no answer');
        return given.answer();
      },
    });
    await renderPage(`/chat/${talkId}`, {
      as: ['FAMILY'],
      answers: [either(listConversations), either(getConversation), ...inList],
    });
    expect(lines()).toEqual(['Muraho', 'Mwaramutse']);
    isIn = false;
    await act(async () => refetchTopics(['conversations']));
    await screen.findByText('This conversation is not open to you');
    expect(screen.queryByText('Muraho')).toBeNull();
  });
});

it('says that the messages did not arrive, and one can write all the same', async () => {
  await open(served(), [fails(listMessages), takes(3)]);
  screen.getByText('The messages did not arrive');
  await write('I slept well');
  await vi.waitFor(() => expect(lines()).toEqual(['I slept well']));
});
