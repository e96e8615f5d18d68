import { ProviderRefused, type Transport } from './transport.ts';

/**
 * Settings of Pindo's SMS API. `url` is a function because the sandbox's address is known only
 * after it listens.
 */
export interface PindoSettings {
  readonly url: () => string;
  readonly token: string;
  readonly sender: string;
}

/**
 * Replaces characters outside the GSM 03.38 alphabet where nothing is lost, because a single curly
 * apostrophe cuts an SMS from 160 to 70 characters.
 */
export function toGsmText(text: string): string {
  return text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d\u00ab\u00bb]/g, '"')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/ê/g, 'e')
    .replace(/ô/g, 'o')
    .replace(/[îï]/g, 'i')
    .replace(/â/g, 'a')
    .replace(/û/g, 'u')
    .replace(/ç/g, 'c')
    .replace(/[\u2013\u2014]/g, '-');
}

/** Sends SMS through Pindo: POST /v1/sms/ with a bearer token (docs.pindo.ai). */
export function pindoTransport(settings: PindoSettings): Transport {
  return async ({ to, text }) => {
    const answer = await fetch(`${settings.url()}/v1/sms/`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${settings.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ to, text: toGsmText(text), sender: settings.sender }),
      signal: AbortSignal.timeout(15_000),
    });
    if (!answer.ok) throw new ProviderRefused(answer.status);
    await answer.body?.cancel();
  };
}
