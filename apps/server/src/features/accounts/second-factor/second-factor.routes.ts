import * as contract from '@hafi/contract/accounts/accounts.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { confirmTwoFactor, startTwoFactor } from './set-up-two-factor.ts';
import { stopTwoFactor } from './stop-two-factor.ts';

/** Endpoints that turn two-factor authentication on and off. */
export const secondFactorHandlers = (platform: Platform): readonly Handler[] => [
  handle(contract.startTwoFactor, ({ body, principal }) =>
    startTwoFactor(platform, principal, body.password),
  ),
  handle(contract.confirmTwoFactor, ({ body, principal }) =>
    confirmTwoFactor(platform, principal, body.code),
  ),
  handle(contract.stopTwoFactor, ({ body, principal }) =>
    stopTwoFactor(platform, principal, body.password),
  ),
];
