import type { Conversation } from '@hafi/contract/messages/message.schemas';
import { useAccount } from '../../../lib/session.ts';

/** The patient with whom a doctor talks, whose chart may be opened; null for everybody else. */
export function usePatient({ closed, kind, people }: Conversation) {
  const { roles } = useAccount();
  const [person] = people;
  const isPatient = kind === 'direct' && !closed && roles.includes('DOCTOR') && person?.isElder;
  return isPatient ? person : null;
}
