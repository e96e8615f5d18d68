import { Stack } from '@hafi/ui/layout/layout';
import { Tabs } from '@hafi/ui/tabs/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { useTab } from '../../../lib/use-tab.ts';
import { AllPayments } from './all-payments.tsx';
import { DoctorsDue } from './doctors-due.tsx';
import { Figures } from './figures.tsx';
import { LateFees } from './late-fees.tsx';
import { Reconciliation } from './reconciliation.tsx';
import { TrialBalance } from './trial-balance.tsx';

/** What came in, what is held and owed, and every payment. */
export function FinancePage() {
  const { t } = useLingui();
  usePageTitle(t`Money`);
  const tab = useTab();
  const tabs = [
    { id: 'figures', title: t`Figures`, content: <Figures /> },
    { id: 'payments', title: t`Payments`, content: <AllPayments /> },
    { id: 'days', title: t`Books by day`, content: <TrialBalance /> },
    { id: 'doctors', title: t`Doctors`, content: <DoctorsDue /> },
    { id: 'fees', title: t`Late fees`, content: <LateFees /> },
    { id: 'providers', title: t`Providers`, content: <Reconciliation /> },
  ];
  return (
    <Stack fill>
      <h1>
        <Trans>Money</Trans>
      </h1>
      <Tabs label={t`Parts of the money`} tabs={tabs} scrolled {...tab} />
    </Stack>
  );
}
