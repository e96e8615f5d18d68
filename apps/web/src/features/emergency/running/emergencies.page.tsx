import { Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { OpenEmergencies } from '../../../kit/emergency/open-emergencies.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';

/** All emergencies that go on, for coordinators. */
export function EmergenciesPage() {
  const { t } = useLingui();
  usePageTitle(t`Open emergencies`);
  return (
    <Stack fill>
      <h1>
        <Trans>Emergencies</Trans>
      </h1>
      <OpenEmergencies />
    </Stack>
  );
}
