import type { Clock } from '../../../platform/clock/clock.ts';
import { ProviderUnreachable } from '../providers/payment-provider.ts';
import {
  callProvider,
  fieldsOf,
  keepToken,
  type ProviderAnswer,
} from '../providers/provider-http.ts';
import type { AirtelSettings } from './airtel-settings.ts';

export interface AirtelHttp {
  /** Gets a token unless there is a valid one. */
  signIn(): Promise<void>;
  /** Calls a path with token, country and currency; after a 401 once more with a new token. */
  send(method: 'GET' | 'POST', path: string, body?: object): Promise<ProviderAnswer>;
}

/** How long a token is good where the answer does not say it, and how much earlier it is renewed. */
const tokenSeconds = 180;
const spareSeconds = 30;

/** Creates the HTTP layer of Airtel's API: its token and headers. */
export function createAirtelHttp(settings: AirtelSettings, clock: Clock): AirtelHttp {
  const token = keepToken(clock, spareSeconds, async () => {
    const { clientId, clientSecret } = settings;
    const { status, body } = await callProvider(settings, 'token', '/auth/oauth2/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: '*/*' },
      body: JSON.stringify({
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'client_credentials',
      }),
    });
    const { access_token: value, expires_in: seconds } = fieldsOf(body);
    if (status !== 200 || typeof value !== 'string') {
      throw new ProviderUnreachable(`token was answered ${status}`);
    }
    return { value, seconds: Number(seconds) || tokenSeconds };
  });

  return {
    async signIn() {
      await token.current();
    },
    send(method, path, body) {
      const name = path.split('/').slice(1, 4).join('/');
      return token.send((value) =>
        callProvider(settings, name, path, {
          method,
          headers: {
            accept: '*/*',
            authorization: `Bearer ${value}`,
            'content-type': 'application/json',
            'x-country': 'RW',
            'x-currency': 'RWF',
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        }),
      );
    },
  };
}
