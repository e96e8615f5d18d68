import * as contract from '@hafi/contract/payments/bank-statements.contract';
import {
  cancelBankTransfer,
  getBankTransfer,
} from '@hafi/contract/payments/bank-transfer.contract';
import { type Handler, handle } from '../../../platform/http/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { bookCharge, reverseCharge } from './debits/book-charge.ts';
import { matchSent, resolveUnlisted } from './debits/sort-debits.ts';
import { confirmArrival, takeBackConfirmation } from './desk/confirm-arrival.ts';
import { getDesk } from './desk/get-desk.ts';
import { listHistory } from './desk/list-history.ts';
import { matchLine, setLineAside } from './desk/sort-lines.ts';
import { cancelTransfer, getTransfer } from './get-transfer.ts';
import { importStatement } from './statement/import-statement.ts';

export function bankHandlers(platform: Platform): readonly Handler[] {
  return [
    handle(getBankTransfer, async ({ params, principal }) => ({
      data: await getTransfer(platform, principal.personId, params.id),
    })),
    handle(cancelBankTransfer, async ({ params, principal }) => {
      await cancelTransfer(platform, principal.personId, params.id);
      return { data: null };
    }),
    handle(contract.getBankDesk, async ({ principal }) => ({
      data: await getDesk(platform, principal.personId),
    })),
    handle(contract.listBankHistory, async () => ({ data: await listHistory(platform) })),
    handle(contract.importStatement, async ({ file, principal, query }) => {
      const asNew = query.asNew.split(',').filter(Boolean).map(Number);
      const statement = { bytes: file, name: query.name, dry: query.dry === 'yes', asNew };
      return { data: await importStatement(platform, principal.personId, statement) };
    }),
    handle(contract.matchLine, async ({ body, params, principal }) => {
      await matchLine(platform, principal.personId, { ...params, ...body });
      return { data: null };
    }),
    handle(contract.setLineAside, async ({ body, params, principal }) => {
      await setLineAside(platform, principal.personId, { ...params, ...body });
      return { data: null };
    }),
    handle(contract.matchSent, async ({ body, params, principal }) => {
      await matchSent(platform, principal.personId, { ...params, ...body });
      return { data: null };
    }),
    handle(contract.bookCharge, async ({ params, principal }) => {
      await bookCharge(platform, principal.personId, params.id);
      return { data: null };
    }),
    handle(contract.reverseCharge, async ({ body, params, principal }) => {
      await reverseCharge(platform, principal.personId, { ...params, ...body });
      return { data: null };
    }),
    handle(contract.resolveUnlisted, async ({ body, params, principal }) => {
      await resolveUnlisted(platform, principal.personId, { ...params, ...body });
      return { data: null };
    }),
    handle(contract.confirmArrival, async ({ body, params, principal }) => {
      const wish = { paymentId: params.id, ...body };
      return { data: { booked: await confirmArrival(platform, principal.personId, wish) } };
    }),
    handle(contract.takeBackConfirmation, async ({ params, principal }) => {
      await takeBackConfirmation(platform, principal.personId, params.id);
      return { data: null };
    }),
  ];
}
