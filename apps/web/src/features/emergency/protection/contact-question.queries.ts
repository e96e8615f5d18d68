import {
  answerContactQuestion,
  getContactQuestion,
} from '@hafi/contract/emergency/protection.contract';
import { ask } from '../../../lib/query/ask.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** The question behind a link. */
export const useContactQuestion = (token: string) =>
  useAnswer(getContactQuestion, { params: { token } });

/** Answers it. */
export const useAnswerQuestion = (token: string) =>
  useAct(answerContactQuestion, (agrees: boolean) => ({ params: { token }, body: { agrees } }), {
    answers: () => ask(getContactQuestion, { params: { token } }),
  });
