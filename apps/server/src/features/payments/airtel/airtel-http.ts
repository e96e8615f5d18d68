import type { Clock } from '../../../platform/clock/clock.ts';
import { ProviderUnreachable } from '../providers/payment-provider.ts';
import type { AirtelSettings } from './airtel-settings.ts';

export interface AirtelAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface AirtelHttp {
  /** Gets a token unless there is a valid one. */
  signIn(): Promise<void>;
  /** Calls a path with token, country and currency; after a 401 once more with a new token. */
  send(method: 'GET' | 'POST', path: string, body?: object): Promise<AirtelAnswer>;
}

/** How long a token is good where the answer does not say it, and how much earlier it is renewed. */
const tokenSeconds = 180;
const spareSeconds = 30;

async function readBody(answer: Response): Promise<unknown> {
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Creates the HTTP layer of Airtel's API: the token (kept for its 180 s), headers, timeouts. */
export function createAirtelHttp(settings: AirtelSettings, clock: Clock): AirtelHttp {
  let token: { value: Promise<string>; endsAt: number } | null = null;

  const call = async (name: string, path: string, request: RequestInit): Promise<AirtelAnswer> => {
    try {
      const answer = await fetch(`${settings.url()}${path}`, {
        ...request,
        redirect: 'error',
        signal: AbortSignal.timeout(settings.timeoutMs),
      });
      return { status: answer.status, body: await readBody(answer) };
    } catch (error) {
      const why = error instanceof Error ? error.name : 'unknown';
      throw new ProviderUnreachable(`${name}: ${why}`);
    }
  };

  const fetchToken = async (kept: { endsAt: number }): Promise<string> => {
    const { clientId, clientSecret } = settings;
    const { status, body } = await call('token', '/auth/oauth2/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: '*/*' },
      body: JSON.stringify({
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'client_credentials',
      }),
    });
    const { access_token: value, expires_in: seconds } = (body ?? {}) as Record<string, unknown>;
    if (status !== 200 || typeof value !== 'string') {
      throw new ProviderUnreachable(`token was answered ${status}`);
    }
    const lifetime = (Number(seconds) || tokenSeconds) - spareSeconds;
    kept.endsAt = clock.now().getTime() + lifetime * 1000;
    return value;
  };

  const currentToken = (): Promise<string> => {
    if (token && clock.now().getTime() < token.endsAt) return token.value;
    const kept = { value: Promise.resolve(''), endsAt: Number.POSITIVE_INFINITY };
    kept.value = fetchToken(kept);
    kept.value.catch(() => {
      if (token === kept) token = null;
    });
    token = kept;
    return kept.value;
  };

  return {
    async signIn() {
      await currentToken();
    },
    async send(method, path, body) {
      const name = path.split('/').slice(1, 4).join('/');
      const attempt = async () =>
        call(name, path, {
          method,
          headers: {
            accept: '*/*',
            authorization: `Bearer ${await currentToken()}`,
            'content-type': 'application/json',
            'x-country': 'RW',
            'x-currency': 'RWF',
          },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
      const first = await attempt();
      if (first.status !== 401) return first;
      token = null;
      return attempt();
    },
  };
}
