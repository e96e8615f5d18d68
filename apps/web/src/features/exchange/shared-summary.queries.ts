import { previewSummary } from '@hafi/contract/exchange/shared-summary.contract';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** Whose link to a clinic summary it is. */
export const useSummaryPreview = (token: string) =>
  useAnswer(previewSummary, { params: { token } }, { enabled: token !== '', retry: false });
