import * as consents from '@hafi/contract/circle/consents.contract';
import { listLooks as looks } from '@hafi/contract/circle/looks.contract';
import * as members from '@hafi/contract/circle/members.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listLooks } from '../access-log/list-looks.ts';
import { listConsents } from '../consents/list-consents.ts';
import { recordConsent } from '../consents/record-consent.ts';
import { undoConsent } from '../consents/undo-consent.ts';
import { changeMember } from './change-member.ts';
import { getCircle } from './get-circle.ts';
import { leaveCircle } from './leave-circle.ts';
import { revokeMember } from './revoke-member.ts';

/** The people of a circle, what was agreed to, and who looked. */
export const memberHandlers = (platform: Platform): readonly Handler[] => [
  handle(members.getCircle, async ({ params, principal }) => ({
    data: await getCircle(platform, principal, params.id),
  })),
  handle(members.changeMember, async (call) => {
    await changeMember(platform, call);
    return { data: null };
  }),
  handle(members.revokeMember, async (call) => {
    await revokeMember(platform, call);
    return { data: null };
  }),
  handle(members.leaveCircle, async (call) => {
    await leaveCircle(platform, call);
    return { data: null };
  }),
  handle(consents.listConsents, (call) => listConsents(platform, call)),
  handle(consents.recordConsent, async (call) => {
    await recordConsent(platform, call);
    return { data: null };
  }),
  handle(consents.undoConsent, async (call) => {
    await undoConsent(platform, call);
    return { data: null };
  }),
  handle(looks, (call) => listLooks(platform, call)),
];
