import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import {
  endAppointmentAccess,
  giveAppointmentAccess,
} from '../../../test/factories/appointment-access.factory.ts';
import { makeElder } from '../../../test/factories/elder.factory.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { suspend } from '../../../test/factories/suspension.factory.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { volunteeringStage } from '../../../test/volunteering-stage.ts';

let app: TestApp;
let stage: ReturnType<typeof messageStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = messageStage(app);
});
afterEach(() => app.reset());
afterAll(() => app.close());

const writing = { permissions: ['messages'] } as const;
const daughterOf = (elder: SignedIn) => makeMember(app, { elder, ...writing });

/** What each endpoint of a conversation answers to somebody. */
async function answersTo(who: SignedIn, id: string, messageId: string): Promise<number[]> {
  const call = callAs(app, who);
  const at = `/api/conversations/${id}`;
  const answers = [
    await call.get(at),
    await call.get(`${at}/messages`),
    await call.get(`${at}/changes?since=0`),
    await stage.mark(who, id, { read: 1 }),
    await call.put(`${at}/mute`, { isMuted: true }),
    await stage.send(who, id, { kind: 'text', content: 'I am in.' }),
    await stage.react(who, messageId, 'heart'),
    await call.post(`/api/messages/${messageId}/reports`, { reason: 'false' }),
    await call.remove(at),
  ];
  return answers.map(({ statusCode }) => statusCode);
}
const all = [200, 200, 200, 200, 200, 201, 200, 201, 200];
const none = all.map(() => 404);

describe('the conversation of a circle', () => {
  it('is open to the elder and to members who may write, and to nobody else', async () => {
    const elder = await makePerson(app);
    const daughter = await daughterOf(elder);
    const decider = await makeMember(app, { elder, decidesAs: 'manager' });
    const reader = await makeMember(app, {
      elder,
      permissions: ['health:read', 'health:write', 'alerts:receive', 'bookings:manage'],
    });
    const id = await stage.circleOf(daughter.elder);
    const { id: messageId } = await stage.sent(daughter, id, 'Mwaramutse');
    expect(await answersTo(decider, id, messageId)).toEqual(all);
    expect(await answersTo(elder, id, messageId)).toEqual(all);
    const others = [
      reader,
      await makePerson(app, { roles: ['ADMIN'] }),
      await makePerson(app),
      await daughterOf(await makePerson(app)),
    ];
    for (const other of others) {
      expect(await answersTo(other, id, messageId)).toEqual(none);
      expect((await stage.start(other, { elderId: elder.personId })).statusCode).toBe(404);
      expect((await stage.list(other)).data.map((each) => each.id)).not.toContain(id);
    }
    const doctor = await makePerson(app, { roles: ['DOCTOR'] });
    const now = app.clock.now();
    await giveAppointmentAccess(app.platform, {
      bookingId: newId(),
      elderId: elder.personId,
      personId: doctor.personId,
      startsAt: now,
      endsAt: now,
    });
    expect(await answersTo(doctor, id, messageId)).toEqual(none);
  });

  it('is lost with the permission or the circle at once, and comes back whole', async () => {
    const elder = await makePerson(app);
    const [daughter, son] = [await daughterOf(elder), await daughterOf(elder)];
    const id = await stage.circleOf(elder);
    const { id: messageId } = await stage.sent(daughter, id, 'Before.');
    await daughter.grant(['health:read']);
    expect(await answersTo(daughter, id, messageId)).toEqual(none);
    expect((await stage.edit(daughter, messageId, 'After.')).statusCode).toBe(404);
    expect((await stage.remove(daughter, messageId)).statusCode).toBe(404);
    const search = await callAs(app, daughter).get('/api/messages/search?q=before');
    expect(search.json().data).toEqual([]);
    expect((await stage.one(son, id)).people.map((each) => each.id)).toEqual([elder.personId]);
    // Somebody who was taken out is still named where they wrote.
    expect((await stage.read(son, id))[0]).toMatchObject({ senderId: daughter.personId });
    await daughter.grant(['messages']);
    expect(await stage.read(daughter, id)).toHaveLength(1);
    await daughter.end();
    expect(await answersTo(daughter, id, messageId)).toEqual(none);
  });

  it('shows nobody who is suspended, and tells them nothing', async () => {
    const elder = await makePerson(app);
    const [daughter, son] = [await daughterOf(elder), await daughterOf(elder)];
    const id = await stage.circleOf(elder);
    await suspend(app, son.personId);
    expect((await stage.one(daughter, id)).people).toHaveLength(1);
  });
});

