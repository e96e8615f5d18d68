import { hourInMs } from '@hafi/base/time';
import { listMessages, sendMessage } from '@hafi/contract/messages/messages.contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aMessage, me } from '../../../../test/chat-stage.ts';
import { fails, unreachable } from '../../../../test/fake-api.ts';
import { loadAllParts } from '../../../../test/render-page.tsx';
import { press } from '../../../../test/said.ts';
import {
  field,
  forgetTalk,
  lineOf,
  lines,
  openMenu,
  openTalk,
  served,
  takes,
  tell,
  write,
} from '../../../../test/talk-page.tsx';
import { longestFailing } from '../../../lib/outbox/lanes.ts';
import { outbox } from '../../../lib/outbox/own-outbox.ts';

beforeAll(loadAllParts, 120_000);
beforeEach(() => sessionStorage.clear());
afterEach(forgetTalk);

describe('what is written', () => {
  it('may be sent once there is a letter, not when it is blank', async () => {
    await openTalk();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    fireEvent.change(field(), { target: { value: '   ' } });
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
    fireEvent.change(field(), { target: { value: ' a' } });
    screen.getByRole('button', { name: 'Send' });
  });

  it('stands there at once, and once when the server tells it too', async () => {
    await openTalk(served(), [takes(3)]);
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
    await openTalk(served(), [unreachable(sendMessage)]);
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
    await openTalk(served(), [
      { endpoint: sendMessage, answer: () => (refuses ? refusal : taken).answer() },
    ]);
    await write('Hello?');
    await vi.waitFor(() => expect(lineOf('Hello?').textContent).toContain('It did not work.'));
    refuses = false;
    await press('Try again', lineOf('Hello?'));
    await vi.waitFor(() => expect(lineOf('Hello?').textContent).not.toContain('Not sent.'));
    expect(lines()).toEqual(['Muraho', 'Mwaramutse', 'Hello?']);
  });

  it('says that the server could not take it, after some tries, and lets what follows pass', async () => {
    const broken = fails(sendMessage, 500, 'internal');
    const taken = takes(3, new Date(Date.now() + hourInMs).toISOString());
    let isFirst = true;
    await openTalk(served(), [
      { endpoint: sendMessage, answer: () => (isFirst ? broken : taken).answer() },
    ]);
    await write('Hello?');
    for (let count = 0; count < 5; count += 1) await outbox.sendLane('messages');
    expect(lineOf('Hello?').textContent).not.toContain('Not sent.');
    const { now } = Date;
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => now.call(Date) + longestFailing);
    await outbox.sendLane('messages');
    clock.mockRestore();
    await vi.waitFor(() =>
      expect(lineOf('Hello?').textContent).toContain('The server could not take this message.'),
    );
    expect(lineOf('Hello?').textContent).not.toContain('Waits for the network');
    expect(lineOf('Hello?').textContent).not.toContain('was sent without it');
    isFirst = false;
    await write('Are you there?');
    await vi.waitFor(() => within(lineOf('Are you there?')).getByText('Sent'));
    expect(lineOf('Hello?').textContent).toContain('What you wrote after it was sent without it');
    await press('Delete', lineOf('Hello?'));
    await vi.waitFor(() => expect(lines()).toEqual(['Muraho', 'Mwaramutse', 'Are you there?']));
  });

  it('is kept when the page is left, with the message that it answers', async () => {
    const { unmount } = await openTalk();
    const dialog = await openMenu('Muraho');
    await press('Reply', dialog);
    fireEvent.change(field(), { target: { value: 'Half a sentence' } });
    const kept = { ...sessionStorage };
    unmount();
    const again = openTalk();
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, String(value));
    await again;
    await screen.findByText(/Muraho/, { selector: 'form bdi' });
    expect(field().value).toBe('Half a sentence');
    await press('Do not answer this message');
    expect(screen.queryByRole('button', { name: 'Do not answer this message' })).toBeNull();
  });

  it('is not cut when it is too long: the person is told', async () => {
    await openTalk();
    fireEvent.change(field(), { target: { value: 'a'.repeat(5001) } });
    screen.getByText(/This is too long: 5001 letters, and 5000 have room/);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(field().value).toHaveLength(5001);
    expect(lines()).toEqual(['Muraho', 'Mwaramutse']);
  });
});

it('says that the messages did not arrive, and one can write all the same', async () => {
  await openTalk(served(), [fails(listMessages), takes(3)]);
  screen.getByText('The messages did not arrive');
  await write('I slept well');
  await vi.waitFor(() => expect(lines()).toEqual(['I slept well']));
});
