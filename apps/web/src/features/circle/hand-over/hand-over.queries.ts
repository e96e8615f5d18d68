import { permissions } from '@hafi/contract/circle/circle-terms';
import {
  finishHandOver,
  getHandOver,
  startHandOver,
} from '@hafi/contract/circle/elder-registration.contract';
import type { CallOptions } from '../../../lib/api.ts';
import { ask } from '../../../lib/query/ask.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** All permissions, the initial choice in a hand-over. */
export const everything = [...permissions];

/** Where the code of a pending hand-over was sent, for the manager. */
export const useHandOver = (elderId: string) => useAnswer(getHandOver, { params: { id: elderId } });

/** Sends the code to the elder's own number or address. */
export const useStartHandOver = (elderId: string) =>
  useAct(
    startHandOver,
    (body: CallOptions<typeof startHandOver>['body']) => ({ params: { id: elderId }, body }),
    { answers: () => ask(getHandOver, { params: { id: elderId } }) },
  );

/** Hands the account over by the code. */
export const useFinishHandOver = (elderId: string) =>
  useAct(
    finishHandOver,
    (body: CallOptions<typeof finishHandOver>['body']) => ({ params: { id: elderId }, body }),
    { waits: true },
  );
