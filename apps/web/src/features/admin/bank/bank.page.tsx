import { formatRwf } from '@hafi/i18n/numbers';
import { Alert } from '@hafi/ui/alert/alert';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Tabs } from '@hafi/ui/tabs/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useTab } from '../../../lib/use-tab.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { Arrivals } from './arrivals.tsx';
import { type BankDesk, useBankDesk } from './bank.queries.ts';
import { BankHistory } from './bank-history.tsx';
import { ImportStatement } from './import-statement.tsx';
import { MoneyLeft } from './money-left.tsx';
import { OpenLines } from './open-lines.tsx';
import { Unlisted } from './unlisted.tsx';
import { WaitingTransfers } from './waiting-transfers.tsx';

function ToDo({ desk }: { desk: BankDesk }) {
  const locale = useLocale();
  const limit = formatRwf(desk.twoAbove, locale);
  return (
    <Stack fill>
      {desk.offered ? null : (
        <Alert tone="info">
          <Trans>
            Bank transfers are not offered: the account is not set. What came before is still looked
            after here.
          </Trans>
        </Alert>
      )}
      <ImportStatement />
      <Arrivals arrivals={desk.arrivals} limit={limit} />
      <OpenLines lines={desk.open} />
      <MoneyLeft lines={desk.left} />
      <Unlisted sent={desk.unlisted} />
      {desk.more ? (
        <Alert tone="info">
          <Trans>There is more than fits here. It comes up as these are done.</Trans>
        </Alert>
      ) : null}
    </Stack>
  );
}

/** What a tab draws of the payments by bank. */
function Desk({ children }: { children: (desk: BankDesk) => ReactNode }) {
  const { t } = useLingui();
  const query = useBankDesk();
  return (
    <QueryState query={query} label={t`Loading...`} failed={t`The bank payments did not arrive`}>
      {children}
    </QueryState>
  );
}

/** Payments by bank: statements are imported, people confirm what came, and say what left. */
export function BankPage() {
  const { t } = useLingui();
  usePageTitle(t`Bank payments`);
  const tab = useTab();
  const tabs = [
    { id: 'to-do', title: t`To do`, content: <Desk>{(known) => <ToDo desk={known} />}</Desk> },
    {
      id: 'awaited',
      title: t`Awaited`,
      content: <Desk>{(known) => <WaitingTransfers transfers={known.waiting} />}</Desk>,
    },
    { id: 'history', title: t`History`, content: <BankHistory /> },
  ];
  return (
    <Stack fill>
      <h1>
        <Trans>Bank payments</Trans>
      </h1>
      <Lead>
        <Trans>
          Import the statement of the bank. Hafi finds the references in it; you confirm what came.
        </Trans>
      </Lead>
      <Tabs label={t`Parts of the bank payments`} tabs={tabs} scrolled {...tab} />
    </Stack>
  );
}
