import { hourInMs } from '@hafi/base/time';
import type { Elder } from '@hafi/contract/circle/circle.contract';
import { earlyHours } from '@hafi/contract/medications/medication-terms';
import { useNow } from '../../lib/clock/use-now.ts';
import { useOutbox } from '../../lib/outbox/use-outbox.ts';
import { dataOf, statusOf } from '../../lib/query/guarded-query.ts';
import { useMedications, useTodaysDoses } from './medications.queries.ts';
import { dosesWithWaiting, type ShownDose } from './waiting-doses.ts';

/** A dose as of now, which may be long after the list was loaded. */
function asOf(dose: ShownDose, now: number, mayWrite: boolean): ShownDose {
  if (!dose.dueAt || (dose.state !== 'upcoming' && dose.state !== 'due')) return dose;
  const away = Date.parse(dose.dueAt) - now;
  const answer = mayWrite && away <= earlyHours * hourInMs;
  return { ...dose, state: away > 0 ? 'upcoming' : 'due', can: { ...dose.can, answer } };
}

/**
 * An elder's doses of today, including what was answered on this device since they were
 * read, and the day that was read.
 */
export function useShownDoses(elder: Elder) {
  const query = useTodaysDoses(elder.id);
  const medications = statusOf(useMedications(elder.id));
  const entries = useOutbox('dose')
    .missingFrom(query.dataUpdatedAt)
    .filter(({ params }) => params.id === elder.id)
    .map(({ body, sentAt }) => ({ ...body, sentAt }));
  const mayWrite = elder.permissions.includes('health:write');
  // A medicine that is not known keeps its number as name; what was answered stays visible.
  const known = medications.status === 'answered' ? medications.data : [];
  const read = dataOf(query);
  const doses = dosesWithWaiting(read?.doses ?? [], entries, known);
  const now = useNow().getTime();
  return { query, day: read?.day, doses: doses.map((dose) => asOf(dose, now, mayWrite)) };
}
