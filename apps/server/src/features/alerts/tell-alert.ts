import { links } from '@hafi/contract/core/links';
import type { Tx } from '../../platform/db/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Around } from '../circle/circle.public.ts';
import { notify, tellMany } from '../notifications/notifications.public.ts';
import { alertOutside, alertText, alertTitles } from './alerts.messages.ts';
import { emergencyMs } from './alerts.policy.ts';
import { alertValues } from './alerts.presenter.ts';
import type { AlertRow } from './alerts.repo.ts';

/**
 * Notifies the elder, the members who receive alerts, and the doctors with access around an
 * appointment, in the caller's transaction. An urgent reading is sent as an emergency, on every
 * channel and through quiet hours, because waiting for the morning may cost a life; unless it is
 * older than a day. The person who entered it was told on screen, and only gets the notice.
 */
export async function tellAlert(
  platform: Platform,
  tx: Tx,
  alert: AlertRow,
  recordedBy: string,
  around: Around,
): Promise<void> {
  const { elderId, id, level } = alert;
  const elder = around.people.get(elderId)?.name ?? '';
  const at = platform.clock.now();
  const people = new Set([...around.with('alerts:receive'), ...around.doctors]);
  const urgent = level === 'urgent';
  const fresh = at.getTime() - alert.takenAt.getTime() < emergencyMs;
  const notices = [...people].map((personId) => ({
    personId,
    type: urgent && fresh ? ('emergency' as const) : ('health' as const),
    priority: urgent ? ('high' as const) : ('medium' as const),
    title: alertTitles[level],
    text: alertText(alert),
    values: alertValues(alert, elder),
    outside: alertOutside[personId === elderId ? 'self' : level],
    link: links.vitals(elderId),
    at,
    dedupeKey: `alert:${id}:${level}:${at.getTime()}:${personId}`,
  }));
  const own = notices.find(({ personId }) => personId === recordedBy);
  if (own) await notify(tx, own);
  await tellMany(
    platform,
    tx,
    notices.filter((notice) => notice !== own),
    around.people,
  );
}

/** After the commit, refetches the screens of all who may see an elder's readings or alerts. */
export function announceReading(tx: Tx, around: Around): void {
  const people = new Set([...around.with('health:read', 'alerts:receive'), ...around.doctors]);
  tx.changed(['vitals', 'alerts', 'notifications', 'activity'], [...people]);
}
