import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPerson } from '../../../seed/register-person.ts';
import { accountCalls } from '../../../test/account-calls.ts';
import { callAs } from '../../../test/call-as.ts';
import { channelsStage } from '../../../test/channels/channels-stage.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import type { SignedIn } from '../../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { phonePinState } from '../phone-pin/phone-pin.ts';

let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
let stage: ReturnType<typeof channelsStage>;
beforeAll(async () => {
  app = await startTestApp();
  calls = accountCalls(app);
  stage = channelsStage(app);
});
afterAll(() => app.close());

const password = 'imisozi igihumbi';

/** Asks for a code by SMS and types it, with the cookies of a device. */
async function byPhone(phoneNumber: string, cookie?: string) {
  await calls.post('phone/request-code', { phoneNumber }, { cookie });
  const code = await calls.codeSentTo(phoneNumber);
  return calls.post('phone/signin', { phoneNumber, code }, { cookie });
}
const answer = (challenge: string, ownSecret: string) =>
  calls.post('phone/own-secret', { challenge, ownSecret });
const bellOf = async (who: Pick<SignedIn, 'headers'>): Promise<{ title: string }[]> =>
  (await callAs(app, who).get('/api/notifications')).json().data;
const newPhone = [expect.objectContaining({ title: 'Signed in on a new phone' })];

/** Somebody with a password and a proved number. */
async function withPassword() {
  const phoneNumber = stage.number();
  const email = `${phoneNumber.slice(1)}@hafi.test`;
  const names = { firstName: 'Espérance', lastName: 'Mukamana', locale: 'en' } as const;
  const who = { ...names, email, password, phoneNumber, roles: ['PATIENT'] as const };
  return { email, id: await registerPerson(app.platform, who), phoneNumber };
}

describe('the code of an SMS on a phone that is new to the account', () => {
  it('opens nothing without the phone PIN, where there is one', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    const requested = await byPhone(elder.phone);
    expect(requested).toMatchObject({ status: 200, cookie: '', data: { asks: 'phone-pin' } });
    expect(requested.data.token).toBeUndefined();
    const { challenge } = requested.data;
    expect(await answer(challenge, '1111')).toMatchObject({ code: 'wrong-own-secret' });
    const right = await answer(challenge, ' 4729 ');
    expect(right.data).toMatchObject({ id: elder.personId });
    expect(right.data.token).toBeTruthy();
    expect(await answer(challenge, '4729')).toMatchObject({ code: 'challenge-expired' });
  });

  it('locks the PIN after five wrong ones, over all sign-ins, and tells who it concerns', async () => {
    const elder = await stage.elder();
    await stage.setPin(elder);
    const { elder: _, ...son } = await makeMember(app, { elder, decidesAs: 'representative' });
    const first = (await byPhone(elder.phone)).data.challenge;
    for (const wrong of ['1111', '2222', '3333', '5555']) {
      expect(await answer(first, wrong)).toMatchObject({ code: 'wrong-own-secret' });
    }
    const { challenge } = (await byPhone(elder.phone)).data;
    expect(await answer(challenge, '6666')).toMatchObject({ code: 'phone-pin-locked' });
    expect(await phonePinState(app.platform.db, elder.personId)).toBe('locked');
    expect(await answer(challenge, '4729')).toMatchObject({ status: 401 });
    expect(await bellOf(son)).toMatchObject([{ title: 'A phone PIN is locked' }]);
    expect(await byPhone(elder.phone)).toMatchObject({ status: 403, code: 'phone-pin-locked' });
    // A new PIN, chosen by who decides, lets the elder in again.
    await stage.setPin(elder, '8350');
    const again = (await byPhone(elder.phone)).data.challenge;
    expect((await answer(again, '8350')).data.id).toBe(elder.personId);
  });

  it('opens nothing without the password, where there is one', async () => {
    const { id, phoneNumber } = await withPassword();
    const { asks, challenge } = (await byPhone(phoneNumber)).data;
    expect(asks).toBe('password');
    expect(await answer(challenge, '4729')).toMatchObject({ code: 'wrong-own-secret' });
    expect((await answer(challenge, password)).data.id).toBe(id);
  });

  it('is refused after ten wrong passwords in an hour', async () => {
    const { phoneNumber } = await withPassword();
    const { challenge } = (await byPhone(phoneNumber)).data;
    for (let times = 0; times < 10; times += 1) {
      expect(await answer(challenge, 'wrong words')).toMatchObject({ status: 401 });
    }
    const next = (await byPhone(phoneNumber)).data.challenge;
    expect(await answer(next, password)).toMatchObject({ status: 429 });
  });

  it('is good for five minutes', async () => {
    const { phoneNumber } = await withPassword();
    const { challenge } = (await byPhone(phoneNumber)).data;
    app.clock.advance({ minutes: 5, seconds: 1 });
    expect(await answer(challenge, password)).toMatchObject({ code: 'challenge-expired' });
  });

  it('with neither opens the account, and tells the elder and who decides or is told of alerts', async () => {
    const elder = await stage.elder();
    const permissions = ['alerts:receive'] as const;
    const { elder: _, ...daughter } = await makeMember(app, { elder, permissions });
    const { elder: __, ...other } = await makeMember(app, { elder });
    expect((await byPhone(elder.phone)).data.id).toBe(elder.personId);
    expect(await bellOf(elder)).toEqual(newPhone);
    expect(await bellOf(daughter)).toEqual(newPhone);
    expect(await bellOf(other)).toEqual([]);
  });
});

it('a device on which the account was signed in to before needs the code alone', async () => {
  const { email, id, phoneNumber } = await withPassword();
  const first = await calls.post('signin', { email, password });
  const cookies = [first.headers['set-cookie'] ?? []].flat();
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
  expect((await byPhone(phoneNumber, cookie)).data.id).toBe(id);
  expect((await byPhone(phoneNumber)).data.asks).toBe('password');
});
