import * as contract from '@hafi/contract/accounts/accounts.contract';
import { type Call, type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { originOf, type RequestOrigin } from '../request-origin.ts';
import { signInSecondFactor } from '../second-factor/sign-in-second-factor.ts';
import { sendWithCookies } from '../sessions/with-cookies.ts';
import { rememberBrowser } from './asking-browser.ts';
import { changePassword } from './change-password.ts';
import type { OnNewOwner } from './first-proof.ts';
import { signInOwnSecret } from './own-secret.ts';
import type { PhoneSignIns } from './phone-sign-ins.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { requestPhoneCode } from './request-phone-code.ts';
import { resetPassword } from './reset-password.ts';
import { signIn } from './sign-in.ts';
import { signInByPhone } from './sign-in-by-phone.ts';
import { signUp } from './sign-up.ts';

type Asking = Parameters<typeof originOf>[1] & Pick<Call, 'setHeader'>;

/** The origin of a request for a code: the browser gets the cookie that ties the code to it. */
function rememberedOrigin(platform: Platform, call: Asking): RequestOrigin {
  const { browser, header } = rememberBrowser(platform, call.headers.cookie);
  call.setHeader('set-cookie', header);
  return { ...originOf(platform, call), browser };
}

/** Endpoints for sign-up, sign-in and the password. */
export const signInHandlers = (
  platform: Platform,
  { onNewOwner, phoneSignIns }: { onNewOwner: OnNewOwner; phoneSignIns: PhoneSignIns },
): readonly Handler[] => [
  handle(contract.signUp, (call) => signUp(platform, call.body, originOf(platform, call))),
  handle(contract.signIn, async (call) =>
    sendWithCookies(call, await signIn(platform, call.body, originOf(platform, call))),
  ),
  handle(contract.signInSecondFactor, async (call) =>
    sendWithCookies(call, await signInSecondFactor(platform, call.body, originOf(platform, call))),
  ),
  handle(contract.requestPhoneCode, (call) =>
    requestPhoneCode(platform, call.body, rememberedOrigin(platform, call)),
  ),
  handle(contract.signInByPhone, async (call) =>
    sendWithCookies(
      call,
      await signInByPhone(platform, call.body, originOf(platform, call), phoneSignIns),
    ),
  ),
  handle(contract.signInOwnSecret, async (call) =>
    sendWithCookies(
      call,
      await signInOwnSecret(platform, call.body, originOf(platform, call), phoneSignIns),
    ),
  ),
  handle(contract.requestPasswordReset, (call) =>
    requestPasswordReset(platform, call.body, rememberedOrigin(platform, call)),
  ),
  handle(contract.resetPassword, (call) =>
    resetPassword(platform, call.body, originOf(platform, call), onNewOwner),
  ),
  handle(contract.changePassword, ({ body, locale, principal }) =>
    changePassword(platform, principal, body, locale),
  ),
];
