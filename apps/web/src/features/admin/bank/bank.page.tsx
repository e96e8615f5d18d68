import { formatRwf } from '@hafi/i18n/numbers';
import { Alert } from '@hafi/ui/alert/alert';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Tabs } from '@hafi/ui/tabs/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useTab } from '../../../lib/use-tab.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { Arrivals } from './arrivals.tsx';
import { type BankDesk, useBankDesk } from './bank.queries.ts';
import { BankHistory } from './bank-history.tsx';
import { ImportStatement } from './import-statement.tsx';
import { OpenLines } from './open-lines.tsx';
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
      {desk.more ? (
        <Alert tone="info">
          <Trans>There is more than fits here. It comes up as these are done.</Trans>
        </Alert>
      ) : null}
    </Stack>
  );
}

/** Payments by bank: statements are imported, and people confirm what came. */
export function BankPage() {
  const { t } = useLingui();
  usePageTitle(t`Bank payments`);
  const tab = useTab();
  const query = useBankDesk();
  const desk = (draw: (desk: BankDesk) => React.ReactNode) => (
    <QueryState query={query} label={t`Loading...`} failed={t`The bank payments did not arrive`}>
      {draw}
    </QueryState>
  );
  const tabs = [
    { id: 'to-do', title: t`To do`, content: desk((known) => <ToDo desk={known} />) },
    {
      id: 'awaited',
      title: t`Awaited`,
      content: desk((known) => <WaitingTransfers transfers={known.waiting} />),
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
