import { minuteInMs } from '@hafi/base/time';
import type { Answer, CallInput } from '@hafi/contract/core/endpoint';
import * as contract from '@hafi/contract/payments/bank-statements.contract';
import type { CallOptions } from '../../../lib/api.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

export type BankDesk = Answer<typeof contract.getBankDesk>['data'];
export type OpenLine = BankDesk['open'][number];
export type UnsentLine = BankDesk['left'][number];
export type HistoryLine = Answer<typeof contract.listBankHistory>['data']['lines'][number];

const often = { refetchInterval: minuteInMs };

/** What came, what fits nothing, and who is still to transfer. */
export const useBankDesk = () => useAnswer(contract.getBankDesk, {}, often);

/** The last lines of statements, and the last imports. */
export const useBankHistory = () => useAnswer(contract.listBankHistory, {});

/** Reads a statement; `dry` only says what it would add, `asNew` are rows that are perhaps known and are not. */
export const useImportStatement = () =>
  useAct(
    contract.importStatement,
    ({ asNew = '', dry, file }: { file: File; dry: boolean; asNew?: string }) => ({
      // A file without a type, as a phone gives it, is sent as one too.
      body: file as never,
      query: {
        dry: dry ? ('yes' as const) : ('no' as const),
        name: file.name.slice(0, 120),
        asNew,
      },
    }),
    { waits: true },
  );

/** Confirms what is on the screen of what came for a payment. */
export const useConfirmArrival = () =>
  useAct(
    contract.confirmArrival,
    ({ id, ...body }: { id: string } & CallInput<typeof contract.confirmArrival>['body']) => ({
      params: { id },
      body,
    }),
    { waits: true },
  );

/** Takes back the first of two confirmations. */
export const useTakeBack = () =>
  useAct(contract.takeBackConfirmation, (id: string) => ({ params: { id } }), { waits: true });

/** Says which payment a line is for; null takes it off. */
export const useMatchLine = () =>
  useAct(
    contract.matchLine,
    ({ id, reference }: { id: string; reference: string | null }) => ({
      params: { id },
      body: { reference },
    }),
    { waits: true },
  );

/** Puts a line aside with a reason; null takes that back. */
export const useSetLineAside = () =>
  useAct(
    contract.setLineAside,
    ({ id, note }: { id: string; note: string | null }) => ({ params: { id }, body: { note } }),
    { waits: true },
  );

/** Says which money of our books a line of money that left is; null takes it off. */
export const useMatchSent = () =>
  useAct(
    contract.matchSent,
    ({ id, sentId }: { id: string; sentId: string | null }) => ({
      params: { id },
      body: { sentId },
    }),
    { waits: true },
  );

/** Books a line as the bank's own charge. */
export const useBookCharge = () =>
  useAct(contract.bookCharge, (id: string) => ({ params: { id } }), { waits: true });

/** Takes a charge of the bank out of the books. */
export const useReverseCharge = () =>
  useAct(contract.reverseCharge, (options: CallOptions<typeof contract.reverseCharge>) => options, {
    waits: true,
  });

/** Says how it was resolved that no statement has what was sent. */
export const useResolveUnlisted = () =>
  useAct(
    contract.resolveUnlisted,
    ({ id, note }: { id: string; note: string }) => ({ params: { id }, body: { note } }),
    { waits: true },
  );
