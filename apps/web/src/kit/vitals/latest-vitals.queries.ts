import { getLatestVitals } from '@hafi/contract/vitals/vitals.contract';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** The latest reading of each vital of an elder. */
export const useLatestVitals = (elderId: string) =>
  useAnswer(getLatestVitals, { params: { id: elderId } });
