import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Connection, stayConnected } from './stay-connected.ts';

const minute = 60_000;
const missed = vi.fn();
const connect = vi.fn();

/** A connection that the server opens, refuses or ends. */
function aConnection(active = false) {
  const hears = new Map<string, () => void>();
  const connection: Connection = { active, connect, on: (event, hear) => hears.set(event, hear) };
  return { connection, happens: (event: string) => hears.get(event)?.() };
}

beforeEach(() => {
  vi.useFakeTimers();
  missed.mockReset();
  connect.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each(['connect_error', 'disconnect'])(
  'after a %s by the server it tries again, less and less often',
  (event) => {
    const { connection, happens } = aConnection();
    stayConnected(connection, missed);
    for (let refused = 1; refused <= 8; refused += 1) {
      happens(event);
      vi.advanceTimersByTime(minute);
      expect(connect).toHaveBeenCalledTimes(refused);
    }
    // By now half a minute at least.
    happens(event);
    vi.advanceTimersByTime(minute / 2 - 1);
    expect(connect).toHaveBeenCalledTimes(8);
  },
);

it('asks for what was missed, also before the first connection', () => {
  const { connection, happens } = aConnection();
  stayConnected(connection, missed);
  happens('connect');
  expect(missed).toHaveBeenCalledOnce();
  happens('disconnect');
  happens('connect');
  expect(missed).toHaveBeenCalledTimes(2);
});

it('leaves a lost network to the library, which reconnects by itself', () => {
  const { connection, happens } = aConnection(true);
  stayConnected(connection, missed);
  happens('disconnect');
  vi.advanceTimersByTime(minute);
  expect(connect).not.toHaveBeenCalled();
  happens('connect');
  expect(missed).toHaveBeenCalledOnce();
});

it('stops with its page', () => {
  const { connection, happens } = aConnection();
  const stop = stayConnected(connection, missed);
  happens('connect_error');
  stop();
  happens('disconnect');
  vi.advanceTimersByTime(minute);
  expect(connect).not.toHaveBeenCalled();
});