describe('a conversation of two', () => {
  const starts = async (who: SignedIn, other: SignedIn) =>
    (await stage.start(who, { personId: other.personId })).statusCode;
  const closedFor = async (who: SignedIn, id: string) => (await stage.one(who, id)).closed;

  /** Expects that two may write to each other until `part` parts them; what was written stays. */
  async function expectTied(one: SignedIn, other: SignedIn, part: () => Promise<unknown>) {
    const id = await stage.between(one, other);
    expect(await starts(other, one)).toBe(201);
    await stage.sent(one, id, 'Hello');
    await stage.sent(other, id, 'Hello to you');
    const { id: own } = await stage.sent(one, id, 'See you');
    await part();
    for (const who of [one, other]) {
      expect(await stage.read(who, id)).toHaveLength(3);
      expect(await closedFor(who, id)).toBe('apart');
      const refused = await stage.send(who, id, { kind: 'text', content: 'Still there?' });
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'conversation-closed']);
      expect((await stage.react(who, own, 'heart')).json().code).toBe('conversation-closed');
    }
    expect((await stage.edit(one, own, 'No')).json().code).toBe('conversation-closed');
    expect((await stage.remove(one, own)).statusCode).toBe(200);
  }
  const correspondents = async (who: SignedIn) =>
    (await callAs(app, who).get('/api/correspondents')).json().data as {
      id: string;
      relation: string | null;
      through: { id: string } | null;
    }[];

  it('is open to an elder and a member, and to two members, while both may write', async () => {
    const elder = await makePerson(app);
    const [daughter, son] = [await daughterOf(elder), await daughterOf(elder)];
    await expectTied(elder, daughter, () => daughter.grant([]));
    await daughter.grant(['messages']);
    await expectTied(daughter, son, () => daughter.end());
    const silent = await makeMember(app, { elder, permissions: ['health:read'] });
    expect([await starts(silent, elder), await starts(elder, silent)]).toEqual([404, 404]);
    expect([await starts(silent, son), await starts(son, silent)]).toEqual([404, 404]);
    expect(await starts(elder, elder)).toBe(404);
    expect(await starts(elder, await makePerson(app))).toBe(404);
  });

  it('is open to a doctor and the patient around the appointment', async () => {
    const [elder, doctor] = [await makeElder(app), await makePerson(app, { roles: ['DOCTOR'] })];
    const appointment = (bookingId: string, startsAt: Date) =>
      giveAppointmentAccess(app.platform, {
        bookingId,
        elderId: elder.personId,
        personId: doctor.personId,
        startsAt,
        endsAt: startsAt,
      });
    await appointment(newId(), new Date(app.clock.now().getTime() + 3 * 86_400_000));
    expect(await starts(doctor, elder)).toBe(404);
    const now = newId();
    await appointment(now, app.clock.now());
    expect(await correspondents(elder)).toMatchObject([{ relation: 'doctor', through: null }]);
    await expectTied(doctor, elder, () => endAppointmentAccess(app.platform, now));
  });

  it('with a doctor goes on for thirty days, so that questions are answered, but does not begin', async () => {
    const [elder, doctor] = [await makeElder(app), await makePerson(app, { roles: ['DOCTOR'] })];
    const other = await makePerson(app, { roles: ['DOCTOR'] });
    for (const { personId } of [doctor, other]) {
      await giveAppointmentAccess(app.platform, {
        bookingId: newId(),
        elderId: elder.personId,
        personId,
        startsAt: app.clock.now(),
        endsAt: app.clock.now(),
      });
    }
    const id = await stage.between(doctor, elder);
    app.clock.advance({ days: 3 });
    await stage.sent(elder, id, 'Doctor, one more question.');
    await stage.sent(doctor, id, 'Yes?');
    expect(await starts(elder, other)).toBe(404);
    expect((await correspondents(elder)).map((each) => each.id)).toEqual([doctor.personId]);
    app.clock.advance({ days: 20 });
    expect(await closedFor(elder, id)).toBeNull();
    app.clock.advance({ days: 10 });
    expect(await closedFor(elder, id)).toBe('apart');
  });

  it('is open to a caregiver and the elder, and who arranged it, while a visit is agreed', async () => {
    const elder = await makeElder(app);
    const daughter = await makeMember(app, { elder, permissions: ['bookings:manage'] });
    const caregiver = await makeMember(app, {
      elder,
      relation: 'caregiver',
      person: { roles: ['CAREGIVER'] },
    });
    expect(await starts(caregiver, elder)).toBe(404);
    const at = `/api/elders/${elder.personId}/visit-schedules`;
    const planned = await callAs(app, daughter).post(at, {
      caregiverId: caregiver.personId,
      startsOn: '2026-11-24',
      time: '10:00',
      minutes: 60,
      tasks: ['meal'],
      weekdays: [],
      note: '',
    });
    expect(planned.statusCode, planned.body).toBe(201);
    expect((await correspondents(caregiver)).map((each) => each.id).sort()).toEqual(
      [elder.personId, daughter.personId].sort(),
    );
    await expectTied(daughter, caregiver, () => daughter.grant([]));
    const end = `${at}/${planned.json().data.id}/end`;
    await expectTied(elder, caregiver, async () => callAs(app, elder).post(end));
  });

  it('is open to a volunteer and the elder, and who asked, while help is promised', async () => {
    const help = volunteeringStage(app);
    const elder = await help.elder();
    const daughter = await help.member(elder, ['bookings:manage']);
    const volunteer = await help.volunteer();
    const request = await help.requested(daughter, { elderId: elder.personId });
    expect(await starts(volunteer, elder)).toBe(404);
    expect((await help.act(volunteer, request, 'accept')).statusCode).toBe(200);
    expect(await correspondents(daughter)).toMatchObject([
      { id: volunteer.personId, relation: 'volunteer', through: { id: elder.personId } },
    ]);
    const both = await stage.between(elder, volunteer);
    await expectTied(daughter, volunteer, () => help.act(volunteer, request, 'give-back'));
    expect(await closedFor(elder, both)).toBe('apart');
  });

  it('is closed while the account of the other one is suspended', async () => {
    const elder = await makePerson(app);
    const daughter = await daughterOf(elder);
    const id = await stage.between(elder, daughter);
    await suspend(app, daughter.personId);
    expect(await closedFor(elder, id)).toBe('apart');
    expect(await starts(elder, daughter)).toBe(201);
  });
});

