import * as contract from '@hafi/contract/accounts/accounts.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deviceSecretOf } from '../shared-phone/device-cookie.ts';
import { getSession } from './get-session.ts';
import { listSessions } from './list-sessions.ts';
import { revokeOtherSessions, revokeSession } from './revoke-sessions.ts';
import { signOut } from './sign-out.ts';
import { sendWithCookies } from './with-cookies.ts';

/** Endpoints for the session and the signed-in devices. */
export const sessionHandlers = (platform: Platform): readonly Handler[] => [
  handle(contract.getSession, async (call) => {
    call.setHeader('cache-control', 'no-store');
    return sendWithCookies(call, await getSession(platform, call.principal, call.headers));
  }),
  handle(contract.signOut, async (call) =>
    sendWithCookies(call, await signOut(platform, call.principal)),
  ),
  handle(contract.listSessions, ({ locale, principal }) =>
    listSessions(platform, principal, locale),
  ),
  handle(contract.revokeSession, ({ headers, params, principal }) =>
    revokeSession(platform, principal, {
      sessionId: params.id,
      deviceSecret: deviceSecretOf(platform.config, headers.cookie),
    }),
  ),
  handle(contract.revokeOtherSessions, ({ principal }) => revokeOtherSessions(platform, principal)),
];
