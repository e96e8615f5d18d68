import * as contract from '@hafi/contract/vetting/vetting.contract';
import { type Call, type Handler, handle } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendFile } from '../../platform/uploads/file-answer.ts';
import type { GiveBack } from './badges/withdraw-badge.ts';
import { askVetting, confirmVetting, endVetting, refuseVetting } from './decide-vetting.ts';
import { endConfirmationOf } from './end-confirmation.ts';
import { leaveRole } from './leave-role.ts';
import { listVettings } from './list-vettings.ts';
import { openPaper } from './open-paper.ts';
import { addPaper, getOwnPaper, removePaper } from './own-papers.ts';
import { answerVetting, getOwnVetting, sendVetting } from './own-vetting.ts';
import { type PromiseSource, readPromises } from './promises/read-promises.ts';

/** Rate limit, because each sending and each answer notifies every coordinator. */
const sending = { max: 10, seconds: 86_400 };

type Ending = typeof contract.refuseVetting | typeof contract.endVetting;

export function vettingHandlers(
  platform: Platform,
  giveBack: GiveBack,
  promises: readonly PromiseSource[],
): readonly Handler[] {
  const { rateLimiter } = platform;
  const limit = (personId: string) => rateLimiter.take(`vetting-send:${personId}`, sending);
  const decide = async (act: typeof refuseVetting, call: Call<Ending>) => {
    const { body, params, principal } = call;
    const { agreed, text } = body;
    await act(platform, {
      by: principal.personId,
      id: params.id,
      text,
      agreed,
      giveBack,
      promises,
    });
    return { data: null };
  };
  return [
    handle(contract.getOwnVetting, async ({ principal }) => ({
      data: await getOwnVetting(platform, principal),
    })),
    handle(contract.leaveRole, async ({ body, principal }) => {
      await leaveRole(platform, principal, { ...body, promises });
      return { data: null };
    }),
    handle(contract.addPaper, async ({ body, principal }) => {
      await addPaper(platform, principal, body);
      return { data: null };
    }),
    handle(contract.removePaper, async ({ params, principal }) => {
      await removePaper(platform, principal, params.id);
      return { data: null };
    }),
    handle(contract.getOwnPaper, async ({ params, principal, setHeader }) =>
      sendFile(setHeader, await getOwnPaper(platform, principal, params.id)),
    ),
    handle(contract.sendVetting, async ({ body, principal }) => {
      await limit(principal.personId);
      await sendVetting(platform, principal, body);
      return { data: null };
    }),
    handle(contract.answerVetting, async ({ body, principal }) => {
      await limit(principal.personId);
      await answerVetting(platform, principal, body);
      return { data: null };
    }),
    handle(contract.listVettings, ({ principal, query }) =>
      listVettings(platform, principal.personId, query),
    ),
    handle(contract.openPaper, async ({ params, principal, setHeader }) =>
      sendFile(setHeader, await openPaper(platform, principal.personId, params)),
    ),
    handle(contract.confirmVetting, async ({ body, params: { id }, principal }) => {
      const sentAt = new Date(body.sentAt);
      const { checked, name } = body;
      await confirmVetting(platform, { by: principal.personId, checked, id, name, sentAt });
      return { data: null };
    }),
    handle(contract.askVetting, async ({ body, params, principal }) => {
      await askVetting(platform, { by: principal.personId, id: params.id, text: body.text });
      return { data: null };
    }),
    handle(contract.refuseVetting, async (call) => decide(refuseVetting, call)),
    handle(contract.endVetting, async (call) => decide(endVetting, call)),
    handle(contract.readPromises, async ({ params }) => ({
      data: await readPromises(platform.db, promises, {
        personId: params.id,
        now: platform.clock.now(),
      }),
    })),
    handle(contract.endConfirmation, async ({ body, params, principal }) => {
      const { agreed, text } = body;
      const act = { by: principal.personId, personId: params.id, text, agreed, promises };
      await endConfirmationOf(platform, act);
      return { data: null };
    }),
  ];
}
