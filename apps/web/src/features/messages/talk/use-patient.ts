import { listElders } from '@hafi/contract/circle/circle.contract';
import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';
import { useAccount } from '../../../lib/session.ts';

/** The patient with whom a doctor talks, whose chart may be opened; null for everybody else. */
export function usePatient({ closed, kind, people }: Conversation) {
  const { roles } = useAccount();
  const [person] = people;
  const isPatient = kind === 'direct' && !closed && roles.includes('DOCTOR') && person?.isElder;
  return isPatient ? person : null;
}

/** The id of that patient, where the doctor may write in the chart; undefined until that is known. */
export function useWritablePatient(conversation: Conversation): string | undefined {
  const patient = usePatient(conversation);
  const state = statusOf(useAnswer(listElders, {}, { enabled: patient !== null }));
  if (!patient || state.status !== 'answered') return undefined;
  const elder = state.data.find(({ id }) => id === patient.id);
  return elder?.permissions.includes('health:write') ? patient.id : undefined;
}
