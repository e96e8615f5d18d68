import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Alert } from '@hafi/ui/alert/alert';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Table } from '@hafi/ui/table/table';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { DownloadLink } from '../../../kit/download-link.tsx';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { accountWords } from './account-words.ts';
import { DayFields, useDays } from './day-fields.tsx';
import { exportTrialBalance, type TrialLine, useTrialBalance } from './finance.queries.ts';

function Day({ day, lines }: { day: string; lines: readonly TrialLine[] }) {
  const { t } = useLingui();
  const locale = useLocale();
  const off = lines.reduce((sum, { credit, debit }) => sum + debit - credit, 0);
  const wrong = formatRwf(Math.abs(off), locale);
  const side = (rwf: number) => (rwf > 0 ? formatRwf(rwf, locale) : '');
  return (
    <Stack fill>
      {off === 0 ? null : (
        <Alert tone="error">
          <Trans>The books are off by {wrong}. Tell whoever runs Hafi at once.</Trans>
        </Alert>
      )}
      <Table
        caption={formatDate(day, locale)}
        columns={[
          { key: 'account', head: t`Account`, cell: ({ account }) => t(accountWords[account]) },
          { key: 'debit', head: t`Debit`, cell: ({ debit }) => side(debit), figure: true },
          { key: 'credit', head: t`Credit`, cell: ({ credit }) => side(credit), figure: true },
        ]}
        lines={lines}
        lineKey={({ account }) => account}
      />
    </Stack>
  );
}

/** The days of lines, the last first. */
const daysOf = (lines: readonly TrialLine[]) => [...new Set(lines.map(({ day }) => day))].reverse();

/** What was debited and credited to each account on each day, the last first. */
export function TrialBalance() {
  const { t } = useLingui();
  const [days, setDay] = useDays();
  const query = useTrialBalance(days);
  return (
    <Stack fill>
      <DayFields days={days} setDay={setDay} />
      <Row>
        <DownloadLink
          file={exportTrialBalance}
          given={{ query: { ...days } }}
          name={`hafi-trial-balance-${days.from}-${days.to}.csv`}
          variant="second"
          icon={Download}
        >
          <Trans>Download the days as a table</Trans>
        </DownloadLink>
      </Row>
      <Sheet title={<Trans>Debited and credited by day</Trans>}>
        <SheetBody>
          <QueryState
            query={query}
            label={t`Loading...`}
            failed={t`The days did not arrive`}
            isEmpty={(lines) => lines.length === 0}
            empty={
              <Empty title={t`Nothing was booked on these days`}>{t`Choose other days.`}</Empty>
            }
          >
            {(lines) => (
              <Stack fill>
                {daysOf(lines).map((day) => (
                  <Day key={day} day={day} lines={lines.filter((line) => line.day === day)} />
                ))}
              </Stack>
            )}
          </QueryState>
        </SheetBody>
      </Sheet>
    </Stack>
  );
}
