import { hourInMs } from '@hafi/base/time';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { earlyHours } from '@hafi/contract/medications/medication-terms';
import { useNow } from '../../lib/clock/use-now.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { beside, stateOf } from '../../lib/query/known.ts';
import { useMedications, useTodaysDoses } from './medications.queries.ts';
import { dosesWithWaiting, type ShownDose } from './waiting-doses.ts';

/** Answers to an elder's doses on this device: waiting and refused ones. */
export function useDoseEntries(elder: Elder) {
  const { refused, waiting } = useOutbox('dose');
  return {
    waiting: waiting.filter(({ params }) => params.id === elder.id),
    // Refused entries of all elders: a person who has lost the right to write cannot open that
    // elder any more.
    refused,
  };
}

/** A dose as of now, which may be long after the list was loaded. */
function asOf(dose: ShownDose, now: number, mayWrite: boolean): ShownDose {
  if (!dose.dueAt || (dose.state !== 'upcoming' && dose.state !== 'due')) return dose;
  const away = Date.parse(dose.dueAt) - now;
  const answer = mayWrite && away <= earlyHours * hourInMs;
  return { ...dose, state: away > 0 ? 'upcoming' : 'due', can: { ...dose.can, answer } };
}

/** An elder's doses of today, including what waits on this device. */
export function useShownDoses(elder: Elder) {
  const query = useTodaysDoses(elder.id);
  const medications = stateOf(useMedications(elder.id));
  const { waiting } = useDoseEntries(elder);
  const entries = waiting.map(({ body }) => body);
  const mayWrite = elder.permissions.includes('health:write');
  // A medicine that is not known keeps its number as name; what was answered stays visible.
  const known = medications.is === 'answered' ? medications.data : [];
  const doses = dosesWithWaiting(beside(query)?.doses ?? [], entries, known);
  const now = useNow().getTime();
  return { query, doses: doses.map((dose) => asOf(dose, now, mayWrite)) };
}
