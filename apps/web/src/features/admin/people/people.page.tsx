import { Stack } from '@hafi/ui/layout/layout';
import { Tabs } from '@hafi/ui/tabs/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { useTab } from '../../../lib/use-tab.ts';
import { Everybody } from './everybody.tsx';
import { RepresentativesToCheck } from './representatives-to-check.tsx';
import { Vettings } from './vettings.tsx';

/** All accounts; and who waits to be checked, or is confirmed. */
export function PeoplePage() {
  const { t } = useLingui();
  usePageTitle(t`People`);
  const tab = useTab();
  const tabs = [
    { id: 'everybody', title: t`Everybody`, content: <Everybody /> },
    { id: 'waiting', title: t`To check`, content: <Vettings scope="waiting" /> },
    {
      id: 'representatives',
      title: t`Legal representatives`,
      content: <RepresentativesToCheck />,
    },
    { id: 'confirmed', title: t`Confirmed`, content: <Vettings scope="confirmed" /> },
  ];
  return (
    <Stack fill>
      <h1>
        <Trans>People</Trans>
      </h1>
      <Tabs label={t`Parts of the people`} tabs={tabs} scrolled {...tab} />
    </Stack>
  );
}
