import { getLatestVitals } from '@hafi/contract/vitals/vitals.contract';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** Each vital of an elder as it is now. */
export const useLatestVitals = (elderId: string) =>
  useAnswer(getLatestVitals, { params: { id: elderId } });
