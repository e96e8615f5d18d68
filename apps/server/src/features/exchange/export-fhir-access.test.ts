import type { Permission } from '@hafi/contract/circle/circle-terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../test/account-calls.ts';
import { callAs } from '../../test/call-as.ts';
import { makeMember } from '../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { proveIdentity } from '../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let app: TestApp;
let elder: SignedIn;

beforeAll(async () => {
  app = await startTestApp();
  elder = await makePerson(app);
});
afterAll(() => app.close());

const join = (permissions: Permission[]) => makeMember(app, { elder, permissions });

const askPlainly = (who: SignedIn, of = elder) =>
  callAs(app, who).get(`/api/elders/${of.personId}/fhir`);
const ask = async (who: SignedIn) => {
  await proveIdentity(app, who);
  return askPlainly(who);
};

describe('the FHIR export', () => {
  it('asks everybody to confirm their identity on this device, for ten minutes', async () => {
    const password = 'Agaseke-8';
    const who = await makePerson(app, { password });
    const member = await join(['health:read']);
    const own = () => askPlainly(who, who);
    for (const answer of [await own(), await askPlainly(member)]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().code).toBe('confirm-first');
    }
    await accountCalls(app).post('confirm', { password }, who.headers);
    expect((await own()).statusCode).toBe(200);
    app.clock.advance({ minutes: 11 });
    expect((await own()).statusCode).toBe(403);
  });

  it('is not found for people who may not read the health', async () => {
    const gone = await join(['health:read']);
    expect((await ask(gone)).statusCode).toBe(200);
    await gone.end();
    const others = [await join(['messages']), await makePerson(app, { roles: ['ADMIN'] }), gone];
    for (const who of others) expect((await ask(who)).statusCode).toBe(404);
  });
});
