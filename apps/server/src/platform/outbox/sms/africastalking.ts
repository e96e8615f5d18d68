import * as z from 'zod/mini';
import { ProviderRefused } from '../transport.ts';
import { readAnswer, type SmsProvider } from './sms-provider.ts';

/** Settings of Africa's Talking; `url` as in Pindo's. Without `sender` its own short code sends. */
export interface AfricasTalkingSettings {
  readonly url: () => string;
  readonly username: string;
  readonly apiKey: string;
  readonly sender: string | undefined;
}

const answered = z.object({
  SMSMessageData: z.object({
    Recipients: z.array(
      z.object({
        statusCode: z.number(),
        messageId: z.string().check(z.maxLength(100)),
        messageParts: z.optional(z.number()),
      }),
    ),
  }),
});

/** 100 Processed, 101 Sent, 102 Queued; from 401 on it was refused for this recipient. */
const isTaken = (statusCode: number) => statusCode >= 100 && statusCode <= 102;

/**
 * SMS through Africa's Talking: POST /version1/messaging as a form with the header `apiKey`
 * (developers.africastalking.com). An answer of 201 says only that the request was read; whether the
 * recipient's SMS was taken stands in its own `statusCode`.
 */
export const africasTalking = (settings: AfricasTalkingSettings): SmsProvider => ({
  name: 'africastalking',
  async send({ text, to }, withinMs) {
    const { apiKey, sender, url, username } = settings;
    const answer = await fetch(`${url()}/version1/messaging`, {
      method: 'POST',
      headers: { apiKey, accept: 'application/json' },
      body: new URLSearchParams({
        username,
        to,
        message: text,
        ...(sender === undefined ? {} : { from: sender }),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(withinMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new ProviderRefused(answer.status);
    }
    const { data } = answered.safeParse(await readAnswer(answer));
    if (!data) return { reference: null, billed: null };
    const [recipient] = data.SMSMessageData.Recipients;
    // No recipient: the sender id or the whole request was refused.
    if (!recipient) throw new ProviderRefused(400);
    if (!isTaken(recipient.statusCode)) throw new ProviderRefused(recipient.statusCode, 'sms');
    const { messageId, messageParts } = recipient;
    return { reference: messageId || null, billed: messageParts ?? null };
  },
});
