import type { BadgeCheck } from '@hafi/contract/badges/badge-terms';
import * as contract from '@hafi/contract/vetting/vetting.contract';
import { ask } from '../../../lib/query/ask.ts';
import { useActs } from '../../../lib/query/use-act.ts';
import { usePages } from '../../../lib/query/use-pages.ts';

/** People who wait for a coordinator, or are confirmed. */
export const useVettings = (scope: 'waiting' | 'confirmed') =>
  usePages(contract.listVettings, { query: { scope, limit: 10 } });

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
  | { readonly what: 'ask' | 'refuse' | 'end'; readonly id: string; readonly text: string };

const withWords = {
  ask: contract.askVetting,
  refuse: contract.refuseVetting,
  end: contract.endVetting,
} as const;

function decide(verdict: VettingVerdict) {
  const params = { id: verdict.id };
  if (verdict.what === 'confirm') {
    const { checked, name, sentAt } = verdict;
    return ask(contract.confirmVetting, { params, body: { sentAt, name, checked } });
  }
  return ask(withWords[verdict.what], { params, body: { text: verdict.text } });
}

/** Decides about somebody's papers. */
export const useDecideVetting = () => useActs(decide, { waits: true });
