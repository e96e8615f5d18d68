import type { EmergencyLine } from '@hafi/contract/emergency/emergency.schemas';
import { Quiet, Split, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEmergencies } from '../../../kit/emergency/emergencies.queries.ts';
import { OpenEmergencies } from '../../../kit/emergency/open-emergencies.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { statusOf } from '../../../lib/query/guarded-query.ts';
import { useSearch } from '../../../lib/search.ts';
import { useWide } from '../../../lib/use-media.ts';
import { EmergenciesMap } from './emergencies-map.tsx';
import { OpenCase } from './open-case.tsx';
import { StatisticsSheet } from './statistics-sheet.tsx';

/** Beside each other: the list with the map, and the one that was chosen. */
function OnDesk() {
  const known = statusOf(useEmergencies());
  const [search] = useSearch();
  const chosen = search.get('case');
  const some = known.status === 'answered' && known.data.length > 0;
  return (
    <Split>
      <Stack fill>
        <OpenEmergencies
          numbered
          shown={chosen}
          toCase={({ id }: EmergencyLine) => `${paths.adminEmergencies}?case=${id}`}
        />
        <EmergenciesMap />
      </Stack>
      {chosen ? (
        <OpenCase key={chosen} id={chosen} />
      ) : some ? (
        <Quiet>
          <Trans>Choose one to see who does what, and to act.</Trans>
        </Quiet>
      ) : null}
    </Split>
  );
}

/** All emergencies that go on, as a list and on the map, for coordinators. */
export function EmergenciesPage() {
  const { t } = useLingui();
  usePageTitle(t`Open emergencies`);
  const wide = useWide();
  return (
    <Stack fill data-broad>
      <h1>
        <Trans>Emergencies</Trans>
      </h1>
      {wide ? (
        <OnDesk />
      ) : (
        <Stack fill>
          <OpenEmergencies numbered />
          <EmergenciesMap />
        </Stack>
      )}
      <StatisticsSheet />
    </Stack>
  );
}
