import type { Endpoint } from '@hafi/contract/core/endpoint';
import { allEndpoints } from '@hafi/contract/core/registry';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordDeath } from './features/accounts/accounts.public.ts';
import { findClaimsOf } from './features/circle/representative/representative.repo.ts';
import { callForHelp } from './features/emergency/emergency.public.ts';
import { contactMessages } from './features/support/support.tables.ts';
import { auditEvents } from './platform/audit/audit.tables.ts';
import type { AuditAction } from './platform/audit/audit.ts';
import { inTransaction } from './platform/db/in-transaction.ts';
import { newId } from './platform/ids/uuid-v7.ts';
import { bankWaits } from './test/bank/bank-waits.ts';
import { circleOf } from './test/circle-of.ts';
import { makePerson } from './test/factories/person.factory.ts';
import { startTestApp, type TestApp } from './test/test-app.ts';
import { aPdf, sendFile } from './test/upload-stage.ts';
import { type Caller, vettingStage } from './test/vetting-stage.ts';
import { one, type Prepared, whatWaits } from './test/what-waits.ts';

let app: TestApp;
let admin: Caller;
let waits: ReturnType<typeof whatWaits>;
let bank: ReturnType<typeof bankWaits>;
beforeAll(async () => {
  app = await startTestApp();
  waits = whatWaits(app);
  bank = bankWaits(app);
  admin = await vettingStage(app).coordinator();
});
afterAll(() => app.close());

async function contactMessage(body?: object): Promise<Prepared> {
  const payload = {
    name: 'Rose Uwase',
    email: `${crypto.randomUUID()}@hafi.test`,
    subject: 'Gahunda',
    message: 'Mwaramutse.',
  };
  await app.http.inject({ method: 'POST', url: '/api/contact', payload });
  const rows = app.platform.db.select().from(contactMessages);
  const [row] = await rows.where(eq(contactMessages.email, payload.email));
  return one(row?.id ?? '', body);
}

async function claim(body?: object): Promise<Prepared> {
  const { at, member } = await circleOf(app);
  const daughter = await member(['health:read']);
  const { uploadId } = await sendFile(app, daughter, aPdf());
  const decision = { court: 'Gasabo', decisionNumber: 'RCF 1/2026', decidedOn: '2026-11-02' };
  await daughter.post(`${at}/circle/representation`, { ...decision, uploadId });
  const [row] = await findClaimsOf(app.platform.db, daughter.personId);
  return one(row?.id ?? '', body);
}

async function dead(body: object): Promise<Prepared> {
  const { personId } = await makePerson(app);
  const death = { at: app.clock.now(), by: admin.personId };
  await inTransaction(app.platform, (tx) => recordDeath(tx, personId, death));
  return one(personId, body);
}

async function confirmedClaim(body: object): Promise<Prepared> {
  const { ids, subject } = await claim();
  await admin.post(`/api/admin/representatives/${subject}/confirm`);
  return { ids, subject, body };
}

/** A volunteer who has sent papers, all of which the coordinator has opened. */
async function vetted(body?: object): Promise<Prepared & { readonly seen: object }> {
  const stage = vettingStage(app);
  const who = await stage.volunteer();
  await stage.sent(who);
  await stage.openAll(admin, who);
  const row = await stage.row(admin, who);
  const { id = '', name = '', sentAt = '' } = row ?? {};
  const seen = { sentAt, name };
  return { ids: [id], subject: who.personId, seen, body: body ?? seen };
}

async function unopenedPaper(): Promise<Prepared> {
  const stage = vettingStage(app);
  const who = await stage.volunteer();
  await stage.sent(who);
  const { id = '', papers = [] } = (await stage.row(admin, who)) ?? {};
  return { ids: [id, ...papers.map((paper) => paper.id)], subject: id };
}

async function confirmedVetting(body: object): Promise<Prepared> {
  const { ids, seen, subject } = await vetted();
  await admin.post(`/api/admin/vettings/${ids[0]}/confirm`, seen);
  return { ids, subject, body };
}

/** A person whose confirmation in their role can be ended. */
async function confirmedPerson(body: object): Promise<Prepared> {
  const { subject } = await confirmedVetting(body);
  return one(subject, body);
}

async function person(body?: object): Promise<Prepared> {
  const { personId } = await makePerson(app, { roles: ['FAMILY'] });
  return one(personId, body);
}

async function suspended(): Promise<Prepared> {
  const { ids, subject } = await person();
  await admin.post(`/api/admin/people/${subject}/suspend`, reason);
  return { ids, subject, body: reason };
}

