import * as z from 'zod/mini';
import { ProviderRefused } from '../transport.ts';
import { answerInMs, type SmsProvider } from './sms-provider.ts';

/**
 * Settings of Pindo's SMS API. `url` is a function because the sandbox's address is known only
 * after it listens.
 */
export interface PindoSettings {
  readonly url: () => string;
  readonly token: string;
  readonly sender: string;
}

const accepted = z.object({ sms_id: z.coerce.string().check(z.minLength(1), z.maxLength(100)) });

/** SMS through Pindo: POST /v1/sms/ with a bearer token (docs.pindo.ai). */
export const pindo = ({ sender, token, url }: PindoSettings): SmsProvider => ({
  name: 'pindo',
  async send({ text, to }) {
    const answer = await fetch(`${url()}/v1/sms/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to, text, sender }),
      signal: AbortSignal.timeout(answerInMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new ProviderRefused(answer.status);
    }
    // An answer of another shape has been taken all the same: sending again would send it twice.
    return accepted.safeParse(await answer.json().catch(() => null)).data?.sms_id ?? '';
  },
});
