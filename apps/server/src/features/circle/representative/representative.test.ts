import { AsyncResource } from 'node:async_hooks';
import { links } from '@hafi/contract/core/links';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditEvents } from '../../../platform/audit/audit.tables.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { accountCalls } from '../../../test/account-calls.ts';
import { type Actor, circleOf } from '../../../test/circle-of.ts';
import { deliverAll } from '../../../test/deliver-all.ts';
import { giveAppointmentAccessNow } from '../../../test/factories/appointment-access.factory.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { aPdf, sendFile } from '../../../test/upload-stage.ts';
import { findMember, lockMember } from '../members/members.repo.ts';
import { findClaimsOf } from './representative.repo.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const decision = {
  court: 'Gasabo Intermediate Court',
  decisionNumber: 'RCF 00123/2026/TGI/GSBO',
  decidedOn: '2026-11-02',
};
const reasons = { reason: 'The page with the seal is missing.' };

/**
 * An elder whose daughter may read her health, a coordinator, and a function that makes a claim.
 */
async function stage() {
  const circle = await circleOf(app);
  const { actor, at, elder, member } = circle;
  const daughter = await member(['health:read']);
  const admin = await actor(['ADMIN'], 'Solange');
  const own = `${at}/circle/representation`;
  const claim = async (who: Actor = daughter, more: object = {}) => {
    const { uploadId } = await sendFile(app, who, aPdf());
    return who.post(own, { ...decision, uploadId, ...more });
  };
  const waiting = async () => {
    expect((await claim()).statusCode).toBe(200);
    const [row] = await findClaimsOf(app.platform.db, daughter.personId);
    return `/api/admin/representatives/${row?.id}`;
  };
  return { ...circle, elder, daughter, admin, own, claim, waiting };
}

const bell = async (who: Actor) =>
  JSON.stringify((await who.get('/api/notifications')).json().data).replaceAll('\\u2014', '—');
const statusOf = async (who: Actor, own: string) => (await who.get(own)).json().data.claim?.status;

