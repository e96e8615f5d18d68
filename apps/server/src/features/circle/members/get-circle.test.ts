import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { callAs } from '../../../test/call-as.ts';
import { type Member, makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { issueSession } from '../../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let elder: SignedIn;
let daughter: Member;

beforeEach(async () => {
  app ??= await startTestApp();
  app.clock.set('2026-11-23T06:00:00Z');
  elder = await makePerson(app);
  daughter = await makeMember(app, { elder, permissions: ['health:read'] });
});
afterAll(() => app.close());

const memberFor = async (who: SignedIn, about: SignedIn) =>
  (await callAs(app, who).get(`/api/elders/${elder.personId}/circle`))
    .json()
    .data.members.find(({ personId }: { personId: string }) => personId === about.personId);
const setPhone = (who: SignedIn, phone: string, proved: boolean) =>
  app.platform.db.execute(
    `update people set phone_number = '${phone}', phone_verified = ${proved} where id = '${who.personId}'`,
  );
const view = () => callAs(app, daughter).get(`/api/elders/${elder.personId}/vitals`);

describe('the people around an elder', () => {
  it('are called by the elder at the numbers that are proved to be theirs', async () => {
    await setPhone(daughter, '+250788123001', false);
    expect((await memberFor(elder, daughter)).phone).toBeNull();
    await setPhone(daughter, '+250788123001', true);
    expect(await memberFor(elder, daughter)).toMatchObject({
      firstName: 'Claudine',
      phone: '+250788123001',
    });
    // Not their own, and not to who is notified of nothing.
    expect((await memberFor(daughter, daughter)).phone).toBeNull();
    const other = await makeMember(app, { elder, permissions: ['messages'] });
    expect((await memberFor(other, daughter)).phone).toBeNull();
    const neighbour = await makeMember(app, { elder, permissions: ['alerts:receive'] });
    expect((await memberFor(neighbour, daughter)).phone).toBe('+250788123001');
  });

  it('are shown to the elder with the days on which they looked, in the last thirty', async () => {
    expect((await memberFor(elder, daughter)).viewDays).toBe(0);
    await view();
    await view();
    app.clock.advance({ hours: 24 });
    await view();
    expect((await memberFor(elder, daughter)).viewDays).toBe(2);
    const other = await makeMember(app, { elder, permissions: ['health:read'] });
    expect((await memberFor(other, daughter)).viewDays).toBeNull();
    app.clock.advance({ hours: 24 * 31 });
    // The session of before has ended by then.
    const { cookie } = await issueSession(app.platform, elder.personId);
    const later = { ...elder, headers: { cookie } };
    expect((await memberFor(later, daughter)).viewDays).toBe(0);
  });
});
