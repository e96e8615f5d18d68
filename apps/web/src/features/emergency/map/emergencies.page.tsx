import { Split, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { OpenEmergencies } from '../../../kit/emergency/open-emergencies.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { EmergenciesMap } from './emergencies-map.tsx';
import { StatisticsSheet } from './statistics-sheet.tsx';

/** All emergencies that go on, as a list and on the map, for coordinators. */
export function EmergenciesPage() {
  const { t } = useLingui();
  usePageTitle(t`Open emergencies`);
  return (
    <Stack fill>
      <h1>
        <Trans>Emergencies</Trans>
      </h1>
      <Split>
        <OpenEmergencies numbered />
        <EmergenciesMap />
      </Split>
      <StatisticsSheet />
    </Stack>
  );
}
