import {
  acknowledgeEmergency,
  arriveAtEmergency,
  callAmbulance,
  cannotComeToEmergency,
  comeToEmergency,
  escalateEmergency,
  getEmergency,
  locateEmergency,
  noteEmergency,
} from '@hafi/contract/emergency/emergencies.contract';
import type { EmergencyView, LinkAct, Position } from '@hafi/contract/emergency/emergency.schemas';
import { hasEnded } from '@hafi/contract/emergency/emergency-terms';
import { ask } from '../../../lib/query/ask.ts';
import { useAct, useActs } from '../../../lib/query/use-act.ts';
import { useAnswer } from '../../../lib/query/use-answer.ts';

/** How often an open one is asked for, in milliseconds: changes are announced besides. */
const often = 8_000;
/** While it counts down, everything may change at once. */
const atOnce = 1_000;

/** One emergency, kept up to date while it is open. */
export const useEmergency = (id: string) =>
  useAnswer(
    getEmergency,
    { params: { id } },
    {
      staleTime: 0,
      refetchInterval: (answer) => {
        if (!answer) return often;
        const { state } = answer.data;
        if (hasEnded(state)) return false;
        return state === 'counting-down' ? atOnce : often;
      },
    },
  );

/** What a helper says, other than that they have seen it. */
export type Said = Exclude<LinkAct, { act: 'seen' }>;

function answerTo(id: string, said: Said) {
  const params = { id };
  switch (said.act) {
    case 'acknowledge':
      return ask(acknowledgeEmergency, { params });
    case 'coming':
      return ask(comeToEmergency, {
        params,
        body: { minutes: said.minutes, position: said.position },
      });
    case 'arrived':
      return ask(arriveAtEmergency, { params });
    case 'cannot':
      return ask(cannotComeToEmergency, { params });
    case 'ambulance':
      return ask(callAmbulance, { params });
  }
}

const shown = (id: string) => () => ask(getEmergency, { params: { id } });

/** Says what one does about it. */
export const useSayEmergency = (id: string) =>
  useActs((said: Said) => answerTo(id, said), { answers: shown(id) });

/** Says where one is on the way, one after the other: what is sent last must arrive last. */
export const useSayWay = (id: string) =>
  useActs((said: Said) => answerTo(id, said), { answers: shown(id), queue: `way-${id}` });

/** Says where the elder is, or takes it back. */
export const useLocateEmergency = (id: string) =>
  useAct(locateEmergency, (position: Position | null) => ({ params: { id }, body: { position } }), {
    answers: shown(id),
    queue: `place-${id}`,
  });

/** Asks the level after this one now. */
export const useEscalate = (id: string) =>
  useAct(
    escalateEmergency,
    (after: EmergencyView['level']) => ({ params: { id }, body: { after } }),
    { answers: shown(id) },
  );

/** Adds a note to the timeline. */
export const useNote = (id: string) =>
  useAct(noteEmergency, (note: string) => ({ params: { id }, body: { note } }), {
    answers: shown(id),
  });
