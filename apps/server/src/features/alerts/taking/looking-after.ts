import type { SeenAlert } from '@hafi/contract/alerts/alert.schemas';
import { links } from '@hafi/contract/core/links';
import type { Db } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/tx.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findPeople } from '../../accounts/accounts.public.ts';
import { recordActivity, tellMany } from '../../notifications/notifications.public.ts';
import { alertTitles } from '../alerts.messages.ts';
import { type AlertRow, acknowledge, acknowledgeOlder, release, replace } from '../alerts.repo.ts';
import { announceTaking, peopleNotified } from './people-notified.ts';
import { takingLines, takingOutside, takingTexts, takingTitles } from './taking.messages.ts';

/** Who looks after an alert, as the answer of an act. */
export async function whoActs(
  db: Db,
  { acknowledgedAt, acknowledgedBy }: AlertRow,
): Promise<SeenAlert> {
  const who = (await findPeople(db, acknowledgedBy ? [acknowledgedBy] : [])).get(
    acknowledgedBy ?? '',
  );
  return {
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    acknowledgedBy: who ? { id: who.id, name: who.name } : null,
  };
}

const nameOf = async (tx: Tx, personId: string) =>
  (await findPeople(tx, [personId])).get(personId)?.name ?? '—';

function record(
  platform: Pick<Platform, 'clock'>,
  tx: Tx,
  { elderId, id }: AlertRow,
  by: string,
  text: (typeof takingLines)[keyof typeof takingLines],
) {
  const at = platform.clock.now();
  return recordActivity(tx, { about: elderId, by, kind: 'alert', text, ref: id, at });
}

/** An elder in danger hears, on every channel, who looks after them. */
async function tellElder(platform: Platform, tx: Tx, alert: AlertRow, by: string): Promise<void> {
  const { elderId, id, level } = alert;
  if (level !== 'urgent' || by === elderId) return;
  const notice = {
    personId: elderId,
    type: 'emergency' as const,
    priority: 'high' as const,
    title: takingTitles.taken,
    text: takingTexts.taken,
    values: { person: await nameOf(tx, by) },
    link: links.alert(id, elderId),
    at: platform.clock.now(),
  };
  await tellMany(platform, tx, { by, notices: [notice] });
}

/**
 * Somebody looks after an alert that nobody does yet; the first stays named. Milder alerts about the
 * same vital that came before are seen with it.
 */
export async function lookAfter(
  platform: Platform,
  tx: Tx,
  alert: AlertRow,
  by: string,
): Promise<AlertRow | undefined> {
  const said = { acknowledgedAt: platform.clock.now(), acknowledgedBy: by };
  const taken = await acknowledge(tx, alert.id, said);
  if (!taken) return undefined;
  await acknowledgeOlder(tx, taken, said);
  await announceTaking(platform, tx, taken);
  await record(platform, tx, taken, by, takingLines.taken);
  await tellElder(platform, tx, taken, by);
  return taken;
}

/** Somebody looks after an alert in place of who does; undefined where somebody else does meanwhile. */
export async function lookAfterInstead(
  platform: Platform,
  tx: Tx,
  alert: AlertRow,
  { by, from }: { readonly by: string; readonly from: string },
): Promise<AlertRow | undefined> {
  const at = platform.clock.now();
  const taken = await replace(tx, alert.id, from, { acknowledgedAt: at, acknowledgedBy: by });
  if (!taken) return undefined;
  const circle = await announceTaking(platform, tx, taken);
  await record(platform, tx, taken, by, takingLines.taken);
  await tellElder(platform, tx, taken, by);
  const before = (await peopleNotified(tx, taken, circle)).find(
    ({ personId }) => personId === from,
  );
  if (!before || from === alert.elderId) return taken;
  await tellMany(platform, tx, {
    by,
    notices: [
      {
        personId: from,
        type: 'health',
        priority: 'high',
        title: takingTitles.taken,
        text: takingTexts.takenOver,
        values: {
          person: await nameOf(tx, by),
          elder: circle.people.get(alert.elderId)?.name ?? '—',
        },
        outside: before.named ? takingTexts.takenOver : takingTitles.taken,
        link: before.link,
        at,
      },
    ],
  });
  return taken;
}

/**
 * Whoever looks after an alert cannot after all: everybody who was told is notified, an urgent one as an
 * emergency, and it climbs from where it was. Undefined where they do not look after it.
 */
export async function stopLookingAfter(
  platform: Platform,
  tx: Tx,
  alert: AlertRow,
  by: string,
): Promise<AlertRow | undefined> {
  const open = await release(tx, alert.id, by);
  if (!open) return undefined;
  const circle = await announceTaking(platform, tx, open);
  await record(platform, tx, open, by, takingLines.givenBack);
  const { elderId, level } = open;
  const values = {
    person: await nameOf(tx, by),
    elder: circle.people.get(elderId)?.name ?? (await nameOf(tx, elderId)),
  };
  const notices = (await peopleNotified(tx, open, circle)).map(({ link, named, personId }) => ({
    personId,
    type: level === 'urgent' ? ('emergency' as const) : ('health' as const),
    priority: level === 'urgent' ? ('high' as const) : ('medium' as const),
    title: alertTitles[level],
    text: personId === elderId ? takingTexts.givenBackSelf : takingTexts.givenBack,
    outside:
      personId === elderId
        ? takingTexts.givenBackSelf
        : named
          ? takingOutside.givenBackNamed
          : takingOutside.givenBack,
    values,
    link,
    at: platform.clock.now(),
  }));
  await tellMany(platform, tx, { by, notices, known: circle.people });
  tx.changed(
    'notifications',
    notices.map(({ personId }) => personId),
  );
  return open;
}
