import { accountsErrors } from '@hafi/contract/accounts/accounts.errors';
import * as contract from '@hafi/contract/accounts/social.contract';
import { links } from '@hafi/contract/core/links';
import { Problem } from '@hafi/contract/core/problem';
import { negotiateLocale } from '@hafi/i18n/locales';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { newSecret } from '../../../platform/secrets/secrets.ts';
import { originOf } from '../request-origin.ts';
import { sendWithCookies } from '../sessions/with-cookies.ts';
import type { OnNewOwner } from '../sign-in/first-proof.ts';
import { startAuthorization } from './authorization-request.ts';
import { completeSocialSignIn, requestSocialEmailCode } from './complete-social-sign-in.ts';
import { exchangeCode } from './exchange-code.ts';
import { receiveCallback } from './receive-callback.ts';
import { browserCookie, browserOf } from './social-browser.ts';
import { type ConfiguredProvider, configuredProviders } from './social-providers.ts';

const short = z.string().check(z.minLength(1), z.maxLength(2000));
const returned = z.object({ state: short, code: short });
const hidden = { schema: { hide: true } };

/** The origin of a call, with the secret of the browser that went to the provider. */
const socialOriginOf = (platform: Platform, call: Parameters<typeof originOf>[1]) => ({
  ...originOf(platform, call),
  browser: browserOf(call.headers.cookie),
});

/** Social sign-in: its endpoints, and the two redirects of each provider. */
export function socialSignIn(
  platform: Platform,
  onNewOwner: OnNewOwner,
): {
  handlers: readonly Handler[];
  mount: (app: FastifyInstance) => void;
} {
  const providers = configuredProviders(platform.config);
  return {
    handlers: [
      handle(contract.listSocialProviders, async () => ({
        data: providers.map(({ name }) => name),
      })),
      handle(contract.exchangeCode, async (call) => {
        const { browser, userAgent } = socialOriginOf(platform, call);
        const { code } = call.body;
        return sendWithCookies(call, await exchangeCode(platform, code, { browser, userAgent }));
      }),
      handle(contract.requestSocialEmailCode, (call) =>
        requestSocialEmailCode(platform, call.body, socialOriginOf(platform, call)),
      ),
      handle(contract.completeSocialSignIn, async (call) =>
        sendWithCookies(
          call,
          await completeSocialSignIn(
            platform,
            call.body,
            socialOriginOf(platform, call),
            onNewOwner,
          ),
        ),
      ),
    ],
    mount(app) {
      for (const name of contract.socialProviders) {
        const provider = providers.find((each) => each.name === name);
        if (provider) mountProvider(app, platform, provider, onNewOwner);
        else mountNotice(app, name);
      }
    },
  };
}

function mountProvider(
  app: FastifyInstance,
  platform: Platform,
  provider: ConfiguredProvider,
  onNewOwner: OnNewOwner,
): void {
  const path = `/api/auth/${provider.name}`;
  app.get(path, hidden, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const browser = newSecret();
    try {
      const url = await startAuthorization(platform, provider, { address: request.ip, browser });
      return reply.header('set-cookie', browserCookie(platform.config, browser)).redirect(url);
    } catch (error) {
      if (error instanceof Problem) throw error;
      platform.log.warn({ err: error, provider: provider.name }, 'social sign-in');
      return reply.redirect(links.loginProblem('social-sign-in-failed'));
    }
  });
  app.get(`${path}/callback`, hidden, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const query = returned.safeParse(request.query);
    if (!query.success) return reply.redirect(links.loginProblem('social-sign-in-failed'));
    const back = {
      ...query.data,
      browser: browserOf(request.headers.cookie),
      locale: negotiateLocale(request.headers['accept-language']),
    };
    const next = await receiveCallback(platform, provider, back, onNewOwner);
    return reply.redirect(next);
  });
}

/** Answers for a provider that is not configured: a page for browsers, a problem for programs. */
function mountNotice(app: FastifyInstance, name: contract.SocialProvider): void {
  for (const path of [`/api/auth/${name}`, `/api/auth/${name}/callback`]) {
    app.get(path, hidden, async (request, reply) => {
      if (!request.headers.accept?.includes('text/html')) {
        throw new Problem(accountsErrors['social-sign-in-off']);
      }
      return reply.redirect(links.loginProblem('social-sign-in-off'));
    });
  }
}
