import type { BadgeCheck } from '@hafi/contract/badges/badge-terms';
import * as contract from '@hafi/contract/vetting/vetting.contract';
import { ask } from '../../../lib/query/ask.ts';
import { useActs } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { usePages } from '../../../lib/query/use-pages.ts';

/** People who wait for a coordinator, or are confirmed. */
export const useVettings = (scope: 'waiting' | 'confirmed') =>
  usePages(contract.listVettings, { query: { scope, limit: 10 } });

/** What somebody has promised others; read again for each decision, and not meanwhile. */
export const usePromises = (id: string, enabled: boolean) =>
  useAnswer(
    contract.readPromises,
    { params: { id } },
    { enabled, staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );

/** A coordinator's decision about somebody's papers. */
export type VettingVerdict =
  | {
      readonly what: 'confirm';
      readonly id: string;
      readonly sentAt: string;
      /** The name that was compared. */
      readonly name: string;
      /** What was compared for a badge. */
      readonly checked?: BadgeCheck[];
    }
  | {
      readonly what: 'ask' | 'refuse' | 'end';
      readonly id: string;
      readonly text: string;
      /** The version of the promises that the coordinator has read. */
      readonly agreed?: string | undefined;
    };

const withWords = {
  refuse: contract.refuseVetting,
  end: contract.endVetting,
} as const;

function decide(verdict: VettingVerdict) {
  const params = { id: verdict.id };
  if (verdict.what === 'confirm') {
    const { checked, name, sentAt } = verdict;
    return ask(contract.confirmVetting, { params, body: { sentAt, name, checked } });
  }
  const { agreed, text, what } = verdict;
  if (what === 'ask') return ask(contract.askVetting, { params, body: { text } });
  return ask(withWords[what], { params, body: { text, agreed } });
}

/** Decides about somebody's papers. */
export const useDecideVetting = () => useActs(decide, { waits: true });
