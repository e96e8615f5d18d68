import * as contract from '@hafi/contract/circle/elder-registration.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { finishHandOver, getHandOver, startHandOver } from '../hand-over/hand-over.ts';
import { registerElder } from './register-elder.ts';

/** Elders whom somebody registers, and whose account they hand over later. */
export function registerElderHandlers(platform: Platform): Handler[] {
  return [
    handle(contract.registerElder, (call) => registerElder(platform, call)),
    handle(contract.getHandOver, (call) => getHandOver(platform, call)),
    handle(contract.startHandOver, (call) => startHandOver(platform, call)),
    handle(contract.finishHandOver, (call) => finishHandOver(platform, call)),
  ];
}
