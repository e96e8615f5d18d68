import { listElders } from '@hafi/contract/circle/circle.contract';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** The elders for whom one may do something; oneself first when one is an elder. */
export const useElders = () => useAnswer(listElders, {});
