import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Alert } from '@hafi/ui/alert/alert';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { type Column, Table } from '@hafi/ui/table/table';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { DownloadLink } from '../../../kit/download-link.tsx';
import { kindName } from '../../../kit/payments/paid-for-text.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { providerWords } from '../home/payment-words.ts';
import { accountOrder, accountWords } from './account-words.ts';
import { DayFields, useDays } from './day-fields.tsx';
import { exportPayments, type Finances, useFinances } from './finance.queries.ts';
import { KeptFee } from './kept-fee.tsx';

/** Amounts by something, with how often. */
function Sums<L extends { count: number; amount: number }>(props: {
  title: ReactNode;
  head: ReactNode;
  name: (line: L) => string;
  lines: readonly L[];
  more?: readonly Column<L>[];
}) {
  const { head, lines, more = [], name, title } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const columns: Column<L>[] = [
    { key: 'name', head, cell: name },
    { key: 'count', head: t`Payments`, cell: ({ count }) => count, figure: true },
    {
      key: 'amount',
      head: t`Came in`,
      cell: ({ amount }) => formatRwf(amount, locale),
      figure: true,
    },
    ...more,
  ];
  return <Table caption={title} columns={columns} lines={lines} lineKey={name} />;
}

/** What providers kept of amounts, and what is left: two columns. */
function useKept<L extends { fee: number; feesUnknown: number; net: number | null }>() {
  const { t } = useLingui();
  const locale = useLocale();
  const columns: Column<L>[] = [
    {
      key: 'fee',
      head: t`Fees`,
      cell: (line) => <KeptFee {...line} />,
      figure: true,
    },
    {
      key: 'net',
      head: t`Less fees`,
      cell: ({ net }) => (net === null ? t`Not yet known` : formatRwf(net, locale)),
      figure: true,
    },
  ];
  return columns;
}

function Income({ finances }: { finances: Finances }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [kept, keptByWay] = [
    useKept<Finances['days'][number]>(),
    useKept<Finances['methods'][number]>(),
  ];
  const { days, kinds, methods } = finances;
  if (days.length === 0) {
    return (
      <SheetBody>
        <Empty title={t`Nothing came in on these days`}>{t`Choose other days.`}</Empty>
      </SheetBody>
    );
  }
  return (
    <SheetBody>
      <Stack fill>
        <Sums
          title={t`By day`}
          head={t`Day`}
          lines={days}
          name={({ day }) => formatDate(day, locale, { style: 'short' })}
          more={[
            {
              key: 'back',
              head: t`Went back`,
              cell: ({ back }) => formatRwf(back, locale),
              figure: true,
            },
            ...kept,
          ]}
        />
        <Sums
          title={t`By kind`}
          head={t`For`}
          lines={kinds}
          name={({ kind }) => t(kindName(kind))}
        />
        <Sums
          title={t`By way to pay`}
          head={t`Way to pay`}
          lines={methods}
          name={({ method }) => t(providerWords[method])}
          more={keptByWay}
        />
      </Stack>
    </SheetBody>
  );
}

/** The balance of each account. What we owe or have earned stands on the other side than what we hold. */
function Balances({ finances: { balances, doctors, off } }: { finances: Finances }) {
  const { t } = useLingui();
  const locale = useLocale();
  const lines = accountOrder.flatMap((account) =>
    balances.filter((line) => line.account === account && line.balance !== 0),
  );
  const wrong = formatRwf(off, locale);
  const side = (rwf: number) => (rwf > 0 ? formatRwf(rwf, locale) : '');
  return (
    <SheetBody>
      <Stack fill>
        {off === 0 ? null : (
          <Alert tone="error">
            <Trans>The books are off by {wrong}. Tell whoever runs Hafi at once.</Trans>
          </Alert>
        )}
        <Table
          caption={t`Balance of the accounts`}
          columns={[
            { key: 'account', head: t`Account`, cell: ({ account }) => t(accountWords[account]) },
            {
              key: 'debit',
              head: t`Held or spent`,
              cell: ({ balance }) => side(balance),
              figure: true,
            },
            {
              key: 'credit',
              head: t`Owed or earned`,
              cell: ({ balance }) => side(-balance),
              figure: true,
            },
          ]}
          lines={lines}
          lineKey={({ account }) => account}
        />
        {doctors.length > 0 ? (
          <Table
            caption={t`Owed to each doctor`}
            columns={[
              { key: 'name', head: t`Doctor`, cell: ({ name }) => name },
              {
                key: 'amount',
                head: t`Owed`,
                cell: ({ amount }) => formatRwf(amount, locale),
                figure: true,
              },
            ]}
            lines={doctors}
            lineKey={({ id, name }) => id ?? name}
          />
        ) : null}
      </Stack>
    </SheetBody>
  );
}

/** Income between two days, and the books at the end of the last. */
export function Figures() {
  const { t } = useLingui();
  const locale = useLocale();
  const [days, setDay] = useDays();
  const query = useFinances(days);
  const last = formatDate(days.to, locale);
  return (
    <Stack fill>
      <DayFields days={days} setDay={setDay} />
      <Row>
        <DownloadLink
          file={exportPayments}
          given={{ query: { ...days } }}
          name={`hafi-payments-${days.from}-${days.to}.csv`}
          variant="second"
          icon={Download}
        >
          <Trans>Download the payments as a table</Trans>
        </DownloadLink>
      </Row>
      <QueryState query={query} label={t`Loading...`} failed={t`The figures did not arrive`}>
        {(finances) => (
          <>
            <Sheet title={<Trans>What came in</Trans>}>
              <Income finances={finances} />
            </Sheet>
            <Sheet title={<Trans>At the end of {last}</Trans>}>
              <Balances finances={finances} />
            </Sheet>
          </>
        )}
      </QueryState>
    </Stack>
  );
}
