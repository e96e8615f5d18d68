import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditEvents } from '../../platform/audit/audit.tables.ts';
import { callAs } from '../../test/call-as.ts';
import { deliverAll } from '../../test/deliver-all.ts';
import { makePerson, type SignedIn } from '../../test/factories/person.factory.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { contactMessages } from './support.tables.ts';

let app: TestApp;
let admin: SignedIn;
let inbox: ReturnType<typeof callAs>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await makePerson(app, { roles: ['ADMIN'], firstName: 'Claudine' });
  inbox = callAs(app, admin);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.platform.db.delete(contactMessages);
  app.sent.length = 0;
  app.clock.advance({ hours: 2 });
});

async function write(more: object = {}, headers: object = {}) {
  app.clock.advance({ seconds: 1 });
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { ...headers },
    payload: {
      name: 'Rose Uwase',
      email: `${crypto.randomUUID()}@hafi.test`,
      subject: 'Gahunda',
      message: 'Mwaramutse.',
      ...more,
    },
  });
  const { reference } = answer.json().data;
  const rows = app.platform.db.select().from(contactMessages);
  const [row] = await rows.where(eq(contactMessages.reference, reference));
  if (!row) throw new Error('not kept');
  return row;
}

const references = async (query = '') =>
  (await inbox.get(`/api/admin/inbox${query}`))
    .json()
    .data.map(({ reference }: { reference: string }) => reference);
const auditOf = async (subjectId: string) =>
  (
    await app.platform.db.select().from(auditEvents).where(eq(auditEvents.subjectId, subjectId))
  ).map(({ actorId, action }) => ({ actorId, action }));

