import { dayInKigali } from '@hafi/base/kigali-time';
import * as contract from '@hafi/contract/accounts/own-data.contract';
import { type Call, type Handler, handle } from '../../../platform/http/handler.ts';
import type { PersonalData } from '../../../platform/personal-data/personal-data.ts';
import type { Platform } from '../../../platform/platform.ts';
import { originOf } from '../request-origin.ts';
import { sendWithCookies } from '../sessions/with-cookies.ts';
import {
  confirmIdentity,
  getConfirmation,
  requestConfirmationCode,
} from '../sign-in/confirm-identity.ts';
import { closeKeptAccount, deleteAccount, type RequireKeeper } from './delete-account.ts';
import { printMyData, readMyData } from './read-my-data.ts';

/** Endpoints for exporting and erasing personal data, and for confirming one's identity first. */
export function ownDataHandlers(
  platform: Platform,
  {
    parts,
    requireKeeper,
  }: { readonly parts: readonly PersonalData[]; readonly requireKeeper: RequireKeeper },
): readonly Handler[] {
  const asFile = ({ setHeader }: Pick<Call, 'setHeader'>, ending: string) => {
    const day = dayInKigali(platform.clock.now());
    setHeader('content-disposition', `attachment; filename="hafi-${day}.${ending}"`);
    setHeader('cache-control', 'private, no-store');
  };
  return [
    handle(contract.getConfirmation, ({ principal }) => getConfirmation(platform, principal)),
    handle(contract.requestConfirmationCode, (call) =>
      requestConfirmationCode(platform, call.principal, originOf(platform, call)),
    ),
    handle(contract.confirmIdentity, (call) =>
      confirmIdentity(platform, call.principal, call.body, originOf(platform, call)),
    ),
    handle(contract.getMyData, async (call) => {
      const data = await readMyData(platform, call.principal, parts);
      asFile(call, 'json');
      return data;
    }),
    handle(contract.getMyDataPdf, async (call) => {
      const file = await printMyData(platform, call.principal, call.locale, parts);
      asFile(call, 'pdf');
      return file;
    }),
    handle(contract.closeKeptAccount, async ({ params, principal }) => {
      await closeKeptAccount(platform, principal, { elderId: params.id, parts, requireKeeper });
      return { data: null };
    }),
    handle(contract.deleteAccount, async (call) =>
      sendWithCookies(call, await deleteAccount(platform, call.principal, call.locale, parts)),
    ),
  ];
}
