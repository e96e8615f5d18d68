import { listEmergencies } from '@hafi/contract/emergency/emergencies.contract';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** How often it is asked while one goes on, and otherwise, in milliseconds: changes are announced. */
const often = 10_000;
const seldom = 60_000;

/** The open emergencies that concern the reader. */
export const useEmergencies = () =>
  useAnswer(
    listEmergencies,
    {},
    { refetchInterval: (answer) => ((answer?.data.length ?? 0) > 0 ? often : seldom) },
  );
