import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Tabs } from '@hafi/ui/tabs/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { useTab } from '../../lib/use-tab.ts';
import { Vettings } from './vettings.tsx';

/** Doctors, caregivers and volunteers: who waits to be checked, and who is confirmed. */
export function PeoplePage() {
  const { t } = useLingui();
  usePageTitle(t`People to check`);
  const tab = useTab();
  const tabs = [
    { id: 'waiting', title: t`Waiting`, content: <Vettings scope="waiting" /> },
    { id: 'confirmed', title: t`Confirmed`, content: <Vettings scope="confirmed" /> },
  ];
  return (
    <Stack fill gap="loose">
      <Stack gap="tight">
        <h1>
          <Trans>People to check</Trans>
        </h1>
        <Lead>
          <Trans>Who they are, before an elder opens the door.</Trans>
        </Lead>
      </Stack>
      <Tabs label={t`Waiting or confirmed`} tabs={tabs} {...tab} />
    </Stack>
  );
}
