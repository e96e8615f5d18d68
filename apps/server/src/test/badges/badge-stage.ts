import { sql } from 'drizzle-orm';
import type { PaymentStage } from '../payment-stage.ts';
import { aPdf, sendFile } from '../upload-stage.ts';
import { type Caller, vettingStage } from '../vetting-stage.ts';

/** A badge of one's own. */
export interface OwnBadgeSeen {
  id: string;
  state: string;
  review: string;
  refunded: boolean;
  until: string | null;
  otherName: string | null;
  due: string | null;
  missing: string[];
  paymentId: string;
}

interface ToCheck {
  id: string;
  email: string;
  name: string;
  sentAt: string;
  badge: { checks: string[] } | null;
  papers: { id: string }[];
}

/** A status and the code of what was refused. */
export const codeOf = (answer: { statusCode: number; json: () => { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

/** People who choose badges, pay them and send papers, and the coordinator who decides. */
export async function badgeStage(payments: PaymentStage) {
  const { app, platform } = payments;
  const vetting = vettingStage(app);
  let admin = await vetting.coordinator();

  const rows = async (query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> =>
    ((await platform.db.execute(query)) as unknown as { rows: Record<string, unknown>[] }).rows;

  const stage = {
    get admin() {
      return admin;
    },
    /** A coordinator whose session has not ended in the years that tests pass. */
    async newCoordinator(): Promise<void> {
      admin = await vetting.coordinator();
    },
    rows,
    volunteer: () => vetting.volunteer(),
    person: vetting.person,
    bell: vetting.bell,
    follow: () => app.due.run('vetting.follow-badges'),
    badgesOf: async (who: Caller): Promise<{ own: OwnBadgeSeen[]; offers: { badge: string }[] }> =>
      (await who.get('/api/badges')).json().data,
    newest: async (who: Caller) => (await stage.badgesOf(who)).own[0],
    async choose(who: Caller, badge: string, more: object = {}): Promise<string> {
      const answer = await who.post('/api/badges', { badge, ...more });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json().data.id;
    },
    /** Asks for the payment of a badge on a new phone. */
    async ask(who: Caller, id: string, method: 'mtn' | 'airtel' = 'mtn') {
      const number = payments.newNumber(method);
      const answer = await payments.pay(id, { kind: 'badge', number, method, person: who });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return { number, paymentId: answer.json().data.id as string };
    },
    async pay(who: Caller, id: string, method: 'mtn' | 'airtel' = 'mtn'): Promise<string> {
      const { number, paymentId } = await stage.ask(who, id, method);
      await payments.answer(number, 'approve');
      await payments.sweepAfter(method === 'mtn' ? { seconds: 5 } : { minutes: 4 });
      await stage.follow();
      return paymentId;
    },
    async addPaper(who: Caller, id: string, kind = 'identity') {
      const { uploadId } = await sendFile(app, who, aPdf());
      return who.post(`/api/badges/${id}/papers`, { uploadId, kind });
    },
    /** A badge that was chosen, paid, and waits for a coordinator. */
    async reviewed(who: Caller, badge: string, kinds = ['identity'], more: object = {}) {
      const id = await stage.choose(who, badge, more);
      const paymentId = await stage.pay(who, id);
      for (const kind of kinds) await stage.addPaper(who, id, kind);
      const sent = await who.post(`/api/badges/${id}/send`);
      if (sent.statusCode !== 200) throw new Error(sent.body);
      return { id, paymentId };
    },
    async waiting(who: Caller): Promise<ToCheck | undefined> {
      const all: ToCheck[] = (await admin.get('/api/admin/vettings?limit=50')).json().data;
      return all.find((each) => each.email === who.email && each.badge);
    },
    async toCheck(who: Caller): Promise<ToCheck> {
      const row = await stage.waiting(who);
      if (!row) throw new Error('nothing waits');
      return row;
    },
    /** Opens each paper and approves, all that is needed unless said otherwise. */
    async approve(who: Caller, checked?: string[]) {
      const row = await stage.toCheck(who);
      for (const { id } of row.papers) {
        await admin.get(`/api/admin/vettings/${row.id}/papers/${id}/file`);
      }
      const body = { sentAt: row.sentAt, name: row.name, checked: checked ?? row.badge?.checks };
      return admin.post(`/api/admin/vettings/${row.id}/confirm`, body);
    },
    /** How a payment stands once what is promised was sent. */
    async statusOf(paymentId: string): Promise<unknown> {
      await app.due.run('payments.send-refunds');
      return (await rows(sql`select status from payments where id = ${paymentId}`))[0]?.status;
    },
  };
  return stage;
}

export type BadgeStage = Awaited<ReturnType<typeof badgeStage>>;
