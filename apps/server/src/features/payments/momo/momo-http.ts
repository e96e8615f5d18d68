import type { Clock } from '../../../platform/clock/clock.ts';
import { ProviderUnreachable } from '../providers/payment-provider.ts';
import {
  callProvider,
  fieldsOf,
  keepToken,
  type ProviderRequest,
} from '../providers/provider-http.ts';
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
  send(product: MomoProduct, path: string, request: ProviderRequest): Promise<MomoAnswer>;
}

/** How long a token is good where the answer does not say it, and how much earlier it is renewed. */
const tokenSeconds = 3600;
const spareSeconds = 60;

/** Creates the HTTP layer of MoMo's API: keys, and the token of each product. */
export function createMomoHttp(settings: MomoSettings, clock: Clock): MomoHttp {
  const tokenOf = (product: MomoProduct) =>
    keepToken(clock, spareSeconds, async () => {
      const { apiUser, apiKey, subscriptionKey } = settings.accounts[product];
      const { status, body } = await callProvider(
        settings,
        `${product}/token`,
        `/${product}/token/`,
        {
          method: 'POST',
          headers: {
            authorization: `Basic ${Buffer.from(`${apiUser}:${apiKey}`).toString('base64')}`,
            'ocp-apim-subscription-key': subscriptionKey,
          },
        },
      );
      const { access_token: value, expires_in: seconds } = fieldsOf(body);
      if (status !== 200 || typeof value !== 'string') {
        throw new ProviderUnreachable(`${product}/token was answered ${status}`);
      }
      return { value, seconds: typeof seconds === 'number' ? seconds : tokenSeconds };
    });
  const tokens = { collection: tokenOf('collection'), disbursement: tokenOf('disbursement') };

  return {
    async signIn(product) {
      await tokens[product].current();
    },
    async send(product, path, request) {
      const name = `${product}/v1_0/${path.split('/')[0]}`;
      const { status, body } = await tokens[product].send((token) =>
        callProvider(settings, name, `/${product}/v1_0/${path}`, {
          ...request,
          headers: {
            ...request.headers,
            authorization: `Bearer ${token}`,
            'ocp-apim-subscription-key': settings.accounts[product].subscriptionKey,
            'x-target-environment': settings.targetEnvironment,
          },
        }),
      );
      return { status, body: fieldsOf(body) };
    },
  };
}