describe('a person who claims to represent an elder by a court decision', () => {
  it('is confirmed by a coordinator, and decides from then on', async () => {
    const { admin, at, daughter, elder, own, waiting, member } = await stage();
    const son = await member(['messages']);
    expect((await daughter.get(own)).json().data).toEqual({ claim: null, mayClaim: true });
    const of = await waiting();
    expect((await daughter.get(own)).json().data).toMatchObject({
      claim: { ...decision, status: 'waiting', reason: null },
      mayClaim: false,
    });
    const messages = messageStage(app);
    const id = await messages.circleOf(elder);
    await messages.sent(son, id, 'Of before.');
    expect(await bell(elder)).toContain('a court has named them the legal representative');
    const [waits] = (await admin.get('/api/notifications')).json().data;
    expect(waits).toMatchObject({ link: links.adminRepresentatives, priority: 'medium' });
    expect(waits.message).toContain('Claudine Uwase');
    // Before the confirmation she may see nothing of it.
    expect((await daughter.get(`${at}/consents`)).statusCode).toBe(404);
    const listed = (await admin.get('/api/admin/representatives')).json().data;
    expect(listed).toContainEqual(
      expect.objectContaining({
        ...decision,
        status: 'waiting',
        elder: 'Vestine Uwase',
        claimant: 'Claudine Uwase',
      }),
    );
    const file = await admin.get(`${of}/file`);
    expect(file.rawPayload).toEqual(aPdf());
    expect(file.headers['content-security-policy']).toContain('sandbox');
    expect((await admin.post(`${of}/confirm`)).statusCode).toBe(200);
    expect((await admin.post(`${of}/confirm`)).statusCode).toBe(404);
    // She joins the conversation of the circle; what was written before is not for her.
    expect((await messages.read(daughter, id)).map(({ kind }) => kind)).toEqual(['joined']);
    expect((await daughter.get(own)).json().data).toMatchObject({
      claim: { status: 'confirmed' },
      mayClaim: false,
    });
    const consents = (await daughter.get(`${at}/consents`)).json().data;
    expect(consents[0]).toMatchObject({
      action: 'granted',
      givenAs: 'court',
      member: 'Claudine Uwase',
      recordedBy: 'Solange Uwase',
    });
    const members = (await elder.get(`${at}/circle`)).json().data.members;
    expect(members).toContainEqual(
      expect.objectContaining({ personId: daughter.personId, decidesAs: 'representative' }),
    );
    for (const who of [elder, son, daughter]) {
      expect(await bell(who)).toContain('is now the legal representative of Vestine');
    }
    // The dialog that asks the coordinator says that a record of it is kept.
    const { actorId, subjectId } = auditEvents;
    const kept = await app.platform.db
      .select()
      .from(auditEvents)
      .where(and(eq(actorId, admin.personId), eq(subjectId, of.split('/').at(-1) ?? '')));
    expect(kept.map(({ action }) => action)).toEqual([
      'representation.read',
      'representation.confirmed',
    ]);
    // The elder cannot remove a representative whom a court has named.
    const path = `${at}/circle/members/${daughter.personId}`;
    expect((await elder.remove(path)).statusCode).toBe(403);
  });

  it('gets outside of Hafi only the message that there is news', async () => {
    const { elder, waiting } = await stage();
    app.sent.length = 0;
    await waiting();
    await deliverAll(app);
    const mails = app.sent.filter((sent) => 'to' in sent && sent.to === elder.email);
    expect(JSON.stringify(mails)).not.toMatch(/Claudine|court|document|health/i);
  });

  it('is refused with a reason, may try again, and the document is deleted', async () => {
    const { admin, claim, daughter, own, waiting } = await stage();
    const of = await waiting();
    const id = of.split('/').at(-1);
    expect((await admin.post(`${of}/refuse`, {})).statusCode).toBe(400);
    expect((await admin.post(`${of}/refuse`, { reason: ' ' })).statusCode).toBe(400);
    expect((await admin.post(`${of}/refuse`, reasons)).statusCode).toBe(200);
    expect((await daughter.get(own)).json().data).toMatchObject({
      claim: { status: 'refused', ...reasons },
      mayClaim: true,
    });
    expect(await bell(daughter)).toContain('could not be confirmed');
    await app.due.run('files.remove-files');
    expect(await app.platform.files.get(`upload-${id}`)).toBeNull();
    expect((await admin.get(`${of}/file`)).statusCode).toBe(404);
    expect((await daughter.get(`${own}/file`)).statusCode).toBe(404);
    expect((await admin.post(`${of}/confirm`)).statusCode).toBe(404);
    expect((await claim()).statusCode).toBe(200);
  });

  it('stays in the circle as before when the court has ended it', async () => {
    const { admin, at, daughter, own, waiting, elder } = await stage();
    const of = await waiting();
    expect((await admin.post(`${of}/end`, reasons)).statusCode).toBe(404);
    await admin.post(`${of}/confirm`);
    expect((await daughter.get(`${at}/vitals`)).statusCode).toBe(200);
    expect((await admin.post(`${of}/end`, reasons)).statusCode).toBe(200);
    expect((await daughter.get(`${at}/consents`)).statusCode).toBe(404);
    const row = await findMember(app.platform.db, elder.personId, daughter.personId);
    expect(row).toMatchObject({ decidesAs: null, permissions: ['health:read'] });
    expect(await statusOf(daughter, own)).toBe('ended');
    const [line] = (await elder.get(`${at}/consents`)).json().data;
    expect(line).toMatchObject({ action: 'withdrawn', givenAs: 'court' });
    expect(await bell(elder)).toContain('is no longer the legal representative');
    // Nobody decides by its document any more.
    expect((await daughter.get(`${own}/file`)).statusCode).toBe(404);
    await app.due.run('files.remove-files');
    expect(await app.platform.files.get(`upload-${of.split('/').at(-1)}`)).toBeNull();
  });

  it('manages the account again that they managed before', async () => {
    const { admin, claim, elder, member } = await stage();
    const manager = await member([], { decidesAs: 'manager' });
    await claim(manager);
    const [row] = await findClaimsOf(app.platform.db, manager.personId);
    const of = `/api/admin/representatives/${row?.id}`;
    const decides = async () =>
      (await findMember(app.platform.db, elder.personId, manager.personId))?.decidesAs;
    await admin.post(`${of}/confirm`);
    expect(await decides()).toBe('representative');
    await admin.post(`${of}/end`, reasons);
    expect(await decides()).toBe('manager');
  });

  it('may withdraw a pending claim, and has one at a time', async () => {
    const { admin, claim, daughter, own, waiting } = await stage();
    const of = await waiting();
    const second = await claim();
    expect([second.statusCode, second.json().code]).toEqual([409, 'claim-waiting']);
    expect((await daughter.remove(own)).statusCode).toBe(200);
    expect((await daughter.remove(own)).statusCode).toBe(404);
    expect((await daughter.get(own)).json().data).toEqual({ claim: null, mayClaim: true });
    expect((await admin.post(`${of}/confirm`)).statusCode).toBe(404);
    await app.due.run('files.remove-files');
    expect(await app.platform.files.get(`upload-${of.split('/').at(-1)}`)).toBeNull();
    const again = await waiting();
    expect(again).toBeTruthy();
    const [, later] = await findClaimsOf(app.platform.db, daughter.personId);
    await admin.post(`/api/admin/representatives/${later?.id}/confirm`);
    const third = await claim();
    expect([third.statusCode, third.json().code]).toEqual([409, 'already-representative']);
  });

  it('is not waited for by who leaves and waits for them: each takes the membership first', async () => {
    const { admin, daughter, elder, waiting } = await stage();
    const of = await waiting();
    const { database } = app.platform;
    // Bound here, it asks as another request does, beside the transaction.
    const confirm = AsyncResource.bind(() => admin.post(`${of}/confirm`));
    const confirmed = await inTransaction(app.platform, async (tx) => {
      await lockMember(tx, elder.personId, daughter.personId);
      const confirming = confirm();
      // The embedded database has one connection, so there is no concurrency to wait for.
      const blocked = sql`not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`;
      const isThere = async () => (await tx.$count(sql`pg_locks`, blocked)) > 0;
      if (database.engine === 'postgres') await expect.poll(isThere).toBe(true);
      const claim = sql`select id from representative_claims where person_id = ${daughter.personId}`;
      await tx.execute(sql`${claim} for update nowait`);
      return { confirming };
    });
    expect((await confirmed.confirming).statusCode).toBe(200);
  });

  it.each(['pending', 'confirmed'])(
    'loses a %s claim with the membership, and its document is deleted',
    async (state) => {
      const { admin, at, daughter, elder, waiting } = await stage();
      const of = await waiting();
      const id = of.split('/').at(-1) ?? '';
      if (state === 'confirmed') {
        await admin.post(`${of}/confirm`);
        expect((await daughter.post(`${at}/circle/leave`)).statusCode).toBe(200);
      } else await elder.remove(`${at}/circle/members/${daughter.personId}`);
      expect((await admin.post(`${of}/confirm`)).statusCode).toBe(404);
      await app.due.run('circle.sweep-claim-files');
      await app.due.run('files.remove-files');
      expect(await app.platform.files.get(`upload-${id}`)).toBeNull();
    },
  );

  it.each([
    [{ decidedOn: '2026-11-24' }, 'decidedOn', 'future-date'],
    [{ decidedOn: 'yesterday' }, 'decidedOn', 'invalid-date'],
    [{ court: '' }, 'court', 'required'],
    [{ decisionNumber: 'x'.repeat(61) }, 'decisionNumber', 'too-long'],
  ])('gets an error for %j', async (more, path, code) => {
    const { claim, daughter } = await stage();
    const answer = await claim(daughter, more);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toMatchObject([{ path, code, message: expect.any(String) }]);
  });
});

