import * as contract from '@hafi/contract/badges/badges.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendFile } from '../../../platform/uploads/file-answer.ts';
import { addBadgePaper, getBadgePaper, removeBadgePaper } from './badge-papers.ts';
import { chooseBadge } from './choose-badge.ts';
import { listOwnBadges } from './list-own-badges.ts';
import { answerBadge, sendBadge } from './send-badge.ts';
import { type GiveBack, withdrawBadge } from './withdraw-badge.ts';

/** Rate limits: each sending notifies every coordinator, and a badge is chosen once a year. */
const sending = { max: 10, seconds: 86_400 };
const choosing = { max: 20, seconds: 86_400 };

export function badgesHandlers(platform: Platform, giveBack: GiveBack): readonly Handler[] {
  const { rateLimiter } = platform;
  const limit = (personId: string) => rateLimiter.take(`badge-send:${personId}`, sending);
  return [
    handle(contract.listOwnBadges, async ({ principal }) => ({
      data: await listOwnBadges(platform, principal),
    })),
    handle(contract.chooseBadge, async ({ body, principal }) => {
      await rateLimiter.take(`badge-choose:${principal.personId}`, choosing);
      return { data: await chooseBadge(platform, principal, body) };
    }),
    handle(contract.withdrawBadge, async ({ params: { id }, principal }) => {
      await withdrawBadge(platform, giveBack, { id, personId: principal.personId });
      return { data: null };
    }),
    handle(contract.addBadgePaper, async ({ body, params: { id }, principal }) => {
      await addBadgePaper(platform, principal.personId, id, body);
      return { data: null };
    }),
    handle(contract.removeBadgePaper, async ({ params, principal }) => {
      await removeBadgePaper(platform, principal.personId, params);
      return { data: null };
    }),
    handle(contract.getBadgePaper, async ({ params, principal, setHeader }) =>
      sendFile(setHeader, await getBadgePaper(platform, principal.personId, params)),
    ),
    handle(contract.sendBadge, async ({ params: { id }, principal }) => {
      await limit(principal.personId);
      await sendBadge(platform, principal, id);
      return { data: null };
    }),
    handle(contract.answerBadge, async ({ body, params: { id }, principal }) => {
      await limit(principal.personId);
      await answerBadge(platform, principal, { id, text: body.text });
      return { data: null };
    }),
  ];
}