describe('a conversation with Hafi', () => {
  it('is between a person and every coordinator, who are not named', async () => {
    const person = await makePerson(app, { roles: ['FAMILY'] });
    const [aline, eric] = [
      await makePerson(app, { roles: ['ADMIN'], firstName: 'Aline', lastName: 'Umutoni' }),
      await makePerson(app, { roles: ['ADMIN'], firstName: 'Eric', lastName: 'Mugisha' }),
    ];
    const id = await stage.withHafi(person);
    expect(await stage.withHafi(person)).toBe(id);
    const requested = await stage.sent(person, id, 'How do I pay?');
    expect((await stage.one(eric, id)).supported).toMatchObject({ id: person.personId });
    const answer = await stage.sent(aline, id, 'By MoMo.', { replyTo: requested.id });
    expect([answer.senderId, answer.senderName]).toEqual([aline.personId, 'Aline Umutoni']);
    await stage.react(eric, requested.id, 'yes');
    const [question, read] = await stage.read(person, id);
    expect([read?.senderId, read?.senderName]).toEqual([null, 'Hafi']);
    expect(question?.reactions).toEqual([{ reaction: 'yes', personIds: [id] }]);
    const shown = await stage.one(person, id);
    expect([shown.people, shown.supported, shown.last?.senderName]).toEqual([[], null, 'Hafi']);
    const everything = JSON.stringify([shown, await stage.read(person, id)]);
    for (const { personId } of [aline, eric]) expect(everything).not.toContain(personId);
    expect(await answersTo(await makePerson(app), id, requested.id)).toEqual(none);
  });

  it('is unread for coordinators until one of them has answered', async () => {
    const person = await makePerson(app);
    const [aline, eric] = [
      await makePerson(app, { roles: ['ADMIN'] }),
      await makePerson(app, { roles: ['ADMIN'] }),
    ];
    const id = await stage.withHafi(person);
    await stage.sent(person, id, 'Hello?');
    expect((await stage.list(eric)).unread).toBe(1);
    await stage.sent(aline, id, 'Yes?');
    expect((await stage.list(eric)).unread).toBe(0);
    expect((await stage.list(person)).unread).toBe(1);
    await stage.sent(person, id, 'Thank you');
    expect((await stage.list(eric)).unread).toBe(1);
  });
});
