import type { UrgentNews } from '@hafi/contract/alerts/alert.schemas';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useUrgentNews } from '../../features/alerts/alerts.queries.ts';
import { announce } from '../../lib/announce.ts';
import { readStored, store } from '../../lib/device-storage.ts';
import { useTitleNews } from '../../lib/page/page-head.ts';
import { statusOf } from '../../lib/query/guarded-query.ts';

/** The alerts that were read aloud in this tab, or whose page was open. */
const storedAs = 'alerts-announced';
const announcedBefore = () => readStored<string[]>('session', storedAs) ?? [];

/** Says in the title that an urgent alert is open, and reads it once in each tab; draws nothing. */
export function UrgentWatch() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const state = statusOf(useUrgentNews());
  const urgent = state.status === 'answered' ? state.data : [];
  const isOpen = ({ id }: UrgentNews) => pathname === `/alerts/${id}`;
  const others = urgent.filter((each) => !each.yours && !isOpen(each));
  const wordsOf = (all: readonly UrgentNews[]) => {
    const names = all.filter(({ elder }) => !elder.you).map(({ elder }) => elder.firstName);
    const who = [...new Set(names)].join(', ');
    return who ? t`Urgent alert: ${who}` : t`Urgent alert about you`;
  };
  useTitleNews('alert', others.length > 0 ? wordsOf(others) : null);
  const print = `${urgent.map(({ id }) => id).join()} ${others.map(({ id }) => id).join()}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `print` says when they differ
  useEffect(() => {
    const before = announcedBefore();
    const fresh = others.filter(({ id }) => !before.includes(id));
    const known = urgent.map(({ id }) => id).filter((id) => !before.includes(id));
    if (known.length > 0) store('session', storedAs, [...before, ...known]);
    if (fresh.length === 0) return;
    const words = wordsOf(fresh);
    announce('assertive', t`${words}. Open it from your notifications.`);
  }, [print]);
  return null;
}
