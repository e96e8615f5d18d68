import { hourInMs } from '@hafi/base/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { accountCalls } from '../../../test/account-calls.ts';
import { type Actor, circleOf } from '../../../test/circle-of.ts';
import {
  endAppointmentAccess,
  giveAppointmentAccess,
} from '../../../test/factories/appointment-access.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { proveIdentity } from '../../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { wordsOfPdf } from '../../../test/words-of-pdf.ts';
import { findEntries } from '../../circle/access-log/access-log.repo.ts';
import { findLinksOfPerson } from './summary-links.repo.ts';

let app: TestApp;
let circle: Awaited<ReturnType<typeof circleOf>>;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const links = () => `${circle.at}/summary-links`;
const list = async (who: Actor) => (await who.get(links())).json().data;
const open = (token: string, part = '/page') =>
  app.http.inject({ url: `/api/summaries/${token}${part}` });

async function make(who: Actor, hours = 168) {
  await proveIdentity(app, who);
  const answer = await who.post(links(), { hours });
  expect(answer.statusCode).toBe(201);
  const { data } = answer.json();
  return { ...data, token: new URL(data.link).searchParams.get('summary') ?? '' };
}

const renewed = async () => {
  circle = await circleOf(app);
};

describe('a link to the clinic summary', () => {
  beforeAll(renewed);

  it('is told once, stored as a hash, and counts and logs each opening', async () => {
    const daughter = await circle.member(['health:read']);
    const { id, link, token } = await make(daughter, 24);
    expect(link).toContain('/shared?summary=');
    const [row] = await findLinksOfPerson(app.platform.db, daughter.personId);
    expect(row).toMatchObject({ id, sharerId: daughter.personId, opens: 0, endedAt: null });
    expect(JSON.stringify(row)).not.toContain(token);
    expect((await open(token, '')).json().data).toEqual({
      sharedBy: 'Claudine Uwase',
      expiresAt: new Date(app.clock.now().getTime() + 24 * hourInMs).toISOString(),
    });
    const before = (await findEntries(app.platform.db, circle.elder.personId, null, 100)).length;
    const answer = await open(token);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect((await open(token)).statusCode).toBe(200);
    const [shown] = await list(daughter);
    const at = app.clock.now().toISOString();
    expect(shown).toMatchObject({ id, own: true, opens: 2, lastOpenedAt: at });
    expect(shown).not.toHaveProperty('link');
    const log = await findEntries(app.platform.db, circle.elder.personId, null, 100);
    const opening = { by: 'link', subject: 'summary', actorId: daughter.personId };
    expect(log.slice(0, log.length - before)).toMatchObject([opening, opening]);
  });

  it('is good for its hours only, and not when it was altered or invented', async () => {
    const { token } = await make(circle.elder, 1);
    for (const made of ['x', `${token}A`, token.slice(0, -1), token.toLowerCase()]) {
      const answer = await open(made);
      expect(answer.statusCode, made).toBe(404);
      expect(answer.json().code).toBe('summary-link-over');
    }
    expect((await open(token)).statusCode).toBe(200);
    app.clock.advance({ minutes: 61 });
    expect((await open(token)).statusCode).toBe(404);
    expect((await open(token, '')).statusCode).toBe(404);
    expect(await list(circle.elder)).not.toContainEqual(expect.objectContaining({ opens: 1 }));
  });

  it('opens what a clinic treats by, and nothing by which one finds or calls people', async () => {
    const { elder } = circle;
    await elder.put('/api/profile/medical-summary', {
      bloodType: 'O+',
      allergies: 'Penisilini',
      medications: null,
      conditions: null,
      emergencyNotes: 'Urufunguzo ruri munsi y’inkono',
    });
    await elder.post(`${circle.at}/coverages`, { insurer: 'cbhi', memberNumber: 'MUT-4711' });
    await circle.member(['health:read', 'alerts:receive'], { firstName: 'Odette' });
    const { token } = await make(elder);
    const words = await wordsOfPdf((await open(token)).rawPayload);
    expect(words).toContain('Penisilini');
    expect(words).toContain('O+');
    expect(words.replaceAll(/\s/g, '')).toContain('/shared?summary=');
    for (const part of ['Urufunguzo', 'MUT-4711', 'Odette', '+250']) {
      expect(words).not.toContain(part);
    }
    const page = await wordsOfPdf((await elder.get(`${circle.at}/summary`)).rawPayload);
    for (const part of ['Urufunguzo', 'MUT-4711', 'Odette']) expect(page).toContain(part);
    expect(page).not.toContain('/shared?summary');
  });
});

