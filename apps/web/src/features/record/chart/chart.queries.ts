import { getChart } from '@hafi/contract/record/chart.contract';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** What a patient's chart sums up besides record, readings, medicines and notes. */
export const useChart = (elderId: string) => useAnswer(getChart, { params: { id: elderId } });
