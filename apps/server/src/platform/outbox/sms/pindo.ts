import * as z from 'zod/mini';
import { ProviderRefused } from '../transport.ts';
import { readAnswer, type SmsProvider } from './sms-provider.ts';

/**
 * Settings of Pindo's SMS API. `url` is a function because the sandbox's address is known only
 * after it listens.
 */
export interface PindoSettings {
  readonly url: () => string;
  readonly token: string;
  readonly sender: string;
}

const accepted = z.object({
  sms_id: z.union([z.string().check(z.minLength(1), z.maxLength(100)), z.number()]),
  item_count: z.optional(z.number()),
});

/** SMS through Pindo: POST /v1/sms/ with a bearer token (docs.pindo.ai). */
export const pindo = ({ sender, token, url }: PindoSettings): SmsProvider => ({
  name: 'pindo',
  async send({ text, to }, withinMs) {
    const answer = await fetch(`${url()}/v1/sms/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ to, text, sender }),
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new ProviderRefused(answer.status);
    }
    const { data } = accepted.safeParse(await readAnswer(answer));
    if (!data) return { reference: null, billed: null };
    return { reference: String(data.sms_id), billed: data.item_count ?? null };
  },
});
