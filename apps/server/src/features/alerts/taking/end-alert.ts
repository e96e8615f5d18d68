import type { closingNote } from '@hafi/contract/alerts/alert.schemas';
import { hasPlace } from '@hafi/contract/alerts/outcome-terms';
import type * as z from 'zod/mini';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { addNotifiedOfDeath, findPeople, recordDeath } from '../../accounts/accounts.public.ts';
import { showLife } from '../../circle/circle.public.ts';
import { recordActivity, tellMany } from '../../notifications/notifications.public.ts';
import { type AlertRow, acknowledge, acknowledgeOlder, closeWithNote } from '../alerts.repo.ts';
import { announceTaking, peopleNotified } from './people-notified.ts';
import { closedTexts, takingLines, takingOutside, takingTitles } from './taking.messages.ts';

export type Closing = z.output<typeof closingNote>;

function textOf({ outcome, place }: Pick<AlertRow, 'outcome' | 'place'>) {
  if (!outcome) return closedTexts.unsaid;
  if (place && outcome === 'hospital') return closedTexts['hospital-place'];
  if (place && outcome === 'ambulance') return closedTexts['ambulance-place'];
  return closedTexts[outcome];
}

/** The outcomes after which nobody needs to come or to worry. */
const isWell = ({ outcome }: Pick<AlertRow, 'outcome'>) =>
  outcome === 'well' || outcome === 'false-alarm';

const outsideTo = (named: boolean, isCalm: boolean) => {
  if (!named) return takingOutside.closed;
  return isCalm ? takingOutside.well : takingOutside.closedNamed;
};

/**
 * Ends an urgent alert with a note and how it ended, and tells all who were notified of it in these
 * words; what is no good news is told at night too, and to the elder all is: the alarm came to them at
 * that hour as well. The first note stays. Who ends it has seen it.
 * Returns whether it was the first.
 */
export async function endAlert(
  platform: Platform,
  tx: Tx,
  alert: AlertRow,
  { by, note, outcome, place }: Closing & { readonly by: string },
): Promise<boolean> {
  const at = platform.clock.now();
  const ended = await closeWithNote(tx, alert.id, {
    endedAt: at,
    endedBy: by,
    endNote: note,
    outcome: outcome ?? null,
    place: outcome && hasPlace(outcome) ? (place ?? null) : null,
  });
  if (!ended) return false;
  if (outcome === 'died') await recordDeath(tx, ended.elderId, { at, by });
  else if (outcome) {
    const livedAt = by === ended.elderId ? at : ended.raisedAt;
    await showLife(platform, tx, { elderId: ended.elderId, by, at: livedAt });
  }
  const seen = { acknowledgedAt: at, acknowledgedBy: by };
  await acknowledge(tx, alert.id, seen);
  await acknowledgeOlder(tx, ended, seen);
  const circle = await announceTaking(platform, tx, ended);
  const { elderId, id } = ended;
  const text = takingLines.closed;
  await recordActivity(tx, { about: elderId, by, kind: 'alert', text, ref: id, at });
  const names = await findPeople(tx, [by, elderId]);
  const values = {
    person: names.get(by)?.name ?? '—',
    elder: names.get(elderId)?.name ?? '—',
    ...(ended.place ? { place: ended.place } : {}),
  };
  const isCalm = isWell(ended);
  const notified = (await peopleNotified(tx, ended, circle)).filter(
    ({ personId }) => personId !== elderId || ended.outcome !== 'died',
  );
  const goesAtNight = !isCalm && ended.outcome !== null;
  const notices = notified.map(({ link, named, personId }) => {
    const isOwn = personId === elderId;
    return {
      personId,
      type: isOwn || goesAtNight ? ('emergency' as const) : ('health' as const),
      priority: isCalm && !isOwn ? ('medium' as const) : ('high' as const),
      title: takingTitles.closed,
      text: textOf(ended),
      outside: isOwn ? takingOutside.closedSelf : outsideTo(named, isCalm),
      values,
      link,
      at,
    };
  });
  await tellMany(platform, tx, { by, notices, known: circle.people });
  if (ended.outcome === 'died')
    await addNotifiedOfDeath(
      tx,
      elderId,
      notified.map(({ personId }) => ({ personId })),
    );
  tx.changed(
    'notifications',
    notified.map(({ personId }) => personId),
  );
  return true;
}