describe('the list of links', () => {
  beforeAll(renewed);

  it('shows each to who made it and to who decides, and they end it at once', async () => {
    const { elder } = circle;
    const daughter = await circle.member(['health:read'], { firstName: 'Odette' });
    const son = await circle.member(['health:read']);
    const keeper = await circle.member([], { decidesAs: 'manager' });
    const made = await make(daughter);
    expect(await list(son)).toEqual([]);
    const itself = { id: made.id, sharedBy: 'Odette Uwase' };
    expect(await list(daughter)).toMatchObject([{ ...itself, own: true }]);
    for (const who of [elder, keeper]) {
      expect(await list(who)).toMatchObject([{ ...itself, own: false }]);
    }
    const end = (who: Actor, id: string) => who.remove(`${links()}/${id}`);
    expect((await end(son, made.id)).statusCode).toBe(404);
    expect((await open(made.token)).statusCode).toBe(200);
    expect((await end(keeper, made.id)).statusCode).toBe(200);
    expect((await open(made.token)).statusCode).toBe(404);
    expect((await end(keeper, made.id)).statusCode).toBe(404);
    expect(await list(elder)).toEqual([]);
    const [row] = await findLinksOfPerson(app.platform.db, daughter.personId);
    expect(row).toMatchObject({ endedBy: keeper.personId });
    const own = await make(daughter);
    expect((await end(daughter, own.id)).statusCode).toBe(200);
    expect((await open(own.token)).statusCode).toBe(404);
  });

  it('is not found for who may not read the health', async () => {
    const outsiders = [await circle.member(['messages']), await circle.actor(['ADMIN'])];
    for (const who of outsiders) {
      expect((await who.get(links())).statusCode).toBe(404);
      expect((await who.post(links(), { hours: 1 })).statusCode).toBe(404);
    }
  });

  it('holds at most five of a person, also when made at once, and twenty in a day', async () => {
    const daughter = await circle.member(['health:read']);
    const answers = await Promise.all(
      Array.from({ length: 7 }, () => daughter.post(links(), { hours: 1 })),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted();
    expect(codes).toEqual([201, 201, 201, 201, 201, 409, 409]);
    expect(answers.map((answer) => answer.json().code)).toContain('summary-links-full');
    for (let index = 7; index < 20; index += 1) await daughter.post(links(), { hours: 1 });
    expect((await daughter.post(links(), { hours: 1 })).statusCode).toBe(429);
    expect((await circle.elder.post(links(), { hours: 1 })).statusCode).toBe(201);
  });
});

describe('a link ends with the right of who made it', () => {
  beforeAll(renewed);
  const change = async (who: Actor, permissions: string[]) => {
    await proveIdentity(app, circle.elder);
    return circle.elder.put(`${circle.at}/circle/members/${who.personId}`, {
      relation: 'child',
      permissions,
      textVersion: circle.invitation().textVersion,
    });
  };

  it('and does not come back with it', async () => {
    const daughter = await circle.member(['health:read', 'messages']);
    const { token } = await make(daughter);
    await proveIdentity(app, circle.elder);
    app.clock.advance({ minutes: 1 });
    expect((await change(daughter, ['health:read'])).statusCode).toBe(200);
    expect((await open(token)).statusCode).toBe(200);
    expect((await change(daughter, ['messages'])).statusCode).toBe(200);
    expect((await open(token)).json().code).toBe('summary-link-over');
    expect((await open(token, '')).statusCode).toBe(404);
    expect((await change(daughter, ['health:read'])).statusCode).toBe(200);
    expect((await open(token)).statusCode).toBe(404);
    expect(await list(circle.elder)).toEqual([]);
    expect((await open((await make(daughter)).token)).statusCode).toBe(200);
  });

  it('of a doctor with the appointment that let them read, also when the same doctor comes again', async () => {
    const doctor = await circle.actor(['DOCTOR']);
    const appointment = (bookingId: string) => ({
      bookingId,
      elderId: circle.elder.personId,
      personId: doctor.personId,
      startsAt: app.clock.now(),
      endsAt: new Date(app.clock.now().getTime() + hourInMs),
    });
    const [first, second, third] = [newId(), newId(), newId()];
    await giveAppointmentAccess(app.platform, appointment(first));
    const { token } = await make(doctor);
    app.clock.advance({ hours: 20 });
    expect((await open(token)).statusCode).toBe(200);
    // A second appointment does not carry on what the first one opened.
    await giveAppointmentAccess(app.platform, appointment(second));
    app.clock.advance({ hours: 6 });
    expect((await open(token)).json().code).toBe('summary-link-over');
    const later = await make(doctor);
    expect((await open(later.token)).statusCode).toBe(200);
    // Cancelled, and booked again for nearly the same time.
    const again = appointment(third);
    await endAppointmentAccess(app.platform, second);
    expect((await open(later.token)).statusCode).toBe(404);
    app.clock.advance({ minutes: 5 });
    await giveAppointmentAccess(app.platform, again);
    expect((await open((await make(doctor)).token)).statusCode).toBe(200);
    expect((await open(later.token)).statusCode).toBe(404);
    // Nor does a membership of the circle.
    await makeMember(app, { elder: circle.elder, who: doctor, permissions: ['health:read'] });
    expect((await open(later.token)).statusCode).toBe(404);
  });

  it('of a doctor whose appointment moves away and back again', async () => {
    const doctor = await circle.actor(['DOCTOR']);
    const bookingId = newId();
    const appointment = (days: number) => ({
      bookingId,
      elderId: circle.elder.personId,
      personId: doctor.personId,
      startsAt: new Date(app.clock.now().getTime() + days * 24 * hourInMs),
      endsAt: new Date(app.clock.now().getTime() + (days * 24 + 1) * hourInMs),
    });
    await giveAppointmentAccess(app.platform, appointment(0));
    const { token } = await make(doctor);
    app.clock.advance({ minutes: 5 });
    await giveAppointmentAccess(app.platform, appointment(0.5));
    expect((await open(token)).statusCode).toBe(200);
    await giveAppointmentAccess(app.platform, appointment(9));
    expect((await open(token)).statusCode).toBe(404);
    app.clock.advance({ minutes: 5 });
    await giveAppointmentAccess(app.platform, appointment(0));
    expect((await open(token)).statusCode).toBe(404);
  });

  it('by leaving the circle', async () => {
    const son = await circle.member(['health:read']);
    const { token } = await make(son);
    expect(
      (await circle.elder.remove(`${circle.at}/circle/members/${son.personId}`)).statusCode,
    ).toBe(200);
    expect((await open(token)).statusCode).toBe(404);
  });

  it('by closing the account, of who made it and of the elder', async () => {
    const password = 'Agaseke-8';
    const calls = accountCalls(app);
    const mine = await circleOf(app);
    const answer = await mine.elder.post(`${mine.at}/summary-links`, { hours: 168 });
    const token = new URL(answer.json().data.link).searchParams.get('summary') ?? '';
    expect((await open(token)).statusCode).toBe(200);
    await calls.post('confirm/request-code', {}, mine.elder.headers);
    const code = await calls.codeSentTo(mine.elder.email);
    await calls.post('confirm', { code, password }, mine.elder.headers);
    const gone = await calls.post('delete-account', { word: 'DELETE' }, mine.elder.headers);
    expect(gone.status).toBe(200);
    expect((await open(token)).statusCode).toBe(404);
    expect(await findLinksOfPerson(app.platform.db, mine.elder.personId)).toEqual([]);
  });

  it('when the account passes to the owner of its address', async () => {
    const daughter = await circle.member(['health:read']);
    const { token } = await make(daughter);
    const { endLinksOfPerson } = await import('./summary-links.repo.ts');
    await inTransaction(app.platform, (tx) =>
      endLinksOfPerson(tx, daughter.personId, app.clock.now()),
    );
    expect((await open(token)).statusCode).toBe(404);
  });
});
