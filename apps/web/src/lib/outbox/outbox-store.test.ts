// @vitest-environment node
import { addCheckIn } from '@hafi/contract/checkins/checkins.contract';
import { recordDose } from '@hafi/contract/medications/medications.contract';
import { addVital } from '@hafi/contract/vitals/vitals.contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  breaks,
  newDevice,
  openOutbox,
  startOutboxServer,
  unsent,
} from '../../../test/outbox-server.ts';
import { entryKinds } from './entry-kinds.ts';
import { createOutbox } from './outbox.ts';
import { newId } from './outbox-id.ts';
import { outboxStore } from './outbox-store.ts';

let server: Awaited<ReturnType<typeof startOutboxServer>>;

beforeEach(async () => {
  await newDevice();
  server = await startOutboxServer();
});
afterEach(() => server.stop());

const person = 'esperance';
const own = () => person;
const ours = () => createOutbox(entryKinds, own);

/** Opens the outbox database as another version of the app does. */
const openTables = (version: number): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('hafi-outbox', version);
    opening.onupgradeneeded = () => {
      const tables = opening.result.objectStoreNames;
      if (!tables.contains('entries')) {
        opening.result.createObjectStore('entries', { keyPath: 'id' });
      }
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });

async function write(database: IDBDatabase, ...stored: readonly object[]): Promise<void> {
  const transaction = database.transaction('entries', 'readwrite');
  for (const each of stored) transaction.objectStore('entries').put(each);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

/** Entries in the stored format from before they had kinds. */
const firstForm = [
  {
    id: newId(1),
    person,
    topic: 'health',
    method: addVital.method,
    path: addVital.path,
    params: { id: 'elder' },
    body: { id: newId(1), kind: 'weight', values: { value: 62.5 } },
    at: 1_795_000_000_001,
    refusal: null,
  },
  {
    id: newId(2),
    person,
    topic: 'medications',
    method: recordDose.method,
    path: recordDose.path,
    params: { id: 'elder' },
    body: { id: newId(2), medicationId: newId(), dueAt: null, status: 'taken' },
    at: 1_795_000_000_002,
    refusal: null,
  },
  {
    id: newId(3),
    person,
    topic: 'checkins',
    method: addCheckIn.method,
    path: addCheckIn.path,
    params: {},
    body: { at: '2026-11-22T06:00:00Z' },
    at: 1_795_000_000_003,
    refusal: { code: 'too-long-ago', message: 'Too long ago.' },
  },
];

it('sends entries stored by an earlier version of the app, as entered', async () => {
  await write(await openTables(1), ...firstForm);
  expect((await ours().entries()).map(({ kind }) => kind)).toEqual(['reading', 'dose', 'check-in']);
  expect(await ours().sendLane('daily')).toBe(true);
  expect(server.arrived.map(({ path }) => path).sort()).toEqual([
    '/api/elders/elder/doses',
    '/api/elders/elder/vitals',
  ]);
  const bodies = server.arrived.map(({ body }) => JSON.parse(body) as unknown);
  expect(bodies).toContainEqual(firstForm[0]?.body);
  // A refused entry is still there to be read.
  expect(await unsent(ours())).toMatchObject([
    { kind: 'check-in', refusal: { message: 'Too long ago.', status: 400 } },
  ]);
});

/** Entries in format 2, where a position was called a place and a visit schedule a plan. */
const second = { form: 2, person, params: { id: 'elder' }, file: null, at: 1_795_000_000_001 };
const visit = { id: newId(), visitId: newId(), leftAt: null, tasks: [], condition: null };
const secondForm = [
  {
    ...second,
    id: newId(1),
    key: newId(1),
    kind: 'visit',
    place: 2,
    body: {
      ...visit,
      arrivedAt: '2026-11-22T06:00:00Z',
      planned: { planId: 'p', day: '2026-11-22' },
    },
    refusal: null,
  },
  {
    ...second,
    id: newId(2),
    key: newId(2),
    kind: 'reading',
    place: 1,
    body: firstForm[0]?.body,
    refusal: { code: 'too-long-ago', message: 'Too long ago.', status: 400 },
  },
];

it('reads entries of the previous format in their order, converting visit plans to schedules', async () => {
  await write(await openTables(1), ...secondForm);
  expect(await ours().entries()).toMatchObject([
    { kind: 'reading', position: 1, refusal: { status: 400 } },
    { kind: 'visit', position: 2, body: { planned: { scheduleId: 'p', day: '2026-11-22' } } },
  ]);
  expect(await ours().sendLane('daily')).toBe(true);
  expect(server.arrived.map(({ key }) => key)).toEqual([secondForm[0]?.key]);
  expect(JSON.parse(server.arrived[0]?.body ?? '')).toEqual({
    ...visit,
    arrivedAt: '2026-11-22T06:00:00Z',
    planned: { scheduleId: 'p', day: '2026-11-22' },
  });
});

it('gives an entry of an earlier version the same key each time', async () => {
  await write(await openTables(1), ...firstForm.slice(0, 1));
  server.answerAll(breaks);
  await ours().sendLane('daily');
  await ours().sendLane('daily');
  expect(server.arrived.map(({ key }) => key)).toEqual([firstForm[0]?.id, firstForm[0]?.id]);
});

it('leaves unknown entries where they are', async () => {
  const entry = { form: 2, id: newId(), key: newId(), person, params: undefined, body: {} };
  const unknown = [
    { ...entry, kind: 'song', file: null, place: 1, at: 1, refusal: null },
    { ...entry, id: newId(), kind: 'dose', form: 4, anything: 'else' },
    { ...firstForm[0], id: newId(), path: '/api/songs' },
  ];
  await write(await openTables(1), ...unknown);
  expect(await ours().sendLane('daily')).toBe(true);
  expect(await ours().entries()).toEqual([]);
  expect(server.arrived).toEqual([]);
  expect(await (await outboxStore()).all()).toHaveLength(3);
});

it('stores entries in tables that a newer version of the app has changed', async () => {
  await write(await openTables(7), ...firstForm.slice(0, 1));
  expect(await ours().entries()).toHaveLength(1);
  server.answerAll(breaks);
  const body = { at: '2026-11-22T06:00:00Z' };
  await ours().enqueue('check-in', { person, params: undefined, body });
  const count = await (await outboxStore()).all();
  expect(count).toHaveLength(2);
});

it('closes for a newer version that changes the tables, and continues with them', async () => {
  await (await outboxStore()).all();
  await write(await openTables(2), ...firstForm.slice(0, 1));
  expect(await ours().entries()).toHaveLength(1);
});

it('stores a file with its entry', async () => {
  Object.assign(navigator, { onLine: false });
  const file = new Blob(['voice'], { type: 'audio/webm' });
  const photo = { person, params: undefined, body: undefined, file };
  await openOutbox().enqueue('photo', photo);
  const [entry] = await openOutbox().entries();
  expect(entry?.file?.type).toBe('audio/webm');
  expect(await entry?.file?.text()).toBe('voice');
});
