import { listGlances } from '@hafi/contract/alerts/glances.contract';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** The elders of the person's circles at a glance. */
export const useGlances = () => useAnswer(listGlances, {});
