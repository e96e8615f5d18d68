import type { Clock } from '../../../platform/clock/clock.ts';
import { ProviderUnreachable } from '../providers/payment-provider.ts';
import type { MomoProduct, MomoSettings } from './momo-settings.ts';

export interface MomoAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface MomoHttp {
  /** Gets a token unless there is a valid one. */
  signIn(product: MomoProduct): Promise<void>;
  /**
   * Calls `/<product>/v1_0/<path>` with token and keys; after a 401 it retries once with a new
   * token.
   */
  send(product: MomoProduct, path: string, request: RequestInit): Promise<MomoAnswer>;
}

/** Tokens are renewed this many seconds early, so that none expires during a request. */
const spareSeconds = 60;

async function readBody(answer: Response): Promise<MomoAnswer['body']> {
  const text = await answer.text();
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as MomoAnswer['body']) : {};
  } catch {
    return {};
  }
}

/** Creates the HTTP layer of MoMo's API: keys, tokens (cached for their 3600 s), timeouts. */
export function createMomoHttp(settings: MomoSettings, clock: Clock): MomoHttp {
  const tokens = new Map<MomoProduct, { value: Promise<string>; endsAt: number }>();

  const call = async (path: string, request: RequestInit): Promise<MomoAnswer> => {
    try {
      const answer = await fetch(`${settings.url()}/${path}`, {
        ...request,
        redirect: 'error',
        signal: AbortSignal.timeout(settings.timeoutMs),
      });
      return { status: answer.status, body: await readBody(answer) };
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unknown';
      throw new ProviderUnreachable(`${path.split('/').slice(0, 3).join('/')}: ${name}`);
    }
  };

  const fetchToken = async (product: MomoProduct): Promise<string> => {
    const { apiUser, apiKey, subscriptionKey } = settings.accounts[product];
    const { status, body } = await call(`${product}/token/`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString('base64')}`,
        'ocp-apim-subscription-key': subscriptionKey,
      },
    });
    const { access_token: token, expires_in: seconds } = body;
    if (status !== 200 || typeof token !== 'string') {
      throw new ProviderUnreachable(`${product}/token/ was answered ${status}`);
    }
    const kept = tokens.get(product);
    const lifetime = (typeof seconds === 'number' ? seconds : 3600) - spareSeconds;
    if (kept) kept.endsAt = clock.now().getTime() + lifetime * 1000;
    return token;
  };

  const tokenFor = (product: MomoProduct): Promise<string> => {
    const kept = tokens.get(product);
    if (kept && clock.now().getTime() < kept.endsAt) return kept.value;
    const value = fetchToken(product);
    tokens.set(product, { value, endsAt: Number.POSITIVE_INFINITY });
    value.catch(() => tokens.delete(product));
    return value;
  };

  return {
    async signIn(product) {
      await tokenFor(product);
    },
    async send(product, path, request) {
      const attempt = async () =>
        call(`${product}/v1_0/${path}`, {
          ...request,
          headers: {
            ...(request.headers as Record<string, string>),
            authorization: `Bearer ${await tokenFor(product)}`,
            'ocp-apim-subscription-key': settings.accounts[product].subscriptionKey,
            'x-target-environment': settings.targetEnvironment,
          },
        });
      const first = await attempt();
      if (first.status !== 401) return first;
      tokens.delete(product);
      return attempt();
    },
  };
}
