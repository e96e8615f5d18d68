import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerPerson } from '../../../seed/register-person.ts';
import { accountCalls, wrongCode } from '../../../test/account-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let calls: ReturnType<typeof accountCalls>;
let made = 0;

beforeAll(async () => {
  app = await startTestApp();
  calls = accountCalls(app);
});
afterAll(() => app.close());

/** An elder with a phone alone, who asks for so many codes, a minute apart; in the order of asking. */
async function askCodes(count: number): Promise<{ number: string; codes: string[] }> {
  made += 1;
  const number = `+25078820${String(made).padStart(4, '0')}`;
  const person = { firstName: 'Espérance', lastName: 'Mukamana', phoneNumber: number };
  await registerPerson(app.platform, { ...person, roles: ['PATIENT'], locale: 'rw' });
  const codes: string[] = [];
  for (let requested = 0; requested < count; requested += 1) {
    await calls.post('phone/request-code', { phoneNumber: number });
    codes.push(await calls.codeSentTo(number));
    app.clock.advance({ minutes: 1 });
  }
  return { number, codes };
}

const enter = (phoneNumber: string, code = 'none') =>
  calls.post('phone/signin', { phoneNumber, code });

describe('who asks for a code once more', () => {
  it.each([
    ['first', 0],
    ['second', 1],
    ['last', 2],
  ])('enters by the %s, whichever SMS arrives last, and then by none', async (_, which) => {
    const { codes, number } = await askCodes(3);
    expect(new Set(codes).size).toBe(3);
    expect((await enter(number, codes[which])).status).toBe(200);
    for (const code of codes) {
      expect((await enter(number, code)).code).toBe('invalid-one-time-code');
    }
  });

  it('has ten minutes for each, from when it was made', async () => {
    const { codes, number } = await askCodes(2);
    app.clock.advance({ minutes: 8 });
    expect((await enter(number, codes[0])).code).toBe('invalid-one-time-code');
    expect((await enter(number, codes[1])).status).toBe(200);
  });

  it('gives no more attempts at a code: five wrong ones end all that stand', async () => {
    const { codes, number } = await askCodes(2);
    const wrong = codes.map(wrongCode).find((code) => !codes.includes(code));
    for (let count = 0; count < 5; count += 1) await enter(number, wrong);
    for (const code of codes) {
      expect((await enter(number, code)).code).toBe('invalid-one-time-code');
    }
    await calls.post('phone/request-code', { phoneNumber: number });
    expect((await enter(number, codes[1])).code).toBe('invalid-one-time-code');
    expect((await enter(number, await calls.codeSentTo(number))).status).toBe(200);
  });

  it('enters once, by whichever of two that are typed at the same moment', async () => {
    const { codes, number } = await askCodes(2);
    const entered = await Promise.all(codes.map((code) => enter(number, code)));
    expect(entered.map(({ status }) => status).toSorted()).toEqual([200, 401]);
  });
});
