import type { Message } from '@hafi/contract/messages/message.schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isBehind,
  type Talk,
  type TalkPage,
  talkOf,
  withChanges,
  withOlder,
  withReceived,
} from './talk.ts';

const base: Omit<Message, 'id' | 'position' | 'change' | 'content'> = {
  conversationId: 'c',
  senderId: 'p',
  senderName: 'Claudine Uwase',
  kind: 'text',
  sentAt: '2026-11-23T06:00:00.000Z',
  writtenAt: null,
  editedAt: null,
  isDeleted: false,
  replyTo: null,
  file: null,
  location: null,
  call: null,
  reactions: [],
};

/** A conversation as the server keeps it, with what it has told by itself and not yet delivered. */
class Server {
  private readonly messages: Message[] = [];
  private counter = 0;
  private cleared = 0;
  readonly received: Message[] = [];

  write(): void {
    this.counter += 1;
    const at = { position: this.counter, change: this.counter };
    this.say({ ...base, ...at, id: `m${this.counter}`, content: `m${this.counter}` });
  }

  /** Changes one of the messages, also one that was cleared for this reader. */
  edit(which: number): void {
    const before = this.messages[which % Math.max(1, this.messages.length)];
    if (!before) return;
    this.counter += 1;
    this.say({ ...before, change: this.counter, content: `${before.content}'` });
  }

  private say(message: Message): void {
    const others = this.messages.filter(({ id }) => id !== message.id);
    this.messages.splice(0, this.messages.length, ...others, message);
    this.messages.sort((one, other) => one.position - other.position);
    this.received.push(message);
  }

  clear(): void {
    this.cleared = this.counter;
  }

  get shown(): Message[] {
    return this.messages.filter(({ position }) => position > this.cleared);
  }

  get change(): number {
    return this.counter;
  }

  page(limit: number, cursor: string | null): TalkPage {
    const before = cursor === null ? Number.POSITIVE_INFINITY : Number(cursor);
    const all = this.shown.filter(({ position }) => position < before).reverse();
    const data = all.slice(0, limit);
    const last = data.at(-1);
    const nextCursor = all.length > data.length && last ? String(last.position) : null;
    return { data, nextCursor, change: this.counter };
  }

  since(change: number, limit: number) {
    const all = this.shown
      .filter((message) => message.change > change)
      .sort((one, other) => one.change - other.change);
    const messages = all.slice(0, limit);
    const hasMore = all.length > messages.length;
    return { messages, hasMore, change: hasMore ? (messages.at(-1)?.change ?? 0) : this.counter };
  }
}

/** What may happen, in any order. An answer is made at one moment and arrives at another. */
type Step =
  | { is: 'write' | 'older' | 'changes' | 'arrive' }
  | { is: 'edit' | 'tell' | 'lose'; which: number };

/** Mostly the oldest: events come in order, but for what a network does. */
const nth = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(60));

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.constant({ is: 'write' as const }) },
  { weight: 3, arbitrary: fc.record({ is: fc.constant('edit' as const), which: fc.nat(60) }) },
  { weight: 6, arbitrary: fc.record({ is: fc.constant('tell' as const), which: nth }) },
  fc.record({ is: fc.constant('lose' as const), which: nth }),
  { weight: 2, arbitrary: fc.constant({ is: 'older' as const }) },
  { weight: 2, arbitrary: fc.constant({ is: 'changes' as const }) },
  { weight: 3, arbitrary: fc.constant({ is: 'arrive' as const }) },
);

