import * as contract from '@hafi/contract/accounts/accounts.contract';
import type { Feature } from '../../platform/feature.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { getSession } from './get-session.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';

/** Accounts: joins the contract to the use cases. */
export function accountsFeature(platform: Platform): Feature {
  return {
    handlers: [
      handle(contract.signUp, (call) => signUp(platform, call)),
      handle(contract.signIn, (call) => signIn(platform, call)),
      handle(contract.getSession, (call) => getSession(platform, call)),
      handle(contract.signOut, (call) => signOut(platform, call)),
    ],
  };
}
