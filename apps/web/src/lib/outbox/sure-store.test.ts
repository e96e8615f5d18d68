// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  breaks,
  isUnresponsive,
  newDevice,
  openOutbox,
  startOutboxServer,
  taken,
  unsent,
} from '../../../test/outbox-server.ts';
import { newId } from './outbox-id.ts';
import { outboxStore } from './outbox-store.ts';

let server: Awaited<ReturnType<typeof startOutboxServer>>;

beforeEach(async () => {
  await newDevice();
  server = await startOutboxServer();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.stop();
});

const help = () => ({
  person: 'esperance',
  params: undefined,
  body: { id: newId(), text: 'help' },
});

/** The browser has lost the database: every use of the connection throws. */
const loseDatabase = () =>
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('The database connection is closing.', 'InvalidStateError');
  });

/** Opening the database neither succeeds nor fails, until the returned function lets it. */
function hangOpening(): () => void {
  const waiting: (() => void)[] = [];
  const really = indexedDB.open.bind(indexedDB);
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    const held = {} as { -readonly [K in keyof IDBOpenDBRequest]: IDBOpenDBRequest[K] };
    waiting.push(() => {
      const request = really(name, version);
      request.onupgradeneeded = (event) => {
        held.result = request.result;
        held.onupgradeneeded?.call(request, event);
      };
      request.onsuccess = (event) => {
        held.result = request.result;
        held.onsuccess?.call(request, event);
      };
    });
    return held as IDBOpenDBRequest;
  });
  return () => {
    for (const open of waiting) open();
  };
}

it('sends a call for help though the database is lost, and tries again until it is sent', async () => {
  const outbox = openOutbox();
  await outbox.entries();
  const lost = loseDatabase();
  expect(await outbox.enqueue('alarm', help())).toMatchObject({ state: 'sent' });
  await expect(outbox.enqueue('dose', help())).rejects.toThrow('closing');
  server.answerAll(breaks);
  expect(await outbox.enqueue('alarm', help())).toEqual({ state: 'waiting' });
  expect(await unsent(outbox)).toMatchObject([{ kind: 'alarm' }]);
  expect(await outbox.sendLane('emergency')).toBe(false);
  server.answerAll(taken);
  expect(await outbox.sendLane('emergency')).toBe(true);
  expect(server.arrived.slice(1).map(({ key }) => key)).toEqual(
    Array.from({ length: 3 }, () => server.arrived[1]?.key),
  );
  // What became of it is known to this page, which shows it.
  expect((await outbox.entries()).map(({ sentAt }) => typeof sentAt)).toEqual(['number', 'number']);
  lost.mockRestore();
});

it('sends a call for help that was stored before the database was lost', async () => {
  const outbox = openOutbox();
  server.answerAll(breaks);
  expect(await outbox.enqueue('alarm', help())).toEqual({ state: 'waiting' });
  loseDatabase();
  server.answerAll(taken);
  expect(await outbox.sendLane('emergency')).toBe(true);
  expect(server.arrived).toHaveLength(2);
});

it('sends a call for help while the database does not open, and stores it when it does', async () => {
  const letOpen = hangOpening();
  const outbox = openOutbox();
  server.answerAll(breaks);
  const before = Date.now();
  expect(await outbox.enqueue('alarm', help())).toEqual({ state: 'waiting' });
  expect(Date.now() - before).toBeLessThan(2_000);
  expect(server.texts()).toEqual(['help']);
  expect(await outbox.sendLane('emergency')).toBe(false);
  expect(server.texts()).toEqual(['help', 'help']);
  letOpen();
  await expect.poll(() => unsent(openOutbox())).toMatchObject([{ kind: 'alarm' }]);
  server.answerAll(taken);
  expect(await openOutbox().sendLane('emergency')).toBe(true);
  expect(await unsent(outbox)).toEqual([]);
});

it('dismisses a call for help while the database is lost', async () => {
  const outbox = openOutbox();
  await outbox.entries();
  server.answerAll(isUnresponsive);
  Object.assign(navigator, { onLine: false });
  loseDatabase();
  await outbox.enqueue('alarm', help());
  const [entry] = await outbox.entries();
  await outbox.dismiss(entry?.id ?? '');
  vi.restoreAllMocks();
  expect(await outbox.entries()).toEqual([]);
});

it.each(['closes', 'throws'])('opens the database again after it %s', async (how) => {
  const outbox = openOutbox();
  const opened = vi.spyOn(indexedDB, 'open');
  await outbox.entries();
  const lost = how === 'throws' ? loseDatabase() : undefined;
  if (lost) await expect(outbox.entries()).rejects.toThrow('closing');
  else {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const [request] = opened.mock.results.map(({ value }) => value as IDBOpenDBRequest);
      if (request) resolve(request.result);
    });
    database.close();
    database.onclose?.(new Event('close'));
  }
  lost?.mockRestore();
  const count = opened.mock.calls.length;
  await (await outboxStore()).all();
  expect(opened.mock.calls.length).toBe(count + 1);
});
