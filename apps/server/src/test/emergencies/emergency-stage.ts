import type { EmergencyView } from '@hafi/contract/emergency/emergency.schemas';
import { findEvents } from '../../features/emergency/course/events.repo.ts';
import { callAs } from '../call-as.ts';
import { deliverAll } from '../deliver-all.ts';
import { makeMember } from '../factories/member.factory.ts';
import { makePerson } from '../factories/person.factory.ts';
import type { TestApp } from '../test-app.ts';

let numbers = 0;

/** A number that nobody else has. */
export function nextNumber(): string {
  numbers += 1;
  return `+25078820${String(numbers).padStart(4, '0')}`;
}

type Known = Parameters<typeof makePerson>[1];
let keys = 0;

/** People around emergencies, and what they do. Everybody has a number and an address. */
export function emergencyStage(app: TestApp) {
  const acting = <W extends Awaited<ReturnType<typeof makePerson>>>(who: W) => {
    const calls = callAs(app, who);
    const at = (id: string, act: string) => `/api/emergencies/${id}/${act}`;
    const view = (answer: Awaited<ReturnType<typeof calls.get>>): EmergencyView => {
      if (answer.statusCode >= 300) throw new Error(answer.body);
      return answer.json().data;
    };
    return Object.assign(who, calls, {
      async press(body: object = {}): Promise<EmergencyView> {
        keys += 1;
        const answer = await app.http.inject({
          method: 'POST',
          url: '/api/emergencies',
          headers: { ...who.headers, 'idempotency-key': `press-of-emergency-${keys}` },
          payload: body,
        });
        return view(answer);
      },
      see: async (id: string) => view(await calls.get(`/api/emergencies/${id}`)),
      sees: async (id: string) => (await calls.get(`/api/emergencies/${id}`)).statusCode === 200,
      act: async (id: string, act: string, body?: object) =>
        view(await calls.post(at(id, act), body)),
      /** The code of what refuses it. */
      refusal: async (id: string, act: string, body?: object): Promise<string> =>
        (await calls.post(at(id, act), body)).json().code,
      list: async () => (await calls.get('/api/emergencies')).json().data,
    });
  };
  const person = async (more: Known = {}) => {
    const phone = nextNumber();
    return Object.assign(acting(await makePerson(app, { phoneNumber: phone, ...more })), { phone });
  };
  const home = { district: 'Gasabo', sector: 'Remera' };
  const elder = (more: Known = {}) => person({ ...home, ...more });
  type Elder = Awaited<ReturnType<typeof elder>>;
  const run = async () => {
    await app.due.run('emergency.fire');
    await app.due.run('emergency.climb');
  };
  return {
    elder,
    person,
    acting,
    run,
    coordinator: () => person({ roles: ['ADMIN'], firstName: 'Olive' }),
    async contact(of: Elder, more: Known = {}) {
      const phone = nextNumber();
      const member = await makeMember(app, {
        elder: of,
        person: { phoneNumber: phone, ...more },
        permissions: ['alerts:receive'],
      });
      return Object.assign(acting(member), { phone });
    },
    /** A checked volunteer who answers calls. */
    async volunteer(more: Known = {}) {
      const who = await person({ roles: ['VOLUNTEER'], verified: true, ...home, ...more });
      await who.put('/api/emergency-help', { answers: true });
      return who;
    },
    name: (of: Elder, name: string, phoneNumber: string) =>
      of.put('/api/profile/contact', { name, relationship: 'neighbour', phoneNumber }),
    /** Lets time pass, and does what is due then. */
    async pass(seconds: number) {
      app.clock.advance({ seconds });
      await run();
    },
    /** The timeline, as `step` or `step level people`. */
    async steps(id: string): Promise<string[]> {
      const events = await findEvents(app.platform.db, id);
      return events.map(({ level, people, step }) =>
        [step, ...(level === null ? [] : [level, people])].join(' '),
      );
    },
    /** What reaches phones from now on. */
    async sms(): Promise<{ to: string; text: string }[]> {
      app.sent.length = 0;
      await deliverAll(app);
      return app.sent
        .filter(({ channel }) => channel === 'sms')
        .map(({ text, to }) => ({ to, text }));
    },
  };
}
