import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '../../../platform/rate-limit/rate-limit.tables.ts';
import {
  byLink,
  calledEmergency,
  position,
  tokenOf,
} from '../../../test/emergencies/called-emergency.ts';
import { emergencyStage } from '../../../test/emergencies/emergency-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { findResponders } from '../course/responders.repo.ts';

let app: TestApp;
let stage: ReturnType<typeof emergencyStage>;
let open: ReturnType<typeof byLink>['open'];
let act: ReturnType<typeof byLink>['act'];
beforeAll(async () => {
  app = await startTestApp();
  stage = emergencyStage(app);
  ({ act, open } = byLink(app));
});
beforeEach(() => app.reset());
afterAll(() => app.close());

const called = (settings: object = {}) => calledEmergency(stage, settings);

describe('a link', () => {
  it('shows the least that helps, without an account', async () => {
    const { daughter, elder, gaspard, id, token } = await called();
    const { data } = (await open(token)).json();
    expect(data).toMatchObject({
      id,
      elder: { id: null, name: 'Espérance Mukamana', photo: null, age: 76, phone: elder.phone },
      state: 'alerting',
      place: { home: 'Rukiri I, Remera, Gasabo', landmarks: 'Behind the blue gate', position },
      card: null,
      responders: [{ name: 'Gaspard Habimana', you: true, phone: null }],
      events: [],
      can: { cancel: false, respond: true, resolve: false, coordinate: false, locate: false },
    });
    await daughter.act(id, 'coming', { minutes: 5, position });
    const again = (await open(token)).json().data;
    expect(again.responders).toMatchObject([
      { firstName: 'Claudine', knows: 'coming', position: null, phone: null, photo: null },
      { name: 'Gaspard Habimana' },
    ]);
    expect(JSON.stringify(again)).not.toContain(daughter.phone);
    expect(JSON.stringify(again)).not.toContain(gaspard);
  });

  it('is seen by saying so, not by opening it, and answers as its owner', async () => {
    const { elder, id, token } = await called();
    const knows = async () =>
      (await elder.see(id)).responders.find(({ name }) => name.startsWith('Gaspard'))?.knows;
    await open(token);
    expect(await knows()).toBe('told');
    expect((await act(token, { act: 'seen' })).statusCode).toBe(200);
    expect(await knows()).toBe('seen');
    await act(token, { act: 'coming', minutes: 4 });
    expect(await knows()).toBe('coming');
    await act(token, { act: 'ambulance' });
    await act(token, { act: 'arrived' });
    const seen = await elder.see(id);
    expect(seen.state).toBe('arrived');
    expect(seen.events.filter(({ name }) => name === 'Gaspard Habimana')).toHaveLength(4);
  });

  it('says that it has ended, and dies with the right of who was sent it', async () => {
    const { daughter, elder, id, smsTo, token } = await called();
    const hers = tokenOf(smsTo(daughter.phone));
    expect((await open(hers)).statusCode).toBe(200);
    await daughter.grant([]);
    expect((await open(hers)).json().code).toBe('not-found');
    expect((await act(hers, { act: 'arrived' })).json().code).toBe('not-found');
    expect(await daughter.sees(id)).toBe(false);
    expect(await daughter.list()).toEqual([]);
    await elder.act(id, 'resolve', { as: 'resolved' });
    expect((await open(token)).json().code).toBe('emergency-has-ended');
    expect((await act(token, { act: 'arrived' })).json().code).toBe('emergency-has-ended');
  });

  it('without an account dies when the elder names somebody else, or nobody', async () => {
    const { elder, gaspard, token } = await called();
    expect((await open(token)).statusCode).toBe(200);
    // The same number under another name is still named.
    await stage.name(elder, 'Gaspard H.', gaspard);
    expect((await open(token)).statusCode).toBe(200);
    await stage.name(elder, 'Alice Uwase', '+250788299998');
    expect((await open(token)).json().code).toBe('not-found');
    expect((await act(token, { act: 'arrived' })).json().code).toBe('not-found');
    await stage.name(elder, 'Gaspard Habimana', gaspard);
    await elder.remove('/api/profile/contact');
    expect((await open(token)).json().code).toBe('not-found');
  });

  it('does not flood the phone of the elder with changes of mind, and the last one holds', async () => {
    const { elder, id, token } = await called();
    const mine = (texts: readonly { to: string }[]) => texts.filter(({ to }) => to === elder.phone);
    await stage.sms();
    expect((await act(token, { act: 'coming', minutes: 10 })).statusCode).toBe(200);
    expect(mine(await stage.sms())).toHaveLength(1);
    for (let nth = 0; nth < 4; nth += 1) {
      await act(token, nth % 2 ? { act: 'coming', minutes: 10 } : { act: 'cannot' });
    }
    await act(token, { act: 'cannot' });
    // The first change was notified, and that nobody is left who comes; the others wait.
    expect(mine(await stage.sms())).toHaveLength(2);
    app.clock.advance({ seconds: 31 });
    await app.due.run('emergency.tell-changed-minds');
    const [messages, ...more] = mine(await stage.sms());
    expect(more).toEqual([]);
    expect(messages).toMatchObject({ text: expect.stringContaining('Gaspard Habimana') });
    await app.due.run('emergency.tell-changed-minds');
    expect(mine(await stage.sms())).toEqual([]);
    const [row] = (await findResponders(app.platform.db, [id])).filter(({ phone }) => phone);
    const key = `emergency-acts:${row?.id}`;
    const resetsAt = new Date(app.clock.now().getTime() + 60_000);
    await app.platform.db
      .insert(rateLimits)
      .values({ key, count: 60, resetsAt })
      .onConflictDoUpdate({ target: rateLimits.key, set: { count: 60, resetsAt } });
    expect((await act(token, { act: 'ambulance' })).statusCode).toBe(429);
    // Whoever answers for the first time is never refused.
    const other = await stage.contact(elder);
    await other.act(id, 'coming', { minutes: 5 });
  });

  it('cannot be guessed at leisure, and one that was sent is never refused', async () => {
    const { token } = await called();
    const codes = new Set<number>();
    for (let guess = 0; guess < 70; guess += 1) codes.add((await open(`guess${guess}`)).statusCode);
    expect([...codes]).toEqual([404, 429]);
    for (let each = 0; each < 100; each += 1) expect((await open(token)).statusCode).toBe(200);
    const { rows } = (await app.platform.db.execute(
      'select token_hash from emergency_responders',
    )) as unknown as { rows: object[] };
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
