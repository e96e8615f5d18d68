import { minuteInMs } from '@hafi/base/time';
import {
  importProviderStatement,
  listMissingStatements,
  listReconciliations,
  resolveDifference,
} from '@hafi/contract/payments/reconciliation.contract';
import type { StatedMethod } from '@hafi/contract/payments/reconciliation.schemas';
import type { CallOptions } from '../../../lib/api.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** The last days of providers that were compared with our books. */
export const useReconciliations = () => useAnswer(listReconciliations, {});

/** The days with money of ours and no list of their provider. */
export const useMissingDays = () =>
  useAnswer(listMissingStatements, {}, { refetchInterval: minuteInMs });

/** Compares a provider's list of a day with our books. */
export const useImportProviderStatement = () =>
  useAct(
    importProviderStatement,
    ({ day, file, method }: { file: File; day: string; method: StatedMethod }) => ({
      // A file without a type, as a phone gives it, is sent as one too.
      body: file as never,
      query: { day, method },
    }),
    { waits: true },
  );

/** Says how a difference was resolved. */
export const useResolveDifference = () =>
  useAct(resolveDifference, (options: CallOptions<typeof resolveDifference>) => options, {
    waits: true,
  });