/** Somebody's call for help that has fired. */
async function emergency(body?: object): Promise<Prepared> {
  const { personId } = await makePerson(app);
  const { id } = await callForHelp(app.platform, { elderId: personId, by: personId, via: 'app' });
  app.clock.advance({ seconds: 10 });
  await app.due.run('emergency.fire');
  return { ids: [id], subject: personId, body: body ?? {} };
}

const reason = { reason: 'The page with the seal is missing.' };
const text = { text: 'The page with the seal is missing.' };

/** What coordinators do, and open of what people wrote or sent in confidence. */
const acts: Readonly<Record<string, readonly [AuditAction, () => Promise<Prepared>]>> = {
  'POST /api/emergencies/:id/notes': [
    'emergency.noted',
    () => emergency({ note: 'Called twice.' }),
  ],
  'POST /api/admin/failed-messages/:id/retry': ['message.retried', () => waits.failedMessage()],
  'POST /api/admin/hanging-payments/:id/ask': ['payment.asked', () => waits.hangingPayment()],
  'POST /api/admin/hanging-payments/:id/settle': [
    'payment.settled-by-hand',
    () => waits.hangingPayment('wrong-amount'),
  ],
  'POST /api/admin/bank/lines/:id/match': ['bank.line-matched', () => bank.openLine()],
  'POST /api/admin/bank/lines/:id/aside': ['bank.line-aside', () => bank.openLine('aside')],
  'POST /api/admin/bank/payments/:id/confirm': ['bank.confirmed', () => bank.toConfirm()],
  'POST /api/admin/bank/payments/:id/take-back': ['bank.taken-back', () => bank.halfConfirmed()],
  'POST /api/admin/message-reports/:id/close': [
    'message.report-closed',
    () => waits.reportedMessage(),
  ],
  'POST /api/admin/set-aside/:id/retry': ['set-aside.retried', () => waits.failedWork()],
  'POST /api/admin/urgent-alerts/:id/take': ['alert.taken', () => waits.urgentAlert()],
  'POST /api/admin/urgent-alerts/:id/take-over': [
    'alert.taken',
    () => {
      const from = newId();
      return waits.urgentAlert({ from }, from);
    },
  ],
  'POST /api/admin/urgent-alerts/:id/give-back': [
    'alert.given-back',
    () => waits.urgentAlert({}, admin.personId),
  ],
  'POST /api/admin/urgent-alerts/:id/close': [
    'alert.closed',
    () => waits.urgentAlert({ note: 'The ambulance came.', outcome: 'ambulance' }),
  ],
  'POST /api/admin/late-check-ins/:id/take': [
    'late-check-in.taken',
    () => waits.unassignedCheckIn(),
  ],
  'POST /api/admin/late-check-ins/:id/reached': [
    'late-check-in.reached',
    () => waits.unassignedCheckIn(),
  ],
  'POST /api/admin/unreached/:id/close': ['unreached.closed', () => waits.unreachedNotice()],
  'GET /api/admin/inbox/:id': ['contact.read', contactMessage],
  'POST /api/admin/inbox/:id/answers': ['contact.answered', () => contactMessage(text)],
  'POST /api/admin/inbox/:id/done': ['contact.done', contactMessage],
  'GET /api/admin/representatives/:id/file': ['representation.read', claim],
  'POST /api/admin/representatives/:id/confirm': ['representation.confirmed', claim],
  'POST /api/admin/representatives/:id/refuse': ['representation.refused', () => claim(reason)],
  'POST /api/admin/representatives/:id/end': ['representation.ended', () => confirmedClaim(reason)],
  'GET /api/admin/people/:id': ['person.read', person],
  'GET /api/admin/people/:id/plans': ['plan.read', person],
  'POST /api/admin/people/:id/death/withdraw': ['person.death-withdrawn', () => dead(reason)],
  'POST /api/admin/people/:id/suspend': ['person.suspended', () => person(reason)],
  'POST /api/admin/people/:id/lift': ['person.restored', suspended],
  'POST /api/admin/people/:id/roles': [
    'person.roles',
    () => person({ ...reason, roles: ['FAMILY', 'ADMIN'] }),
  ],
  'GET /api/admin/vettings/:id/papers/:paperId/file': ['vetting.read', unopenedPaper],
  'POST /api/admin/vettings/:id/confirm': ['vetting.confirmed', vetted],
  'POST /api/admin/vettings/:id/ask': ['vetting.asked', () => vetted(text)],
  'POST /api/admin/vettings/:id/refuse': ['vetting.refused', () => vetted(text)],
  'POST /api/admin/vettings/:id/end': ['vetting.ended', () => confirmedVetting(text)],
  'POST /api/admin/people/:id/end-confirmation': ['vetting.ended', () => confirmedPerson(text)],
};

