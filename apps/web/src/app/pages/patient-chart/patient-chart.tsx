import type { Elder } from '@hafi/contract/circle/circle.contract';
import { Stack } from '@hafi/ui/layout/layout';
import { Tabs } from '@hafi/ui/tabs/tabs';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { ChartBanner } from '../../../features/record/chart/chart-banner.tsx';
import { ZoneNote } from '../../../kit/zone-note.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { useTab } from '../../../lib/use-tab.ts';
import { PageLoading } from '../../page-loading.tsx';
import { useChartTabs } from './chart-tabs.tsx';

/** A patient's chart: whose it is on top, then its parts. */
export function PatientChart({ elder }: { elder: Elder }) {
  const { t } = useLingui();
  usePageTitle(t`Chart of ${elder.name}`);
  const tab = useTab();
  const tabs = useChartTabs(elder).map(({ id, title, draw }) => ({
    id,
    title,
    content: <Suspense fallback={<PageLoading />}>{draw(elder)}</Suspense>,
  }));
  return (
    <Stack fill data-broad>
      <ChartBanner elder={elder} />
      <ZoneNote />
      <Tabs label={t`Parts of the chart`} tabs={tabs} scrolled {...tab} />
    </Stack>
  );
}
