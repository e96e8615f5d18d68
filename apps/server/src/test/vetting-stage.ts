import type { PaperKind } from '@hafi/contract/vetting/vetting-terms';
import { callAs } from './call-as.ts';
import { makePerson, type SignedIn } from './factories/person.factory.ts';
import type { TestApp } from './test-app.ts';
import { aPdf, sendFile } from './upload-stage.ts';

/** A person who calls the server. */
export type Caller = SignedIn & ReturnType<typeof callAs>;

/** People who send papers, coordinators who look at them, and their steps. */
export function vettingStage(app: TestApp) {
  const person = async (known: Parameters<typeof makePerson>[1]): Promise<Caller> => {
    const who = await makePerson(app, known);
    return { ...who, ...callAs(app, who) };
  };
  const stage = {
    person,
    coordinator: (firstName = 'Solange') => person({ roles: ['ADMIN'], firstName }),
    volunteer: (more: Parameters<typeof makePerson>[1] = {}) =>
      person({
        roles: ['VOLUNTEER'],
        firstName: 'Patrick',
        lastName: 'Niyonzima',
        district: 'Gasabo',
        sector: 'Remera',
        ...more,
      }),
    async addPaper(who: Caller, kind: PaperKind = 'identity') {
      const { uploadId } = await sendFile(app, who, aPdf());
      const answer = await who.post('/api/vetting/papers', { uploadId, kind });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      return uploadId;
    },
    async sent(who: Caller, kinds: readonly PaperKind[] = ['identity'], body: object = {}) {
      for (const kind of kinds) await stage.addPaper(who, kind);
      const answer = await who.post('/api/vetting/send', body);
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    /** The number and last day that doctors send with their papers. */
    licence: { licenceNumber: 'RMDC 0421', licenceUntil: '2027-11-30' },
    own: async (who: Caller) => (await who.get('/api/vetting')).json().data,
    /** The row of a person in a queue, found by e-mail. */
    async row(admin: Caller, who: SignedIn, scope = 'waiting') {
      const path = `/api/admin/vettings?limit=50&scope=${scope}`;
      const rows: {
        id: string;
        email: string;
        name: string;
        sentAt: string;
        papers: { id: string; opened: boolean }[];
      }[] = (await admin.get(path)).json().data;
      return rows.find(({ email }) => email === who.email);
    },
    async openAll(admin: Caller, who: SignedIn) {
      const row = await stage.row(admin, who);
      for (const { id } of row?.papers ?? []) {
        await admin.get(`/api/admin/vettings/${row?.id}/papers/${id}/file`);
      }
    },
    /** What a coordinator reads of what somebody has promised. */
    promises: async (admin: Caller, who: SignedIn) =>
      (await admin.get(`/api/admin/people/${who.personId}/promises`)).json().data,
    async decide(admin: Caller, who: SignedIn, what: string, body: object = { text: 'Because.' }) {
      const scope = what === 'end' ? 'confirmed' : 'waiting';
      const row = await stage.row(admin, who, scope);
      const ends = what === 'end' || what === 'refuse';
      const agreed = ends ? (await stage.promises(admin, who)).version : undefined;
      const given =
        what === 'confirm' ? { sentAt: row?.sentAt, name: row?.name } : { agreed, ...body };
      return admin.post(`/api/admin/vettings/${row?.id}/${what}`, given);
    },
    async confirmed(admin: Caller, who: SignedIn) {
      await stage.openAll(admin, who);
      const answer = await stage.decide(admin, who, 'confirm');
      if (answer.statusCode !== 200) throw new Error(answer.body);
    },
    bell: async (who: Caller): Promise<{ title: string; message: string; link: string }[]> =>
      (await who.get('/api/notifications')).json().data,
  };
  return stage;
}
