import { listElders } from '@hafi/contract/circle/circle.contract';
import {
  listConversations,
  listCorrespondents,
  startConversation,
} from '@hafi/contract/messages/messages.contract';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConversation, aMessage, claudine, idOf, me, talkId } from '../../../test/chat-stage.ts';
import { answers, fails } from '../../../test/fake-api.ts';
import { loadAllParts, renderPage } from '../../../test/render-page.tsx';
import { press } from '../../../test/said.ts';

beforeAll(loadAllParts, 120_000);
beforeEach(() => sessionStorage.clear());

const doctor = '019aa000-0000-7000-8000-000000000003';
const person = (id: string, name: string) => ({
  id,
  name,
  firstName: name.split(' ')[0] ?? '',
  photo: null,
  relation: null,
  isElder: false,
  status: 'offline' as const,
  lastSeenAt: null,
  delivered: 0,
  read: 0,
});

const withClaudine = aConversation([aMessage(2, { content: 'I come on Sunday' })], {
  unread: 2,
  read: 0,
});
const withDoctor = aConversation([], {
  id: idOf(7),
  people: [person(doctor, 'Dr Jean Habimana')],
  activeAt: '2026-11-20T06:00:00.000Z',
});
const circle = aConversation([aMessage(3, { conversationId: idOf(8), content: 'He slept' })], {
  id: idOf(8),
  kind: 'circle',
  elder: { id: me, name: 'Umva Umva', firstName: 'Umva' },
  people: [person(claudine, 'Claudine Uwase'), person(doctor, 'Dr Jean Habimana')],
  activeAt: '2026-11-21T06:00:00.000Z',
});

const list = answers(listConversations, {
  data: [withClaudine, circle, withDoctor],
  nextCursor: null,
  unread: 2,
});

