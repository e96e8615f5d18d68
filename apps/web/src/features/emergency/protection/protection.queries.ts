import {
  answerAsMember,
  askContact,
  getProtection,
  listProtection,
} from '@hafi/contract/emergency/protection.contract';
import { ask } from '../../../lib/query/ask.ts';
import { useAct } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** How often it is asked while a question is on its way to a phone, in milliseconds. */
const often = 5_000;

/** Whether an elder who calls for help is heard. */
export const useProtection = (id: string) =>
  useAnswer(
    getProtection,
    { params: { id } },
    {
      // No event says that a message has left.
      refetchInterval: (answer) =>
        answer?.data.contacts.some(({ standing: status }) => status === 'waiting') ? often : false,
    },
  );

/** The same of every elder of whose alerts one is notified. */
export const useProtections = () => useAnswer(listProtection, {});

const shown = (id: string) => () => ask(getProtection, { params: { id } });

/** Asks a contact, by the person; null is the named contact. */
export const useAskContact = (id: string) =>
  useAct(askContact, (personId: string | null) => ({ params: { id }, body: { personId } }), {
    answers: shown(id),
  });

/** Says whether one can be reached, as a member. */
export const useAnswerAsMember = (id: string) =>
  useAct(answerAsMember, (agrees: boolean) => ({ params: { id }, body: { agrees } }), {
    answers: shown(id),
  });
