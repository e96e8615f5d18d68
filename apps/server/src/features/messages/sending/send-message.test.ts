import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idempotencyKeys } from '../../../platform/http/idempotency.tables.ts';
import { newId } from '../../../platform/ids/uuid-v7.ts';
import { callAs } from '../../../test/call-as.ts';
import { makeMember } from '../../../test/factories/member.factory.ts';
import { makePerson, type SignedIn } from '../../../test/factories/person.factory.ts';
import { messageStage } from '../../../test/messages/message-stage.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let app: TestApp;
let stage: ReturnType<typeof messageStage>;
beforeAll(async () => {
  app = await startTestApp();
  stage = messageStage(app);
});
afterAll(() => app.close());

/** An elder, her daughter and a caregiver who may write, and the conversation of the circle. */
async function circle() {
  const elder = await makePerson(app);
  const daughter = await makeMember(app, { elder, permissions: ['messages'] });
  const caregiver = await makeMember(app, {
    elder,
    permissions: ['messages'],
    relation: 'caregiver',
    person: { roles: ['CAREGIVER'], firstName: 'Chantal', lastName: 'Ingabire' },
  });
  return { elder, daughter, caregiver, id: await stage.circleOf(elder) };
}
const contents = async (who: SignedIn, id: string) =>
  (await stage.read(who, id)).map(({ content }) => content);

