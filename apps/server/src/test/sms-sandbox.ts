import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SmsReports } from '@hafi/providers-sandbox/context';
import { sandbox } from '@hafi/providers-sandbox/sandbox';
import Fastify from 'fastify';
import { systemClock } from '../platform/clock/clock.ts';
import { africasTalking } from '../platform/outbox/sms/africastalking.ts';
import { pindo } from '../platform/outbox/sms/pindo.ts';

/** An SMS that a provider has taken. */
interface TakenSms {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

/** The sandbox's two SMS providers on a port of their own, and our adapters to them. */
export async function startSmsSandbox(smsReports: SmsReports = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'hafi-sms-'));
  const http = Fastify({ forceCloseConnections: true });
  await http.register(sandbox({ dataDir, clock: systemClock, smsReports }).plugin);
  const origin = await http.listen({ port: 0, host: '127.0.0.1' });
  const taken = async (): Promise<TakenSms[]> => {
    const answer = await fetch(`${origin}/outbox?format=json`);
    return ((await answer.json()) as { messages: TakenSms[] }).messages.toReversed();
  };
  return {
    pindo: pindo({ url: () => `${origin}/pindo`, token: 'token', sender: 'Hafi' }),
    africasTalking: africasTalking({
      url: () => `${origin}/africastalking`,
      username: 'hafi',
      apiKey: 'key',
      sender: 'Hafi',
    }),
    /** What has reached the providers, the oldest first; ids tell which of them. */
    taken,
    /** Which provider has taken each SMS. */
    takers: async () =>
      (await taken()).map(({ id }) => (id.startsWith('ATXid') ? 'africastalking' : 'pindo')),
    /** Sets the faults of `POST /faults`, besides those that are set. */
    async faults(switches: object) {
      const body = JSON.stringify(switches);
      const answer = await fetch(`${origin}/faults`, { method: 'POST', body });
      if (!answer.ok) throw new Error(await answer.text());
    },
    async close() {
      await http.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
