import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { channelsEnv, channelsStage } from '../../../test/channels/channels-stage.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { amlodipine } from '../../../test/medication-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { hashes, turnOfKnown } from '../../accounts/sign-in/password-hash.ts';

let app: TestApp;
let stage: ReturnType<typeof channelsStage>;

beforeAll(async () => {
  app = await startTestApp({ env: channelsEnv });
  stage = channelsStage(app);
});
afterEach(() => app.reset());
afterAll(() => app.close());

describe('the PIN', () => {
  it('locks after five wrong ones, whichever conversation, and tells the owner', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    const call = stage.dial(elder.phone);
    expect(await call.press('3', '1111')).toContain('Tries left: 4');
    expect(await call.press('2222')).toContain('Tries left: 3');
    const other = stage.dial(elder.phone);
    expect(await other.press('4', '3333')).toContain('Tries left: 2');
    expect(await other.press('4444')).toContain('Tries left: 1');
    expect(await other.press('5555')).toContain('The PIN is locked');
    expect(await stage.dial(elder.phone).press('3')).toContain('The PIN is locked');
    expect(await call.press('4729')).toContain('The PIN is locked');
    expect(await stage.dial(elder.phone).press('1')).toMatch(/^END Thank you/);
    const { data } = (await elder.get('/api/notifications')).json();
    expect(data.map(({ title }: { title: string }) => title)).toEqual(['A phone PIN is locked']);
    await deliverAll(app);
    await stage.setPin(elder, '8351');
    expect(await stage.dial(elder.phone).press('3', '8351')).toContain('No medicine today');
  });

  it('closes what it had opened as soon as it is taken away', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    const medicines = `/api/elders/${elder.personId}/medications`;
    await callAs(app, elder).post(medicines, { confirmed: true, ...amlodipine() });
    const call = stage.dial(elder.phone);
    expect(await call.press('3', '4729')).toContain('Amlodipine');
    await elder.remove(`/api/elders/${elder.personId}/phone-pin`);
    expect(await call.again()).toContain('1 I am well');
    expect(await call.press('1')).toMatch(/^END Thank you/);
  });

  it('counts guesses that arrive at the same time', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    const guesses = Array.from({ length: 12 }, (_, at) =>
      stage.dial(elder.phone).press('3', `90${String(at).padStart(2, '0')}`),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter((text) => text.includes('Tries left'))).toHaveLength(4);
    expect(await stage.dial(elder.phone).press('3', '4729')).toContain('The PIN is locked');
  });

  it('waits for its turn without an open transaction, and counts once', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    const free = Promise.withResolvers<void>();
    const others = [1, 2].map((at) => hashes.run(turnOfKnown(`other ${at}`), () => free.promise));
    const { waiting } = hashes.load();
    const call = stage.dial(elder.phone);
    const guess = call.press('3', '1111');
    await expect.poll(() => hashes.load().waiting).toBe(waiting + 1);
    // It would wait for a transaction that has counted the guess.
    const tries = sql`update phone_pins set tries = tries where person_id = ${elder.personId}`;
    await app.platform.db.execute(tries);
    free.resolve();
    await Promise.all(others);
    expect(await guess).toContain('Tries left: 4');
    expect(await call.again()).toContain('Tries left: 4');
  });
});
