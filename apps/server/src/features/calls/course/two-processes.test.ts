import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callStage } from '../../../test/calls/call-stage.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { openScreens } from '../../../test/messages/open-screens.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
/** A second process on the same database; the only one again where the database is embedded. */
let other: TestApp;
let here: string;
let there: string;
const screens = openScreens();

beforeAll(async () => {
  app = await startTestApp();
  const alone = app.platform.database.engine === 'pglite';
  other = alone ? app : await startTestApp({ alongside: app });
  here = await app.listen();
  there = alone ? here : await other.listen();
});
afterEach(() => screens.close());
afterAll(async () => {
  if (other !== app) await other.close();
  await app.close();
});

/** An elder whose requests and screen are at one process, and a daughter at the other. */
async function apart() {
  const stage = callStage(app);
  const { daughter, elder, place } = await stage.family();
  const [mobile, tablet] = [await stage.device(daughter), await callStage(other).device(elder)];
  return {
    daughter,
    elder,
    mobile,
    tablet,
    mine: await screens.open(here, mobile),
    theirs: await screens.open(there, tablet),
    place,
  };
}
const poll = <T>(what: () => T) => expect.poll(what, { timeout: 8000 });

it('a call rings at the other process, is answered there, connects, and ends at both', async () => {
  const { mine, mobile, place, tablet, theirs } = await apart();
  const { id } = (await mobile.start(place)).json().data;
  await poll(() => theirs.received.ring.map((call) => call.id)).toEqual([id]);
  expect((await tablet.join(id)).statusCode).toBe(200);
  const stateAt = (screen: typeof mine) =>
    screen.received.call.at(-1)?.people.map(({ state }) => state);
  await poll(() => stateAt(mine)).toEqual(['joined', 'joined']);
  await mobile.send(id, [{ to: tablet.legId, nth: 1, kind: 'candidates', payload: 'a way' }]);
  await poll(() => theirs.received.signal).toHaveLength(1);
  await tablet.leave(id);
  await poll(() => mine.received.call.at(-1)?.outcome).toBe('answered');
});

it('who is taken out at one process is out of the call at the other, at once', async () => {
  const { daughter, elder, mine, mobile, place, tablet } = await apart();
  const { id } = (await mobile.start(place)).json().data;
  await tablet.join(id);
  const url = `/api/elders/${elder.personId}/circle/members/${daughter.personId}`;
  expect((await tablet.as.remove(url)).statusCode).toBe(200);
  await poll(() => mine.received.call.at(-1)?.outcome).toBe('answered');
  expect((await mobile.beat(id)).json()).toMatchObject({ code: 'call-over' });
});

it('a call that both begin at once at two processes is one', async () => {
  const { mobile, place, tablet } = await apart();
  const answers = await Promise.all([mobile.start(place), tablet.start(place)]);
  const ids = answers.map((answer) => answer.json().data.id);
  expect(ids[0]).toBe(ids[1]);
});

it('messages sent at two processes at once stand once, in an order without gaps', async () => {
  const { daughter, elder, mine, place, theirs } = await apart();
  const id = place.conversationId;
  const [near, far] = [messageStage(app), messageStage(other)];
  const twice = { id: newId(), kind: 'text', content: 'Twice' };
  await Promise.all([
    near.send(daughter, id, twice),
    far.send(daughter, id, twice),
    ...Array.from({ length: 10 }, (_, nth) => near.sent(daughter, id, `near ${nth}`)),
    ...Array.from({ length: 10 }, (_, nth) => far.sent(elder, id, `far ${nth}`)),
  ]);
  const positions = (await near.read(elder, id)).map(({ position }) => position);
  expect(positions).toEqual(Array.from({ length: 21 }, (_, nth) => nth + 1));
  for (const { received } of [mine, theirs]) {
    const notified = () => [...new Set(received.message.map(({ position }) => position))].sort();
    await poll(() => notified().length).toBe(21);
  }
});
