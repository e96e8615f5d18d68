import type { Call, Signal } from '@hafi/contract/calls/call.schemas';
import { newId } from '../../platform/ids/uuid-v7.ts';
import { callAs } from '../call-as.ts';
import { makeMember } from '../factories/member.factory.ts';
import type { SignedIn } from '../factories/person.factory.ts';
import { issueSession } from '../issue-session.ts';
import { messageStage } from '../messages/message-stage.ts';
import type { TestApp } from '../test-app.ts';

const quiet = { isMuted: false, hasPicture: false, bytes: 0 };

/** What devices do with calls, over HTTP. */
export function callStage(app: TestApp) {
  /** A device with a session of its own. */
  async function device(who: Pick<SignedIn, 'personId'>) {
    const { cookie } = await issueSession(app.platform, who.personId);
    return deviceWith(who.personId, { cookie });
  }

  function deviceWith(personId: string, headers: SignedIn['headers']) {
    const as = callAs(app, { headers });
    let legId = newId();
    const at = (callId: string, act: string) =>
      as.post.bind(null, `/api/calls/${callId}/legs/${legId}/${act}`);
    return {
      personId,
      as,
      headers,
      get legId() {
        return legId;
      },
      /** The next join is that of a page that was opened again. */
      renew: () => {
        legId = newId();
      },
      start: (place: object, more: object = {}) =>
        as.post('/api/calls', { id: newId(), legId, media: 'audio', ...place, ...more }),
      join: (callId: string, takesOver = false) =>
        as.post(`/api/calls/${callId}/join`, { legId, takesOver }),
      decline: (callId: string) => as.post(`/api/calls/${callId}/decline`),
      leave: (callId: string, failed = false) => at(callId, 'leave')({ failed }),
      beat: (callId: string, more: object = {}) => at(callId, 'beat')({ ...quiet, ...more }),
      send: (callId: string, signals: readonly object[]) => at(callId, 'signals')({ signals }),
      async signals(callId: string, after = 0): Promise<Signal[]> {
        const url = `/api/calls/${callId}/legs/${legId}/signals?after=${after}`;
        return (await as.get(url)).json().data;
      },
      async current(): Promise<Call[]> {
        return (await as.get('/api/calls/current')).json().data;
      },
      log: () => as.get('/api/calls'),
      async call(callId: string): Promise<Call> {
        return (await as.get(`/api/calls/${callId}`)).json().data;
      },
    };
  }

  return {
    device,
    deviceWith,
    /** An elder, a daughter who may write to her, and the conversation from which they call each other. */
    async family() {
      const daughter = await makeMember(app, { permissions: ['messages'] });
      const { elder } = daughter;
      const conversationId = await messageStage(app).between(daughter, elder);
      return { daughter, elder, place: { conversationId } };
    },
    /** The states of people in a call, by person. */
    states: (call: Call) =>
      Object.fromEntries(call.people.map(({ personId, state }) => [personId, state])),
    /** Lets time pass, and the clock do what is due then. */
    async pass(seconds: number) {
      app.clock.advance({ seconds });
      await app.due.run('calls.follow');
    },
  };
}

export type CallDevice = Awaited<ReturnType<ReturnType<typeof callStage>['device']>>;