/** What only shows what waits. */
const lists = [
  'GET /api/admin/overview',
  'GET /api/admin/waiting',
  'GET /api/admin/doctors-due',
  'GET /api/admin/payouts',
  'GET /api/admin/failed-messages',
  'GET /api/admin/set-aside',
  'GET /api/admin/unreached',
  'GET /api/admin/inbox',
  'GET /api/admin/representatives',
  'GET /api/admin/vettings',
  'GET /api/admin/people',
  'GET /api/admin/people/:id/promises',
  'GET /api/admin/audit',
  'GET /api/admin/urgent-alerts',
  'GET /api/admin/late-check-ins',
  'GET /api/admin/hanging-payments',
  'GET /api/admin/bank',
  'GET /api/admin/bank/history',
  'GET /api/admin/payments',
  'GET /api/admin/payments/:id',
  'GET /api/admin/payments/:id/refunds/:refundId/credit-note.pdf',
  'GET /api/admin/finance',
  'GET /api/admin/finance/statements',
  'GET /api/admin/finance/missing-statements',
  'GET /api/admin/finance/trial-balance',
  'GET /api/admin/finance/trial-balance.csv',
  'GET /api/admin/late-fees',
  'GET /api/admin/deliveries',
  'GET /api/emergency-statistics',
  'GET /api/street-tiles',
];

/**
 * What takes a file, days, a key or a difference of such a file: their own tests read the audit log
 * (`import-statement`, `match-debits`, `book-charge`, `finance`, `refund-payment`, `reconciliation`, `fees`, `payouts`).
 */
const readElsewhere = [
  'POST /api/admin/bank/statements',
  'POST /api/admin/bank/lines/:id/sent',
  'POST /api/admin/bank/lines/:id/charge',
  'POST /api/admin/bank/lines/:id/charge/reversal',
  'POST /api/admin/bank/sent/:id/resolve',
  'GET /api/admin/finance/payments.csv',
  'POST /api/admin/payments/:id/refunds',
  'POST /api/admin/doctors/:id/payouts',
  'POST /api/admin/doctors/:id/payee-account-request',
  'POST /api/admin/payouts/:id/reversal',
  'POST /api/bookings/:id/waive-fee',
  'POST /api/admin/finance/statements',
  'POST /api/admin/finance/differences/:id/resolve',
];

/** What shows several things that people wrote, each of which is recorded. */
const opened = ['GET /api/admin/message-reports'];

const titleOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const ofCoordinators = allEndpoints
  .filter(({ access }) => typeof access === 'object' && access.includes('ADMIN'))
  .map(titleOf);

const audited = async () =>
  app.platform.db
    .select({ action: auditEvents.action, subjectId: auditEvents.subjectId })
    .from(auditEvents)
    .where(eq(auditEvents.actorId, admin.personId))
    .orderBy(auditEvents.at, auditEvents.id);

it('names every endpoint of coordinators, and nothing else', () => {
  expect([...Object.keys(acts), ...lists, ...opened, ...readElsewhere].sort()).toEqual(
    [...ofCoordinators].sort(),
  );
});

it.each(ofCoordinators.filter((each) => ![...lists, ...opened, ...readElsewhere].includes(each)))(
  '%s writes into the audit log who did it, to what',
  async (endpoint) => {
    const [action, prepare] = acts[endpoint] ?? [];
    if (!prepare) throw new Error('no act');
    const { body, ids, subject } = await prepare();
    const [method = '', path = ''] = endpoint.split(' ');
    let nth = 0;
    const url = path.replace(/:\w+/g, () => ids[nth++] ?? '');
    const before = await audited();
    const answer = method === 'GET' ? await admin.get(url) : await admin.post(url, body);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    expect((await audited()).slice(before.length)).toEqual([{ action, subjectId: subject }]);
  },
);

it('writes down each reported message that somebody reads, once', async () => {
  const { ids } = await waits.reportedMessage();
  const read = async () => {
    const before = await audited();
    expect((await admin.get('/api/admin/message-reports')).statusCode).toBe(200);
    return (await audited()).slice(before.length);
  };
  expect(await read()).toContainEqual({ action: 'message.report-read', subjectId: ids[0] });
  expect(await read()).toEqual([]);
});