const open = (path = '/chat', more: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(path, { as: ['PATIENT'], answers: [list], ...more });

const rows = () => within(screen.getByRole('region', { name: 'Messages' })).getAllByRole('link');
const rowOf = (name: RegExp) => rows().filter(({ textContent }) => name.test(textContent ?? ''));

describe('the list of conversations', () => {
  it('of a doctor can be only what is unread, or only patients; that of an elder is short', async () => {
    const patient = { ...person(claudine, 'Claudine Uwase'), isElder: true };
    const withPatient = { ...withClaudine, people: [patient], unread: 0 };
    const unread = { ...withDoctor, unread: 1 };
    const data = [withPatient, circle, unread];
    const answered = answers(listConversations, { data, nextCursor: null, unread: 1 });
    await open('/chat', { as: ['DOCTOR'], answers: [answered] });
    expect(rows().length).toBeGreaterThanOrEqual(3);
    fireEvent.click(screen.getByRole('radio', { name: 'Patients' }));
    await vi.waitFor(() => expect(rowOf(/Claudine Uwase/)).toHaveLength(1));
    expect(rowOf(/Habimana/)).toHaveLength(0);
    fireEvent.click(screen.getByRole('radio', { name: 'Unread 1' }));
    await vi.waitFor(() => expect(rowOf(/Habimana/)).toHaveLength(1));
    expect(rowOf(/Claudine Uwase/)).toHaveLength(0);
    cleanup();
    await open();
    expect(screen.queryByRole('radio', { name: 'All' })).toBeNull();
  });

  describe('goes on where the pages end that have come', () => {
    const read = { ...withDoctor, unread: 0 };
    const older = { ...withClaudine, activeAt: '2026-10-01T06:00:00.000Z' };
    const page = (data: (typeof read)[], nextCursor: string | null) => ({
      data,
      nextCursor,
      unread: 2,
    });
    const at = (url: string, body: ReturnType<typeof page>) => ({
      ...answers(listConversations, body),
      url: `/api/conversations?limit=30${url}`,
    });
    const first = at('', page([read], 'next'));

    it('the server is asked for what is unread', async () => {
      const unread = at('&only=unread', page([older], null));
      await open('/chat', { as: ['DOCTOR'], answers: [first, unread] });
      fireEvent.click(screen.getByRole('radio', { name: 'Unread 2' }));
      await vi.waitFor(() => expect(rowOf(/Claudine Uwase/)).toHaveLength(1));
      expect(rowOf(/Habimana/)).toHaveLength(0);
    });

    it('nothing is said of what is unread while it is not known', async () => {
      const unread = {
        ...fails(listConversations),
        url: '/api/conversations?limit=30&only=unread',
      };
      await open('/chat', { as: ['DOCTOR'], answers: [first, unread] });
      fireEvent.click(screen.getByRole('radio', { name: 'Unread 2' }));
      await screen.findByText('Your conversations did not arrive');
      expect(screen.queryByText('No such conversation')).toBeNull();
    });

    it('a name is looked for on the pages to come before it is said that nobody has it', async () => {
      const second = at('&cursor=next', page([older], null));
      await open('/chat', { as: ['DOCTOR'], answers: [first, second] });
      const box = screen.getByRole('searchbox', { name: 'Search conversations' });
      fireEvent.change(box, { target: { value: 'claudine' } });
      await vi.waitFor(() => expect(rowOf(/Claudine Uwase/)).toHaveLength(1));
      fireEvent.change(box, { target: { value: 'xyz' } });
      await screen.findByText('No conversation has this name');
    });
  });

  it('says who, what was last, and what is unread', async () => {
    await open();
    const [first] = rowOf(/Claudine Uwase/);
    expect(first?.textContent).toContain('I come on Sunday');
    expect(first?.textContent).toContain('2 unread');
    expect(rowOf(/My circle/)[0]?.textContent).toContain('Claudine: He slept');
    expect(rowOf(/Habimana/)[0]?.textContent).toContain('Nothing written yet');
    screen.getByText('Select a conversation');
  });

  it('says of what has no words what it is, how long, and what became of it', async () => {
    const file = {
      name: 'voice.webm',
      mediaType: 'audio/webm',
      size: 9000,
      width: null,
      height: null,
      seconds: 14.2,
      waveform: [],
    };
    const call = { callId: idOf(90), media: 'audio' as const, outcome: 'missed' as const };
    const missed = { kind: 'call' as const, content: '', call: { ...call, seconds: null } };
    const lasts = {
      Voice: aMessage(1, { kind: 'voice', content: '', file }),
      Photo: aMessage(1, { kind: 'image', content: 'The road', senderId: me }),
      Missed: aMessage(1, missed),
      Unanswered: aMessage(1, { ...missed, senderId: me }),
      Hostile: aMessage(1, { content: '<0>b</0> {by} <b>c</b>', senderId: me }),
      Deleted: aMessage(1, { kind: 'voice', content: '', isDeleted: true }),
    };
    const data = Object.entries(lasts).map(([name, last], nth) =>
      aConversation([last], { id: idOf(40 + nth), people: [person(idOf(60 + nth), name)] }),
    );
    await open('/chat', {
      answers: [answers(listConversations, { data, nextCursor: null, unread: 0 })],
    });
    const said = Object.keys(lasts).map(
      (name) => rowOf(new RegExp(name))[0]?.querySelector('[data-excerpt]')?.textContent,
    );
    expect(said).toEqual([
      'Voice note, 0:14',
      'You: Photo, The road',
      'Missed call',
      'You called, no answer',
      'You: <0>b</0> {by} <b>c</b>',
      'Message deleted',
    ]);
  });

  it('is filtered by name while typing, whatever the accents', async () => {
    await open();
    const box = screen.getByRole('searchbox', { name: 'Search conversations' });
    fireEvent.change(box, { target: { value: 'habimána' } });
    await vi.waitFor(() => expect(rowOf(/Claudine Uwase/)).toEqual([]));
    expect(rowOf(/Habimana/)).toHaveLength(1);
    fireEvent.change(box, { target: { value: 'xyz' } });
    await screen.findByText('No conversation has this name');
  });

  it('offers to begin one when there is none', async () => {
    const none = answers(listConversations, { data: [], nextCursor: null, unread: 0 });
    await open('/chat', { answers: [none] });
    screen.getByText('No conversations yet');
    await press('Start New Chat');
    await screen.findByRole('dialog', { name: 'Start New Conversation' });
  });

  it('still leads to the phone', async () => {
    await open();
    const call = screen.getByRole('link', { name: /Call a coordinator/ });
    expect(call.getAttribute('href')).toMatch(/^tel:\+250/);
  });
});

describe('a new conversation', () => {
  const correspondent = (id: string, name: string, conversationId: string | null) => ({
    id,
    name,
    photo: null,
    relation: null,
    through: null,
    status: 'offline' as const,
    conversationId,
  });
  const elder = {
    id: me,
    name: 'Umva Umva',
    firstName: 'Umva',
    photo: null,
    by: 'self' as const,
    relation: null,
    decidesAs: null,
    permissions: [],
  };
  const people = answers(listCorrespondents, {
    data: [
      correspondent(claudine, 'Claudine Uwase', talkId),
      correspondent(idOf(20), 'Patrick Niyonzima', null),
      // They have one that is not listed: it was deleted for oneself.
      correspondent(idOf(21), 'Eric Keza', idOf(22)),
    ],
  });

  async function begin() {
    const started = aConversation([], { people: [person(idOf(20), 'Patrick Niyonzima')] });
    const page = await open('/chat', {
      answers: [
        list,
        people,
        answers(listElders, { data: [elder] }),
        answers(startConversation, { data: { ...started, id: idOf(30) } }),
      ],
    });
    await press('New');
    const dialog = await screen.findByRole('dialog', { name: 'Start New Conversation' });
    await within(dialog).findByText('Patrick Niyonzima');
    return { ...page, dialog };
  }

  it('is offered with everybody who is not listed, and with Hafi', async () => {
    const { dialog } = await begin();
    const offered = within(dialog).getAllByRole('listitem');
    const names = offered.map(({ textContent }) => textContent);
    expect(names.some((name) => name?.includes('Claudine'))).toBe(false);
    expect(names.some((name) => name?.includes('My circle'))).toBe(false);
    expect(names.some((name) => name?.includes('Eric Keza'))).toBe(true);
    expect(names.some((name) => name?.includes('Write to Hafi'))).toBe(true);
    fireEvent.change(within(dialog).getByRole('searchbox'), { target: { value: 'patr' } });
    await vi.waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
  });

  it('opens with whoever is chosen', async () => {
    const { api, dialog } = await begin();
    await act(async () => fireEvent.click(within(dialog).getByText('Patrick Niyonzima')));
    await vi.waitFor(() =>
      expect(api.urls.some((url) => url.startsWith(`/api/conversations/${idOf(30)}`))).toBe(true),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is left with Cancel', async () => {
    const { dialog } = await begin();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('leads from an old notice to the conversation', async () => {
  await open(`/chat?conversation=${talkId}`);
  await screen.findByRole('heading', { level: 1, name: 'Claudine Uwase' });
});
