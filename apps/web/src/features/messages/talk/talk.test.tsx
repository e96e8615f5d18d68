import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Answer } from '@hafi/contract/core/endpoint';
import {
  deleteMessage,
  editMessage,
  getConversation,
  keepInChart,
  listConversations,
  reactToMessage,
} from '@hafi/contract/messages/messages.contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  aConversation,
  aMessage,
  claudine,
  me,
  serveNoTalk,
  serveTalk,
  talkId,
} from '../../../../test/chat-stage.ts';
import { answers, type FakeAnswer, fails } from '../../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../../test/render-page.tsx';
import { press, pressAndConfirm } from '../../../../test/said.ts';
import { sampleOf } from '../../../../test/sample-of.ts';
import {
  countOf,
  field,
  first,
  forgetTalk,
  lineOf,
  lines,
  openMenu,
  openTalk,
  second,
  served,
} from '../../../../test/talk-page.tsx';
import { refetchTopics } from '../../../lib/query/query-options.ts';

beforeAll(loadAllParts, 120_000);
beforeEach(() => sessionStorage.clear());
afterEach(forgetTalk);

describe('a conversation', () => {
  it('names who it is with, and shows its messages in order', async () => {
    await openTalk();
    screen.getByRole('heading', { level: 1, name: 'Claudine Uwase' });
    expect(lines()).toEqual(['Muraho', 'Mwaramutse']);
    expect(document.title).toBe('Claudine Uwase - Hafi');
  });

  it('says by a line who came in, which is no news and has no menu', async () => {
    const joined = aMessage(2, { kind: 'joined', content: '', senderName: 'Eric Mugabo' });
    await openTalk(served({ messages: [first, joined] }));
    screen.getByText(/^Eric Mugabo is in this conversation now/);
    expect(screen.getAllByRole('button', { name: 'What to do with this message' })).toHaveLength(1);
  });

  it('shows what somebody writes as it is, whatever it contains', async () => {
    const hostile = '<img src=x onerror=alert(1)> https://hafi.rw/a?b';
    await openTalk(served({ messages: [aMessage(1, { content: hostile })] }));
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
    await openTalk({ messages, conversation: aConversation(messages, { people }) });
    screen.getByText('Message deleted');
    const own = lineOf('I slept well');
    for (const words of ['edited', 'written 06:30', 'Read', 'Love']) within(own).getByText(words);
    within(own).getByRole('button', { name: /Claudine Uwase ?: Muraho/ });
    within(lineOf('And you?')).getByText('Delivered');
    within(lineOf('Well?')).getByText('Sent');
  });

  it('is empty before anything is written', async () => {
    await openTalk(served({ messages: [] }));
    screen.getByText('Start a conversation');
  });
});

it('with a patient leads a doctor to the chart, and nobody else', async () => {
  const talk = served();
  const [claudineNow] = talk.conversation.people;
  if (!claudineNow) throw new Error('nobody is in it');
  const people = [{ ...claudineNow, isElder: true, relation: null }];
  const ask = async (as: readonly ['DOCTOR'] | readonly ['FAMILY'], more: object = {}) => {
    const conversation = { ...talk.conversation, people, ...more };
    await renderPage(`/chat/${talkId}`, {
      as: [...as],
      answers: serveTalk({ ...talk, conversation }),
    });
    await press('More');
    return screen.queryByRole('link', { name: 'Open chart' })?.getAttribute('href');
  };
  expect(await ask(['DOCTOR'])).toBe(`/patients/${claudine}`);
  cleanup();
  expect(await ask(['DOCTOR'], { closed: 'apart' })).toBeUndefined();
  cleanup();
  expect(await ask(['FAMILY'])).toBeUndefined();
});

it('of a patient offers a doctor to keep a voice note in the chart', async () => {
  const file = { name: 'voice.webm', mediaType: 'audio/webm' as const, size: 900, seconds: 3 };
  const voice = aMessage(1, {
    kind: 'voice',
    content: '',
    file: { ...file, width: null, height: null, waveform: [0.5] },
  });
  const talk = served({ messages: [voice, second] });
  const [claudineNow] = talk.conversation.people;
  if (!claudineNow) throw new Error('nobody is in it');
  const people = [{ ...claudineNow, isElder: true, relation: null }];
  const show = (as: readonly ['DOCTOR'] | readonly ['FAMILY']) =>
    renderPage(`/chat/${talkId}`, {
      as: [...as],
      answers: [
        answers(keepInChart, { data: { id: talkId } }),
        {
          endpoint: listElders,
          answer: () => {
            const sample = sampleOf(listElders.output) as Answer<typeof listElders>;
            const [elder] = sample.data;
            const mine = { ...elder, id: claudine, permissions: ['health:write'] };
            return Response.json({ ...sample, data: [mine] });
          },
        },
        ...serveTalk({ ...talk, conversation: { ...talk.conversation, people } }),
      ],
    });
  const { api } = await show(['DOCTOR']);
  await screen.findByRole('button', { name: 'Keep in the chart' });
  await press('Keep in the chart');
  const title = await screen.findByLabelText<HTMLInputElement>('What is it about?');
  expect(title.value).toMatch(/^Voice note, /);
  screen.getByText(/Whoever may see the health of Claudine/);
  await press('Keep in the chart', await screen.findByRole('alertdialog'));
  await screen.findByText('It is in the chart now, among the documents.');
  expect(api.urls).toContain(`/api/messages/${voice.id}/chart`);
  const link = await screen.findByRole('link', { name: 'In the chart' });
  expect(link.getAttribute('href')).toContain(`tab=documents&elder=${claudine}`);
  expect(screen.queryByRole('button', { name: 'Keep in the chart' })).toBeNull();
  cleanup();
  await show(['FAMILY']);
  await screen.findByRole('group', { name: 'Voice note of Claudine Uwase' });
  expect(screen.queryByRole('button', { name: 'Keep in the chart' })).toBeNull();
});

describe('a message', () => {
  it('of oneself is changed; nothing is lost when that fails', async () => {
    let works = false;
    const changed = { ...second, change: 3, content: 'Mwiriwe', editedAt: second.sentAt };
    await openTalk(served(), [
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
    await openTalk(served(), [answers(deleteMessage, { data: gone })]);
    await openMenu('Mwaramutse');
    await pressAndConfirm('Delete', 'Delete for everybody');
    await vi.waitFor(() => expect(lines()).toEqual(['Muraho', 'Message deleted']));
  });

  it('of somebody who is to be blocked: the question says what they will see', async () => {
    await openTalk();
    await press('Block this person');
    const question = await screen.findByRole('alertdialog', { name: 'Block Claudine Uwase?' });
    expect(question.textContent).toContain('gets no message, but sees here that it is so');
    expect(question.textContent).not.toContain('not told');
  });

  it('of somebody else can be reported, not changed, and answered by a sign', async () => {
    const loved = {
      ...first,
      change: 3,
      reactions: [{ reaction: 'heart' as const, personIds: [me] }],
    };
    const page = await openTalk(served(), [answers(reactToMessage, { data: loved })]);
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
    await openTalk({ messages, conversation: aConversation(messages, { closed }) });
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