describe('the inbox', () => {
  it('shows open messages first, urgent ones on top, then the newest, page by page', async () => {
    const done = await write({ urgency: 'emergency' });
    await inbox.post(`/api/admin/inbox/${done.id}/done`);
    const low = await write({ urgency: 'low' });
    const older = await write();
    const newer = await write();
    const emergency = await write({ urgency: 'emergency' });
    const high = await write({ urgency: 'high' });
    const order = [emergency, high, newer, older, low, done].map(({ reference }) => reference);
    expect(await references()).toEqual(order);
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path: string = `/api/admin/inbox?limit=2${cursor && `&cursor=${cursor}`}`;
      const page = (await inbox.get(path)).json();
      paged.push(...page.data.map(({ reference }: { reference: string }) => reference));
      expect(page.open).toBe(5);
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(order);
    expect(await references('?show=open')).toEqual(order.slice(0, 5));
    expect(await references('?show=answered')).toEqual(order.slice(5));
    expect((await inbox.get('/api/admin/inbox?cursor=nonsense')).statusCode).toBe(400);
  });

  it('can be searched by sender, by words and by number, without accents', async () => {
    const one = await write({ name: 'Espérance Mukamana', message: 'Sinshobora kwinjira.' });
    const two = await write({ subject: 'Kwishyura 100%' });
    expect(await references('?q=esperance')).toEqual([one.reference]);
    expect(await references('?q=KWINJIRA')).toEqual([one.reference]);
    expect(await references(`?q=${one.reference.toLowerCase()}`)).toEqual([one.reference]);
    // A made-up address may also contain a bare `%`.
    const paid = encodeURIComponent('kwishyura 100%');
    expect(await references(`?q=${paid}`)).toEqual([two.reference]);
    expect(await references('?q=nothing')).toEqual([]);
    expect(await references(`?q=${encodeURIComponent('%_\\')}`)).toHaveLength(2);
  });

  it('opens a message with its sender, and logs once who has read it', async () => {
    const sender = await makePerson(app, { firstName: 'Rose', lastName: 'Uwase' });
    const row = await write({ phone: '0788123456' }, sender.headers);
    const read = await inbox.get(`/api/admin/inbox/${row.id}`);
    expect(read.json().data).toEqual({
      id: row.id,
      reference: row.reference,
      name: 'Rose Uwase',
      email: row.email,
      phone: '+250788123456',
      subject: 'Gahunda',
      message: 'Mwaramutse.',
      urgency: 'normal',
      state: 'open',
      locale: 'en',
      timestamp: row.createdAt.toISOString(),
      sender: { id: sender.personId, name: 'Rose Uwase', roles: ['PATIENT'] },
      answers: [],
      canFinish: true,
    });
    await inbox.get(`/api/admin/inbox/${row.id}`);
    expect(await auditOf(row.id)).toEqual([{ actorId: admin.personId, action: 'contact.read' }]);
  });

  it('answers by mail with the number and what was written, and notifies a person with an account', async () => {
    const sender = await makePerson(app, { locale: 'fr' });
    const headers = { ...sender.headers, 'accept-language': 'fr' };
    const row = await write({ message: 'Bonjour.\nMerci {name} <b>' }, headers);
    await deliverAll(app);
    app.sent.length = 0;
    const path = `/api/admin/inbox/${row.id}/answers`;
    expect((await inbox.post(path, { text: 'Premier essai.' })).statusCode).toBe(201);
    expect((await inbox.post(path, { text: 'Deuxième réponse.' })).statusCode).toBe(201);
    await deliverAll(app);
    const [, last] = app.sent;
    expect(app.sent.map(({ to }) => to)).toEqual([row.email, row.email]);
    expect(last?.subject).toContain(row.reference);
    expect(last?.subject).toMatch(/^Re/);
    expect(last).toMatchObject({ replyTo: 'help@hafi.test', thread: `contact-${row.id}` });
    expect(last?.text).toMatch(
      /^Deuxième réponse\.[\s\S]+Claudine[\s\S]+> Premier essai\.[\s\S]+> Bonjour\.\n> Merci \{name\} <b>/,
    );
    const shown = (await inbox.get(`/api/admin/inbox/${row.id}`)).json().data;
    expect(shown).toMatchObject({ state: 'answered', canFinish: true });
    expect(shown.answers).toMatchObject([
      { by: 'Claudine Mukamana', text: 'Premier essai.' },
      { by: 'Claudine Mukamana', text: 'Deuxième réponse.' },
    ]);
    expect((await auditOf(row.id)).map(({ action }) => action)).toEqual([
      'contact.answered',
      'contact.answered',
      'contact.read',
    ]);
    const bell = await callAs(app, { headers }).get('/api/notifications');
    expect(bell.json().data).toHaveLength(2);
    expect(bell.json().data[0].message).toContain(row.reference);
  });

  it('sends one answer for a repeated request', async () => {
    const row = await write();
    await deliverAll(app);
    app.sent.length = 0;
    for (let times = 0; times < 2; times += 1) {
      const answer = await app.http.inject({
        method: 'POST',
        url: `/api/admin/inbox/${row.id}/answers`,
        headers: { ...admin.headers, 'idempotency-key': `answer-to-${row.id}` },
        payload: { text: 'Once.' },
      });
      expect(answer.statusCode).toBe(201);
    }
    await deliverAll(app);
    expect(app.sent).toHaveLength(1);
  });

  it('sets a message aside once', async () => {
    const row = await write();
    for (let times = 0; times < 2; times += 1) {
      expect((await inbox.post(`/api/admin/inbox/${row.id}/done`)).statusCode).toBe(200);
    }
    expect(await auditOf(row.id)).toEqual([{ actorId: admin.personId, action: 'contact.done' }]);
    const shown = (await inbox.get(`/api/admin/inbox/${row.id}`)).json().data;
    expect(shown).toMatchObject({ state: 'done', canFinish: false });
  });

  it('finds no other numbers, and admits nobody else', async () => {
    const unknown = `/api/admin/inbox/${crypto.randomUUID()}`;
    expect((await inbox.get(unknown)).statusCode).toBe(404);
    expect((await inbox.post(`${unknown}/answers`, { text: 'x' })).statusCode).toBe(404);
    expect((await inbox.post(`${unknown}/done`)).statusCode).toBe(404);
    const doctor = callAs(app, await makePerson(app, { roles: ['DOCTOR'] }));
    expect((await doctor.get('/api/admin/inbox')).statusCode).toBe(403);
  });
});
