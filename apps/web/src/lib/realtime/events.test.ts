import { afterEach, expect, it, vi } from 'vitest';
import {
  isConnected,
  noteTeller,
  onConnection,
  onEvent,
  passOn,
  type Teller,
  tellServer,
} from './events.ts';

afterEach(() => noteTeller(null));

it('passes an event on to whoever listens to its name, until they stop', () => {
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = onEvent('typing', one);
  onEvent('presence', other);
  passOn('typing', { conversationId: 'c', personId: 'p' });
  stop();
  passOn('typing', { conversationId: 'c', personId: 'q' });
  expect(one.mock.calls).toEqual([[{ conversationId: 'c', personId: 'p' }]]);
  expect(other).not.toHaveBeenCalled();
});

it('tells the server what only matters now, and drops it without a connection', () => {
  const tell = vi.fn();
  const teller: Teller = (name, ...said) => void tell(name, ...said);
  tellServer('hidden', true);
  expect(isConnected()).toBe(false);
  const changed = vi.fn();
  const stop = onConnection(changed);
  noteTeller(teller);
  expect(isConnected()).toBe(true);
  tellServer('typing', { conversationId: 'c' });
  expect(tell.mock.calls).toEqual([['typing', { conversationId: 'c' }]]);
  noteTeller(null);
  tellServer('hidden', false);
  expect(tell).toHaveBeenCalledOnce();
  stop();
  noteTeller(teller);
  expect(changed).toHaveBeenCalledTimes(2);
});
