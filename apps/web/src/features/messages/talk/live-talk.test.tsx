import { listUrgentNews } from '@hafi/contract/alerts/alerts.contract';
import {
  listChanges,
  listMessages,
  markConversation,
} from '@hafi/contract/messages/messages.contract';
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConversation, aMessage, claudine, idOf, talkId } from '../../../../test/chat-stage.ts';
import { loadAllParts } from '../../../../test/render-page.tsx';
import { press } from '../../../../test/said.ts';
import {
  countOf,
  first,
  forgetTalk,
  lineOf,
  lines,
  openTalk,
  second,
  served,
  tell,
} from '../../../../test/talk-page.tsx';
import { passOn } from '../../../lib/realtime/events.ts';

beforeAll(loadAllParts, 120_000);
beforeEach(() => sessionStorage.clear());
afterEach(forgetTalk);

describe('what the server tells by itself', () => {
  it('appears at once, once, and nothing is asked again', async () => {
    const page = await openTalk();
    const requested = () =>
      page.api.requested.filter(
        ({ method, path }) => method === 'GET' && path !== listUrgentNews.path,
      );
    const before = requested().map(({ path }) => path);
    await tell(aMessage(3, { content: 'Are you well?' }));
    await tell(aMessage(3, { content: 'Are you well?' }));
    expect(lines()).toEqual(['Muraho', 'Mwaramutse', 'Are you well?']);
    await tell(aMessage(1, { change: 4, content: 'Muraho Mama', editedAt: first.sentAt }));
    expect(lines()).toEqual(['Muraho Mama', 'Mwaramutse', 'Are you well?']);
    // Read to who does not see the screen.
    screen.getByText('Claudine Uwase: Are you well?');
    expect(requested().map(({ path }) => path)).toEqual(before);
  });

  it('is asked for when something was lost on the way, and only what was missed', async () => {
    const talk = served();
    const page = await openTalk(talk);
    const lost = aMessage(3, { content: 'Lost' });
    const notified = aMessage(4, { content: 'Told' });
    talk.messages = [lost, notified];
    talk.conversation = aConversation([first, second, lost, notified]);
    await tell(notified);
    await vi.waitFor(() => expect(lines()).toEqual(['Muraho', 'Mwaramutse', 'Lost', 'Told']));
    expect(countOf(page, listChanges.path)).toBe(1);
    expect(countOf(page, listMessages.path)).toBe(1);
  });

  it('says who writes, until they have sent it or stopped', async () => {
    await openTalk();
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
    await openTalk();
    within(lineOf('Mwaramutse')).getByText('Sent');
    const marks = { conversationId: talkId, personId: claudine, delivered: 2, read: 2 };
    await act(async () => passOn('marks', marks));
    within(lineOf('Mwaramutse')).getByText('Read');
    const lastSeenAt = '2026-11-23T06:00:01.000Z';
    const away = { personId: claudine, status: 'away' as const, lastSeenAt };
    await act(async () => passOn('presence', away));
    screen.getByText('away');
    // What another server tells late does not take its place.
    const before = { ...away, status: 'online' as const, lastSeenAt: '2026-11-23T06:00:00.000Z' };
    await act(async () => passOn('presence', before));
    screen.getByText('away');
  });
});

it('tells that it was read, once it has been shown for a moment', async () => {
  const page = await openTalk(
    served({ conversation: aConversation([first], { read: 0, unread: 1 }) }),
  );
  await vi.waitFor(() => expect(countOf(page, markConversation.path)).toBe(1));
});

it('shows what was before when it is asked for', async () => {
  const messages = [aMessage(8, { content: 'Eight' }), aMessage(9, { content: 'Nine' })];
  const older = [aMessage(1, { content: 'One' }), aMessage(2, { content: 'Two' })];
  await openTalk({ messages, older, conversation: aConversation(messages) });
  await press('Earlier messages');
  await vi.waitFor(() => expect(lines()).toEqual(['One', 'Two', 'Eight', 'Nine']));
  expect(screen.queryByRole('button', { name: 'Earlier messages' })).toBeNull();
});

it('leads to a message of before, which is loaded for it', async () => {
  const quoted = { id: idOf(1), senderName: 'Umva', kind: 'text' as const, excerpt: 'One' };
  const messages = [aMessage(9, { content: 'Nine', replyTo: quoted })];
  const older = [aMessage(1, { content: 'One' })];
  await openTalk({ messages, older, conversation: aConversation(messages) });
  await press(/Umva ?: One/);
  await vi.waitFor(() => expect(document.activeElement).toBe(lineOf('One')));
});