describe('everybody else', () => {
  it('finds nothing of it', async () => {
    const { actor, admin, at, claim, daughter, elder, member, own, waiting } = await stage();
    const of = await waiting();
    const revoked = await member(['health:read']);
    await elder.remove(`${at}/circle/members/${revoked.personId}`);
    const doctor = await actor(['DOCTOR']);
    await giveAppointmentAccessNow(app, elder, doctor);
    for (const who of [elder, revoked, doctor, admin, await actor(['FAMILY'])]) {
      const answers = [
        await who.get(own),
        await claim(who),
        await who.remove(own),
        await who.get(`${own}/file`),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    }
    // A member sees only their own claim, never another's document.
    const son = await member(['health:read']);
    expect((await son.get(own)).json().data.claim).toBeNull();
    expect((await son.get(`${own}/file`)).statusCode).toBe(404);
    expect((await daughter.get(`${own}/file`)).rawPayload).toEqual(aPdf());
    for (const who of [elder, son, daughter, doctor]) {
      expect((await who.get(`${of}/file`)).statusCode).toBe(403);
      expect((await who.post(`${of}/confirm`)).statusCode).toBe(403);
    }
    expect((await admin.get(`/api/admin/representatives/${newId()}/file`)).statusCode).toBe(404);
  });
});

it('is exported with the data of both, and deleted with the account', async () => {
  const calls = accountCalls(app);
  const { admin, daughter, waiting, elder } = await stage();
  const of = await waiting();
  await admin.post(`${of}/confirm`);
  for (const who of [elder, daughter]) {
    await calls.post('confirm/request-code', {}, who.headers);
    const code = await calls.codeSentTo(who.email);
    await calls.post('confirm', { code }, who.headers);
    const { data } = await calls.get('my-data', who.headers);
    expect(data.representation).toMatchObject([
      { court: decision.court, decisionNumber: decision.decisionNumber, status: 'confirmed' },
    ]);
  }
  const gone = await calls.post('delete-account', { word: 'DELETE' }, daughter.headers);
  expect(gone.status).toBe(200);
  expect(await findClaimsOf(app.platform.db, daughter.personId)).toEqual([]);
  await app.due.run('files.remove-files');
  expect(await app.platform.files.get(`upload-${of.split('/').at(-1)}`)).toBeNull();
});
