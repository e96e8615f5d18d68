import type { Permission } from '@hafi/contract/circle/circle-terms';
import { callAs } from './call-as.ts';
import { makeElder } from './factories/elder.factory.ts';
import { makeMember } from './factories/member.factory.ts';
import { makePerson, type SignedIn } from './factories/person.factory.ts';
import type { TestApp } from './test-app.ts';

/** A person who calls the server. */
export type Helper = SignedIn & ReturnType<typeof callAs>;

let numbers = 0;

/** An elder in Remera, volunteers nearby, and functions for their actions. */
export function volunteeringStage(app: TestApp) {
  const helper = async (make: typeof makePerson, more: Parameters<typeof makePerson>[1]) => {
    numbers += 1;
    const phoneNumber = `+25078800${String(numbers).padStart(4, '0')}`;
    const who = await make(app, { phoneNumber, ...more });
    return { ...who, ...callAs(app, who) };
  };
  const person = (known: Parameters<typeof makePerson>[1]): Promise<Helper> =>
    helper(makePerson, known);
  const stage = {
    elder: (more: Parameters<typeof makePerson>[1] = {}) => helper(makeElder, more),
    volunteer: (
      sector = 'Remera',
      district = 'Gasabo',
      firstName = 'Patrick',
      more: Parameters<typeof makePerson>[1] = {},
    ) =>
      person({
        roles: ['VOLUNTEER'],
        verified: true,
        firstName,
        lastName: 'Niyonzima',
        district,
        sector,
        ...more,
      }),
    async member(elder: SignedIn, permissions: Permission[], firstName = 'Claudine') {
      const who = await person({ roles: ['FAMILY'], firstName, lastName: 'Uwase' });
      await makeMember(app, { elder, who, permissions });
      return who;
    },
    /** Default: Wednesday afternoon; the test clock stands at Monday morning. */
    wish: (more: object = {}) => ({
      kind: 'errand',
      date: '2026-11-25',
      part: 'afternoon',
      minutes: 60,
      note: 'Rice and beans from the market',
      ...more,
    }),
    async requested(who: Helper, more: object = {}): Promise<string> {
      const answer = await who.post('/api/help-requests', stage.wish(more));
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return answer.json().data.id;
    },
    act: (who: Helper, id: string, act: string, body?: object) =>
      who.post(`/api/help-requests/${id}/${act}`, body),
    near: async (who: Helper, query = '') =>
      (await who.get(`/api/volunteering/near${query}`)).json(),
    bell: async (who: Helper): Promise<{ title: string; message: string; link: string }[]> =>
      (await who.get('/api/notifications')).json().data,
  };
  return stage;
}
