import {
  getPhonePin,
  removePhonePin,
  setPhonePin,
} from '@hafi/contract/channels/channels.contract';
import { useAct } from '../../lib/query/use-act.ts';
import { useAnswer } from '../../lib/query/use-answer.ts';

/** Whether an elder has a PIN for phones without apps, and what to dial. */
export const usePhonePin = (elderId: string) => useAnswer(getPhonePin, { params: { id: elderId } });

/** Chooses the PIN. */
export const useSetPhonePin = (elderId: string) =>
  useAct(setPhonePin, (pin: string) => ({ params: { id: elderId }, body: { pin } }), {
    waits: true,
  });

/** Takes the PIN away. */
export const useRemovePhonePin = (elderId: string) =>
  useAct(removePhonePin, (_: null) => ({ params: { id: elderId } }), { waits: true });
