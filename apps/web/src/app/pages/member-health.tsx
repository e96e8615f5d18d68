import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { Tabs } from '@hafi/ui/tabs/tabs';
import { useLingui } from '@lingui/react/macro';
import { MyBookings } from '../../features/bookings/my-bookings.tsx';
import { useElders } from '../../features/circle/circle.queries.ts';
import { ElderChoice } from '../../features/circle/elder-choice.tsx';
import { HealthCards } from '../../features/health/health-cards.tsx';
import { useSearch } from '../../lib/search.ts';
import { useTab } from '../use-tab.ts';

/** A member's visits, and the health of whom they may see; visitors do not wait for it. */
export function MemberHealth() {
  const { t } = useLingui();
  const tab = useTab();
  const [search, setSearch] = useSearch();
  const elders = useElders().data ?? [];
  const wanted = search.get('elder');
  const elder = elders.find(({ id }) => id === wanted) ?? elders[0];
  const choose = (id: string) => {
    const next = new URLSearchParams(search);
    next.set('elder', id);
    setSearch(next, { replace: true });
  };
  const tabs = [
    { id: 'appointments', title: t`Appointments`, content: <MyBookings scope="all" /> },
    ...(elder ? healthTabs(elder, { vitals: t`Vitals` }) : []),
  ];
  return (
    <Stack fill gap="loose">
      <ElderChoice elders={elders} value={elder?.id ?? ''} onChange={choose} />
      <Tabs label={t`Parts of health`} tabs={tabs} many {...tab} />
    </Stack>
  );
}

/** The parts of one elder's health, those left out that one may not see. */
function healthTabs({ permissions }: Elder, titles: { vitals: string }) {
  if (!permissions.includes('health:read')) return [];
  return [{ id: 'vitals', title: titles.vitals, content: <HealthCards /> }];
}
