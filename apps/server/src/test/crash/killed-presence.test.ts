import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMember } from '../factories/member.factory.ts';
import { makePerson } from '../factories/person.factory.ts';
import { messageStage } from '../messages/message-stage.ts';
import { openScreens } from '../messages/open-screens.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { type OwnProcess, settingsOn, startProcess } from './server-process.ts';

const dir = mkdtempSync(join(tmpdir(), 'hafi-presence-'));
const screens = openScreens();
let app: TestApp;
let other: OwnProcess;

beforeAll(async () => {
  app = await startTestApp({ now: new Date().toISOString() });
  // Whoever is there already keeps the other process from filling the database for a demo.
  await makePerson(app);
  const { native } = app.platform.database;
  const url = 'pool' in native ? native.pool.options.connectionString : undefined;
  other = startProcess('server', {
    env: settingsOn(dir, url ?? ''),
  });
}, 120_000);
afterAll(async () => {
  screens.close();
  await other.stop();
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});

test('messages go on when a process is killed, and who was at it is told to be gone', {
  timeout: 120_000,
}, async () => {
  const stage = messageStage(app);
  const elder = await makePerson(app);
  const daughter = await makeMember(app, { elder, permissions: ['messages'] });
  const id = await stage.circleOf(elder);
  const watcher = await screens.open(await app.listen(), elder);
  const far = await screens.open(await other.ready, daughter);
  const statuses = () =>
    watcher.received.presence.map(({ personId, status }) => [personId, status]);
  await expect.poll(statuses, { timeout: 20_000 }).toContainEqual([daughter.personId, 'online']);
  await stage.sent(elder, id, 'Are you there?');
  await expect.poll(() => far.received.message, { timeout: 20_000 }).toHaveLength(1);
  await other.kill();
  await stage.sent(elder, id, 'And now?');
  expect((await stage.one(elder, id)).people[0]?.status).toBe('online');
  app.clock.set(new Date(Date.now() + 61_000));
  await app.due.run('realtime.end-presences');
  await expect.poll(statuses, { timeout: 20_000 }).toContainEqual([daughter.personId, 'offline']);
  expect((await stage.one(elder, id)).people[0]?.status).toBe('offline');
  expect(await stage.read(daughter, id)).toHaveLength(2);
});
