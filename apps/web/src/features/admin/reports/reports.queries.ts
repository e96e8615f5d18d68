import type { Answer, CallInput } from '@hafi/contract/core/endpoint';
import * as contract from '@hafi/contract/messages/moderation.contract';
import { useAct } from '../../../lib/query/use-act.ts';
import { usePages } from '../../../lib/query/use-pages.ts';

export type MessageReport = Answer<typeof contract.listReports>['data'][number];

export type Decision = CallInput<typeof contract.closeReport>['body'];

/** What a coordinator decides about a reported message. */
export type Verdict = 'leave' | 'delete' | 'warn';

/** Reported messages, the open ones first. */
export const useReports = () => usePages(contract.listReports, { query: {} });

/** Decides about one of them, and says why. */
export const useDecideReport = () =>
  useAct(
    contract.closeReport,
    ({ id, decision }: { id: string; decision: Decision }) => ({ params: { id }, body: decision }),
    { waits: true },
  );
