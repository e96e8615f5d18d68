import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { type Member, makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { suspend } from '../../../test/factories/suspension.factory.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { messageLocations } from './locations.tables.ts';

let app: TestApp;
let stage: ReturnType<typeof messageStage>;
let elder: SignedIn;
let daughter: Member;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  stage = messageStage(app);
});
beforeEach(async () => {
  await app.reset();
  elder = await makePerson(app);
  daughter = await makeMember(app, { elder, permissions: ['messages'] });
  id = await stage.circleOf(elder);
});
afterAll(() => app.close());

const market = { latitude: -1.9536, longitude: 30.1044, accuracy: 12 };
const church = { latitude: -1.9587, longitude: 30.1127, accuracy: 30 };

/** Shares where the elder is; live for a quarter of an hour by default. */
async function share(minutes: number | undefined = 15): Promise<string> {
  const body = { kind: 'location', location: market, ...(minutes ? { minutes } : {}) };
  const answer = await stage.send(elder, id, body);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.id;
}
const at = (message: string, part: string) => `/api/messages/${message}/${part}`;
const move = (who: SignedIn, message: string, to: object = church) =>
  callAs(app, who).put(at(message, 'position'), to);
const view = (who: SignedIn, message: string) => callAs(app, who).post(at(message, 'views'));
const views = async (who: SignedIn, message: string) =>
  (await callAs(app, who).get(at(message, 'views'))).json().data;
const shown = async (who: SignedIn = daughter) => (await stage.read(who, id)).at(-1)?.location;
const storedPositions = async () =>
  (await app.platform.db.select().from(messageLocations)).map(({ latitude }) => latitude);

describe('a location', () => {
  it('sent once stays where it was', async () => {
    const message = await share(0);
    expect(await shown()).toMatchObject({ position: market, liveUntil: null, isLive: false });
    expect((await move(elder, message)).json().code).toBe('not-shared-any-more');
    expect((await view(daughter, message)).json().code).toBe('not-shared-any-more');
    await stage.remove(elder, message);
    expect(await shown()).toBeNull();
    expect(await storedPositions()).toEqual([null]);
  });

  it('sent live moves with its sender, not too often, and ends by itself, erased', async () => {
    const message = await share();
    await move(elder, message);
    expect((await shown())?.position).toMatchObject(market);
    app.clock.advance({ seconds: 5 });
    expect((await move(elder, message)).statusCode).toBe(200);
    expect((await shown())?.position).toMatchObject(church);
    expect((await move(daughter, message)).statusCode).toBe(404);
    const wrong = { ...church, latitude: 91 };
    expect((await move(elder, message, wrong)).statusCode).toBe(400);
    const { change } = await stage.changes(daughter, id);
    app.clock.advance({ minutes: 15 });
    expect((await move(elder, message)).json().code).toBe('not-shared-any-more');
    await app.due.run('messages.end-locations');
    expect(await shown()).toMatchObject({ position: null, isLive: false });
    expect(await storedPositions()).toEqual([null]);
    expect((await stage.changes(daughter, id, change)).messages).toHaveLength(1);
  });

  it('is stopped by its sender at once, who sees who has looked', async () => {
    const message = await share(60);
    const son = await makeMember(app, {
      elder,
      permissions: ['messages'],
      person: { firstName: 'Eric' },
    });
    expect((await view(daughter, message)).json().data.location.isLive).toBe(true);
    app.clock.advance({ seconds: 10 });
    await view(son, message);
    const seen = app.clock.now().toISOString();
    app.clock.advance({ seconds: 10 });
    // Somebody who keeps looking is not notified again at once.
    await view(son, message);
    await view(elder, message);
    expect(await views(elder, message)).toMatchObject([
      { personId: son.personId, name: 'Eric Mukamana', at: seen },
      { personId: daughter.personId },
    ]);
    expect((await callAs(app, daughter).get(at(message, 'views'))).statusCode).toBe(404);
    expect((await callAs(app, daughter).remove(at(message, 'position'))).statusCode).toBe(404);
    const stopped = await callAs(app, elder).remove(at(message, 'position'));
    expect(stopped.json().data.location).toMatchObject({ position: null, isLive: false });
    await callAs(app, elder).remove(at(message, 'position'));
    expect((await view(daughter, message)).json().code).toBe('not-shared-any-more');
    expect(await storedPositions()).toEqual([null]);
  });

  it('ends soon after its sender was taken out, who can also stop it', async () => {
    const answer = await stage.send(daughter, id, {
      kind: 'location',
      location: market,
      minutes: 480,
    });
    const message = answer.json().data.id;
    await daughter.end();
    expect((await move(daughter, message)).statusCode).toBe(404);
    expect((await shown(elder))?.isLive).toBe(true);
    app.clock.advance({ seconds: 61 });
    await app.due.run('messages.end-locations');
    expect(await shown(elder)).toMatchObject({ position: null, isLive: false });
    const second = await makeMember(app, { elder, permissions: ['messages'] });
    const other = await stage.send(second, id, {
      kind: 'location',
      location: market,
      minutes: 480,
    });
    await second.end();
    const stop = await callAs(app, second).remove(at(other.json().data.id, 'position'));
    expect(stop.statusCode).toBe(200);
    expect(await storedPositions()).toEqual([null, null]);
  });

  it('ends soon after its sender was suspended, and with a block', async () => {
    await share(480);
    await suspend(app, elder.personId);
    app.clock.advance({ seconds: 61 });
    await app.due.run('messages.end-locations');
    expect(await storedPositions()).toEqual([null]);
    const uncle = await makeMember(app, { who: daughter, permissions: ['messages'] });
    const own = await stage.between(daughter, uncle.elder);
    await stage.send(daughter, own, { kind: 'location', location: market, minutes: 15 });
    await stage.send(uncle.elder, own, { kind: 'location', location: church, minutes: 15 });
    await callAs(app, uncle.elder).put(`/api/blocks/${daughter.personId}`);
    expect(await storedPositions()).toEqual([null, null, null]);
  });
});
