import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, circleOf } from '../../test/circle-of.ts';
import { documentFacts, documentsStage } from '../../test/documents-stage.ts';
import { giveAppointmentAccessNow } from '../../test/factories/appointment-access.factory.ts';
import { suspend } from '../../test/factories/suspension.factory.ts';
import { proveIdentity } from '../../test/issue-session.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { aPdf } from '../../test/upload-stage.ts';
import { findEntries } from '../circle/access-log/access-log.repo.ts';
import { findShareByToken } from './documents.repo.ts';

let app: TestApp;
let circle: Awaited<ReturnType<typeof circleOf>>;
let documents: ReturnType<typeof documentsStage>;

beforeAll(async () => {
  app = await startTestApp();
  circle = await circleOf(app);
  documents = documentsStage(app, circle);
});
afterAll(() => app.close());

describe('a link to a document', () => {
  it('opens it without an account until it expires, and every access is logged', async () => {
    const { elder } = circle;
    const daughter = await circle.member(['health:read']);
    const id = await documents.added(elder, aPdf());
    const { token, id: shareId, expiresAt } = await documents.share(daughter, id, 1);
    expect(expiresAt).toBe(new Date(app.clock.now().getTime() + 3_600_000).toISOString());
    const page = await documents.open(token, '');
    expect(page.json().data).toMatchObject({
      title: documentFacts.title,
      sharedBy: 'Claudine Uwase',
    });
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const before = (await findEntries(app.platform.db, elder.personId, null, 100)).length;
    const file = await documents.open(token);
    expect(file.rawPayload).toEqual(aPdf());
    expect(file.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const log = await findEntries(app.platform.db, elder.personId, null, 100);
    expect(log.slice(0, log.length - before)).toMatchObject([
      { by: 'link', subject: 'documents', actorId: daughter.personId },
    ]);
    const mine = (await documents.list(daughter)).documents.find(
      (each: { id: string }) => each.id === id,
    );
    expect(mine.shares).toMatchObject([
      { id: shareId, opens: 1, lastOpenedAt: app.clock.now().toISOString() },
    ]);
    app.clock.advance({ minutes: 61 });
    for (const part of ['', '/file']) {
      const over = await documents.open(token, part);
      expect([over.statusCode, over.json().code]).toEqual([404, 'share-over']);
    }
  });

  it('closes with the access of the person who shared it, and does not come back with it', async () => {
    const daughter = await circle.member(['health:read']);
    const id = await documents.added(circle.elder, aPdf());
    const { token } = await documents.share(daughter, id);
    const change = (permissions: string[]) =>
      circle.elder.put(`${circle.at}/circle/members/${daughter.personId}`, {
        relation: 'child',
        permissions,
        textVersion: circle.invitation().textVersion,
      });
    app.clock.advance({ minutes: 1 });
    expect((await change(['messages'])).statusCode).toBe(200);
    expect((await documents.open(token)).json().code).toBe('share-over');
    app.clock.advance({ minutes: 1 });
    await proveIdentity(app, circle.elder);
    expect((await change(['health:read'])).statusCode).toBe(200);
    expect((await documents.open(token)).json().code).toBe('share-over');
    const seen = (await documents.list(circle.elder)).documents.find(
      (one: { id: string }) => one.id === id,
    );
    expect(seen.shares).toEqual([]);
    const again = await documents.share(daughter, id);
    expect((await documents.open(again.token)).statusCode).toBe(200);
    await circle.elder.remove(`${circle.at}/circle/members/${daughter.personId}`);
    expect((await documents.open(again.token)).json().code).toBe('share-over');
  });

  it('closes when the person who shared it is suspended', async () => {
    const daughter = await circle.member(['health:read']);
    const id = await documents.added(circle.elder, aPdf());
    const { token } = await documents.share(daughter, id);
    expect((await documents.open(token)).statusCode).toBe(200);
    await suspend(app, daughter.personId);
    for (const part of ['', '/file']) {
      const over = await documents.open(token, part);
      expect([over.statusCode, over.json().code]).toEqual([404, 'share-over']);
    }
  });

  it('closes with the appointment of the doctor who shared it, also when they come again', async () => {
    const doctor = await circle.actor(['DOCTOR']);
    const id = await documents.added(circle.elder, aPdf());
    await giveAppointmentAccessNow(app, circle.elder, doctor);
    const { token } = await documents.share(doctor, id, 720);
    expect((await documents.open(token)).statusCode).toBe(200);
    app.clock.advance({ hours: 25 });
    expect((await documents.open(token)).json().code).toBe('share-over');
    await giveAppointmentAccessNow(app, circle.elder, doctor);
    expect((await documents.open(token)).json().code).toBe('share-over');
  });

  it('can be ended at once by its sharer or a person who decides, and is hidden from others', async () => {
    const { elder } = circle;
    const [daughter, son] = [
      await circle.member(['health:read']),
      await circle.member(['health:read']),
    ];
    const id = await documents.added(elder, aPdf());
    const [hers, second] = [
      await documents.share(daughter, id),
      await documents.share(daughter, id),
    ];
    const at = (shareId: string) => `${circle.at}/document-shares/${shareId}`;
    const seenBy = async (who: Actor) =>
      (await documents.list(who)).documents.find((each: { id: string }) => each.id === id).shares
        .length;
    expect([await seenBy(son), await seenBy(daughter), await seenBy(elder)]).toEqual([0, 2, 2]);
    expect((await son.remove(at(hers.id))).statusCode).toBe(404);
    expect((await daughter.remove(at(hers.id))).statusCode).toBe(200);
    expect((await documents.open(hers.token)).statusCode).toBe(404);
    const other = await circleOf(app);
    const wrong = await other.elder.remove(`${other.at}/document-shares/${second.id}`);
    expect(wrong.statusCode).toBe(404);
    expect((await elder.remove(at(second.id))).statusCode).toBe(200);
    expect((await documents.open(second.token)).statusCode).toBe(404);
    expect((await elder.remove(at(second.id))).statusCode).toBe(404);
  });

  it('is stored as a hash, at most ten at a time, for four durations only', async () => {
    const { elder } = circle;
    const id = await documents.added(elder, aPdf());
    const at = `${circle.at}/documents/${id}/shares`;
    for (const hours of [0, 2, 721, '24', null]) {
      expect((await elder.post(at, { hours })).statusCode).toBe(400);
    }
    const { token } = await documents.share(elder, id, 720);
    expect(await findShareByToken(app.platform.db, token, app.clock.now())).toBeUndefined();
    for (let index = 1; index < 10; index += 1) await documents.share(elder, id, 168);
    const full = await elder.post(at, { hours: 1 });
    expect([full.statusCode, full.json().code]).toEqual([409, 'shares-full']);
    for (const made of ['x', token.slice(1), `${token}A`, 'A'.repeat(43)]) {
      expect((await documents.open(made)).statusCode).toBe(404);
    }
  });

  it('cannot be guessed', async () => {
    let last = 0;
    for (let index = 0; index < 130 && last !== 429; index += 1) {
      last = (await documents.open(`guess-${index}`, index % 2 ? '' : '/file')).statusCode;
    }
    expect(last).toBe(429);
    app.clock.advance({ hours: 1, seconds: 1 });
    expect((await documents.open('guess')).statusCode).toBe(404);
  });
});
