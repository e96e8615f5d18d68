import { listElders } from '@hafi/contract/circle/circle.contract';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** The elders for whom the person may do something; first the person, if an elder. */
export const useElders = () => useAnswer(listElders, {});
