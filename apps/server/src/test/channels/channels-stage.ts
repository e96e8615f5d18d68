import { randomUUID } from 'node:crypto';
import { callAs } from '../call-as.ts';
import { deliverAll } from '../deliver-all.ts';
import { makeElder } from '../factories/elder.factory.ts';
import type { SignedIn } from '../factories/person.factory.ts';
import { proveIdentity } from '../issue-session.ts';
import type { TestApp } from '../test-app.ts';

/** The secret of the callbacks in tests. */
export const channelsSecret = 'a-channels-secret-of-more-than-thirty-two';
export const channelsEnv = { CHANNELS_SECRET: channelsSecret, USSD_CODE: '*384*250#' };

let numbers = 0;

type Fields = Readonly<Record<string, string>>;

/** Phones that dial, send SMS and ring, as Africa's Talking brings it. */
export function channelsStage(app: TestApp) {
  const post = (channel: string, fields: Fields, secret = channelsSecret, address?: string) =>
    app.http.inject({
      method: 'POST',
      url: `/api/channels/${channel}/${secret}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
      ...(address ? { remoteAddress: address } : {}),
    });
  const stage = {
    post,
    /** A number that nobody has. */
    number(): string {
      numbers += 1;
      return `+25078855${String(numbers).padStart(4, '0')}`;
    },
    /** An elder with a proved number, who reads English. */
    async elder(more: Parameters<typeof makeElder>[1] = {}) {
      const phone = stage.number();
      const who = await makeElder(app, { phoneNumber: phone, locale: 'en', ...more });
      return { ...who, ...callAs(app, who), phone };
    },
    /** Gives an elder a PIN, as they do it in the settings. */
    async setPin(who: SignedIn, pin = '4729') {
      await proveIdentity(app, who);
      return callAs(app, who).put(`/api/elders/${who.personId}/phone-pin`, { pin });
    },
    /** A conversation: `press` sends all inputs so far and one more. */
    dial(phone: string, sessionId: string = randomUUID()) {
      const inputs: string[] = [];
      const send = async (text: string) => {
        const base = { sessionId, serviceCode: '*384*250#', networkCode: '63510' };
        const answer = await post('ussd', { ...base, phoneNumber: phone, text });
        return answer.statusCode === 200 ? answer.body : `${answer.statusCode}`;
      };
      return {
        send,
        open: () => send(''),
        press(...keys: string[]) {
          inputs.push(...keys);
          return send(inputs.join('*'));
        },
        /** The same request once more, as networks do. */
        again: () => send(inputs.join('*')),
      };
    },
    sms(phone: string, text: string, id: string = randomUUID()) {
      const date = app.clock.now().toISOString();
      return post('sms', { id, from: phone, to: '22750', text, date, linkId: 'L' });
    },
    missedCall: (phone: string, sessionId: string = randomUUID(), more: Fields = {}) =>
      post('voice', {
        isActive: '1',
        sessionId,
        direction: 'Inbound',
        callerNumber: phone,
        destinationNumber: '+250788000099',
        ...more,
      }),
    /** What SMS and missed calls lead to. */
    follow: () => app.due.run('channels.follow-messages'),
    /** The SMS that have gone to a number since they were last asked for. */
    async receivedBy(phone: string): Promise<string[]> {
      await stage.follow();
      await deliverAll(app);
      const texts = app.sent.filter(({ to }) => to === phone).map(({ text }) => text);
      app.sent.length = 0;
      return texts;
    },
    /** The days of the elder's last week on which they were well. */
    async wellDays(who: Pick<SignedIn, 'headers'>): Promise<string[]> {
      const { days } = (await callAs(app, who).get('/api/check-ins')).json().data;
      return days.flatMap(({ at, day }: { at: string | null; day: string }) => (at ? [day] : []));
    },
  };
  return stage;
}