describe('a message', () => {
  it('is read by everybody of the conversation, in the order of positions', async () => {
    const { caregiver, daughter, elder, id } = await circle();
    await stage.sent(daughter, id, 'Mwaramutse mama');
    await stage.sent(elder, id, '  Mwaramutse, ndaho.  ');
    const [first, second] = await stage.read(caregiver, id);
    expect(first).toMatchObject({
      position: 1,
      change: 1,
      senderId: daughter.personId,
      senderName: 'Claudine Mukamana',
      kind: 'text',
      sentAt: app.clock.now().toISOString(),
      writtenAt: null,
      isDeleted: false,
      replyTo: null,
      reactions: [],
    });
    expect(second).toMatchObject({ position: 2, content: 'Mwaramutse, ndaho.' });
    const [listed] = (await stage.list(caregiver)).data;
    expect(listed).toMatchObject({
      id,
      kind: 'circle',
      elder: { id: elder.personId },
      closed: null,
      unread: 2,
      change: 2,
      last: { excerpt: 'Mwaramutse, ndaho.', senderId: elder.personId },
    });
    expect(listed?.people.map(({ isElder, relation }) => [isElder, relation])).toEqual([
      [true, null],
      [false, 'child'],
    ]);
  });

  it('sent again is the same message, from two devices at once too', async () => {
    const { daughter, elder, id } = await circle();
    const body = { kind: 'text', content: 'Once.', id: newId() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => stage.send(daughter, id, body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ json }) => json().data.position))).toEqual(new Set([1]));
    const again = await stage.send(daughter, id, { ...body, content: 'Twice?' });
    expect(again.json().data.content).toBe('Once.');
    expect(await contents(elder, id)).toEqual(['Once.']);
    // No number was lost by the attempts.
    expect((await stage.sent(elder, id, 'Next.')).position).toBe(2);
  });

  it('repeated under its key is answered anew: nothing of it waits in stored answers', async () => {
    const { daughter, id } = await circle();
    const payload = { kind: 'text', content: 'Words that nobody stores.', id: newId() };
    const send = () =>
      app.http.inject({
        method: 'POST',
        url: `/api/conversations/${id}/messages`,
        headers: { ...daughter.headers, 'idempotency-key': payload.id },
        payload,
      });
    const first = await send();
    const kept = await app.platform.db.select().from(idempotencyKeys);
    expect(kept.filter(({ key }) => key === payload.id)).toHaveLength(1);
    const stored = kept.map(({ body, steps }) => [body, ...Object.values(steps)].join());
    const opened = stored.map((text) => Buffer.from(text, 'base64').toString('latin1'));
    expect(JSON.stringify([stored, opened])).not.toContain('nobody stores');
    const again = await send();
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
    await stage.remove(daughter, payload.id);
    expect((await send()).json().data).toMatchObject({ content: '', isDeleted: true });
  });

  it('does not reveal what has the id, to nobody else', async () => {
    const { daughter, elder, id } = await circle();
    const { id: taken } = await stage.sent(daughter, id, 'Mine.');
    const body = { kind: 'text', content: 'Yours?', id: taken };
    expect((await stage.send(elder, id, body)).statusCode).toBe(404);
    const other = await circle();
    expect((await stage.send(other.elder, other.id, body)).statusCode).toBe(404);
    expect((await stage.send(daughter, other.id, body)).statusCode).toBe(404);
    const own = await stage.between(daughter, elder);
    expect((await stage.send(daughter, own, body)).statusCode).toBe(404);
    expect(await contents(elder, id)).toEqual(['Mine.']);
    expect(await stage.read(daughter, own)).toEqual([]);
  });

  it('keeps its place among fifty at once, and no number is missing', async () => {
    const { caregiver, daughter, elder, id } = await circle();
    const people = [elder, daughter, caregiver];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        stage.sent(people[nth % 3] ?? elder, id, `message ${nth}`),
      ),
    );
    const positions = answers.map(({ position }) => position).sort((one, other) => one - other);
    expect(positions).toEqual(Array.from({ length: 50 }, (_, nth) => nth + 1));
    const read = await stage.read(elder, id);
    expect(read.map(({ position }) => position)).toEqual(positions);
    const { change, messages } = await stage.changes(elder, id);
    expect([change, messages.map((each) => each.change)]).toEqual([50, positions]);
  });

  it('quotes what it answers, as it was then, until that is deleted', async () => {
    const { daughter, elder, id } = await circle();
    const requested = await stage.sent(daughter, id, 'Have you eaten?');
    const answer = await stage.sent(elder, id, 'Yes.', { replyTo: requested.id });
    expect(answer.replyTo).toEqual({
      id: requested.id,
      senderName: 'Claudine Mukamana',
      kind: 'text',
      excerpt: 'Have you eaten?',
    });
    await stage.edit(daughter, requested.id, 'Have you drunk?');
    expect((await stage.read(elder, id))[1]?.replyTo?.excerpt).toBe('Have you eaten?');
    await stage.remove(daughter, requested.id);
    const [gone, left] = await stage.read(elder, id);
    expect([gone?.content, left?.replyTo?.excerpt]).toEqual(['', '']);
    // The answer has changed too, so that screens which show it hear of it.
    expect((await stage.changes(elder, id, 3)).messages.map((each) => each.id)).toEqual([
      answer.id,
      requested.id,
    ]);
    const late = await stage.sent(elder, id, 'What was it?', { replyTo: requested.id });
    expect(late.replyTo).toMatchObject({ id: requested.id, excerpt: '' });
    // What the sender has cleared until then is not quoted, and the answer goes out.
    expect((await callAs(app, elder).remove(`/api/conversations/${id}`)).statusCode).toBe(200);
    const unquoted = await stage.sent(elder, id, 'Yes, I have.', { replyTo: requested.id });
    expect(unquoted.replyTo).toBeNull();
    const elsewhere = await circle();
    const foreign = await stage.sent(elsewhere.elder, elsewhere.id, 'A secret.');
    const body = { kind: 'text', content: 'And this?', replyTo: foreign.id };
    const refused = await stage.send(elder, id, body);
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'replyTo']);
  });

  it('says when it was written, where that was well before it was sent', async () => {
    const { elder, id } = await circle();
    const at = (minutes: number) =>
      new Date(app.clock.now().getTime() - minutes * 60_000).toISOString();
    const written = async (minutes: number) =>
      (await stage.sent(elder, id, 'Late.', { writtenAt: at(minutes) })).writtenAt;
    expect(await written(1)).toBeNull();
    expect(await written(-60)).toBeNull();
    expect(await written(90)).toBe(at(90));
  });

  it.each([
    ['HTML', '<img src=x onerror=alert(1)><script>alert(2)</script>'],
    ['emoji of several parts', '👩🏾‍🦳 👨‍👩‍👧‍👦'],
    ['SQL', "'; drop table messages; --"],
  ])('keeps %s as text', async (_, content) => {
    const { elder, id } = await circle();
    await stage.sent(elder, id, content);
    expect(await contents(elder, id)).toEqual([content]);
  });

  it('drops signs that turn the direction of writing', async () => {
    const { elder, id } = await circle();
    await stage.sent(elder, id, 'abc\u202Egpj.exe\u2066x');
    expect(await contents(elder, id)).toEqual(['abcgpj.exex']);
  });

  it.each([
    ['nothing', '   ', 400],
    ['NUL', 'a\u0000b', 400],
    ['half a surrogate pair', '\uD83D', 400],
    ['too much', 'a'.repeat(5001), 400],
    ['a megabyte', 'a'.repeat(1_048_577), 413],
  ])('refuses %s', async (_, content, status) => {
    const { elder, id } = await circle();
    const answer = await stage.send(elder, id, { kind: 'text', content });
    expect(answer.statusCode).toBe(status);
    expect(await stage.read(elder, id)).toEqual([]);
  });

  it('beyond the limit is refused clearly and loses nothing', async () => {
    const { daughter, elder, id } = await circle();
    const bodies = Array.from({ length: 125 }, (_, nth) => ({
      kind: 'text',
      content: `${nth}`,
      id: newId(),
    }));
    const answers = await Promise.all(bodies.map((body) => stage.send(daughter, id, body)));
    const refused = bodies.filter((_, nth) => answers[nth]?.statusCode === 429);
    expect(refused).toHaveLength(5);
    expect(answers.find(({ statusCode }) => statusCode === 429)?.headers['retry-after']).toBe('60');
    expect((await stage.send(elder, id, { kind: 'text', content: 'Mine.' })).statusCode).toBe(201);
    app.clock.advance({ seconds: 61 });
    for (const body of refused) expect((await stage.send(daughter, id, body)).statusCode).toBe(201);
    expect((await stage.changes(elder, id)).change).toBe(126);
  });
});