/** A reader of the conversation, whose answers come late and whose events come in any order. */
function readAlong(server: Server, steps: readonly Step[], size: number): Talk {
  let talk = talkOf(server.page(size, null));
  const onTheWay: ((now: Talk) => Talk)[] = [];
  let live = 0;
  for (const each of steps) {
    if (each.is === 'write') server.write();
    else if (each.is === 'edit') server.edit(each.which);
    else if (each.is === 'tell' || each.is === 'lose') {
      const [received] = server.received.splice(
        each.which % Math.max(1, server.received.length),
        1,
      );
      if (received && each.is === 'tell') {
        live = Math.max(live, received.change);
        talk = withReceived(talk, [received]);
      }
    } else if (each.is === 'older') {
      const cursor = talk.older;
      if (cursor === null) continue;
      const page = server.page(size, cursor);
      onTheWay.push((now) => (now.older === cursor ? withOlder(now, page) : now));
    } else if (each.is === 'changes') {
      const since = talk.change;
      const answer = server.since(since, 3);
      onTheWay.push((now) => withChanges(now, since, answer));
    } else {
      // The answers arrive in the order in which they were asked for, each once.
      talk = onTheWay.shift()?.(talk) ?? talk;
    }
    // It never shows a message twice, nor out of order, whatever has arrived.
    const positions = talk.messages.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].sort((one, other) => one - other));
  }
  for (const arrive of onTheWay) talk = arrive(talk);
  return talk;
}

/** Asks for what is missing until nothing is, as after a reconnection. */
function catchUp(server: Server, talk: Talk): Talk {
  let now = talk;
  for (let round = 0; round < 1000; round += 1) {
    const answer = server.since(now.change, 3);
    now = withChanges(now, now.change, answer);
    if (!answer.hasMore) return now;
  }
  throw new Error('it never ends');
}

const written = (count: number) => {
  const server = new Server();
  for (let at = 0; at < count; at += 1) server.write();
  server.received.splice(0);
  return server;
};

const contents = (messages: readonly Message[]) => messages.map(({ content }) => content);

describe('the messages of a conversation', () => {
  it('are those of the server exactly, in whatever order pages, changes and events come', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 60 }),
        fc.nat(20),
        fc.integer({ min: 1, max: 5 }),
        fc.boolean(),
        (steps, before, size, isCleared) => {
          const server = written(before);
          if (isCleared) server.clear();
          const talk = catchUp(server, readAlong(server, steps, size));
          const shown = server.shown.filter(({ position }) => position >= talk.floor);
          expect(contents(talk.messages)).toEqual(contents(shown));
          expect(isBehind(talk, server.change)).toBe(false);
          // And what is before can still be had.
          let full = talk;
          while (full.older !== null) full = withOlder(full, server.page(size, full.older));
          expect(contents(full.messages)).toEqual(contents(server.shown));
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('need no further question when every event comes, in order', () => {
    const server = written(5);
    let talk = talkOf(server.page(3, null));
    for (let at = 0; at < 10; at += 1) {
      if (at % 3 === 0) server.edit(at);
      else server.write();
      talk = withReceived(talk, server.received.splice(0));
      expect(isBehind(talk, server.change)).toBe(false);
    }
    expect(contents(talk.messages)).toEqual(
      contents(server.shown.filter(({ position }) => position >= talk.floor)),
    );
  });

  it('know that something is missing when an event was lost', () => {
    const server = written(2);
    const talk = talkOf(server.page(3, null));
    server.write();
    server.write();
    const [, second] = server.received;
    const received = withReceived(talk, second ? [second] : []);
    expect(contents(received.messages)).toEqual(['m1', 'm2', 'm4']);
    expect(isBehind(received, 4)).toBe(true);
    const full = withChanges(received, received.change, server.since(received.change, 200));
    expect(contents(full.messages)).toEqual(['m1', 'm2', 'm3', 'm4']);
  });

  it('leave out what was cleared, also when somebody changes it later', () => {
    const server = written(4);
    server.clear();
    const talk = talkOf(server.page(3, null));
    expect(talk.messages).toEqual([]);
    server.edit(1);
    server.write();
    const received = withReceived(talk, server.received);
    expect(contents(received.messages)).toEqual(['m6']);
    expect(isBehind(received, 6)).toBe(false);
  });

  it('stay the same object when nothing is new', () => {
    const server = written(3);
    const talk = talkOf(server.page(5, null));
    expect(withReceived(talk, talk.messages)).toBe(talk);
  });
});
