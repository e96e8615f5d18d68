import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteTeller, type Teller } from '../../../lib/realtime/events.ts';
import { endTyping, tellTyping } from './tell-typing.ts';

const tell = vi.fn();
const teller: Teller = (name, ...said) => void tell(name, ...said);

beforeEach(() => {
  vi.useFakeTimers();
  tell.mockReset();
  noteTeller(teller);
  endTyping();
});
afterEach(() => {
  noteTeller(null);
  vi.useRealTimers();
});

it('tells at most every three seconds that somebody writes', () => {
  for (let letter = 0; letter < 61; letter += 1) {
    tellTyping('one');
    vi.advanceTimersByTime(100);
  }
  expect(tell).toHaveBeenCalledTimes(3);
});

it('tells at once in another conversation, and after something was sent', () => {
  tellTyping('one');
  tellTyping('other');
  endTyping();
  tellTyping('other');
  expect(tell.mock.calls.map(([, said]) => said)).toEqual([
    { conversationId: 'one' },
    { conversationId: 'other' },
    { conversationId: 'other' },
  ]);
});
