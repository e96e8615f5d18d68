import { dayInKigali } from '@hafi/base/kigali-time';
import { getOwnStatementPdf } from '@hafi/contract/payments/own-statement.contract';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Facts } from '@hafi/ui/facts/facts';
import { SelectField } from '@hafi/ui/field/text-field';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { DownloadLink } from '../../kit/download-link.tsx';
import { clockNow } from '../../lib/clock/server-clock.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useSearch } from '../../lib/search.ts';
import { withParam } from '../../lib/with-param.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { useOwnStatement } from './payments.queries.ts';

/** The last twelve months, this one first. */
function lastMonths(today: string): string[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, back) => {
    const at = year * 12 + month - 1 - back;
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}

/** What the reader paid and got back in a month, and the same as PDF. */
export function MonthStatement() {
  const { t } = useLingui();
  const locale = useLocale();
  const months = lastMonths(dayInKigali(clockNow()));
  const [search, setSearch] = useSearch();
  const wanted = search.get('month') ?? '';
  const month = months.includes(wanted) ? wanted : (months[0] ?? '');
  const query = useOwnStatement(month);
  return (
    <Sheet title={<Trans>A month at a glance</Trans>}>
      <SheetBody>
        <Stack fill>
          <SelectField
            label={t`Month`}
            value={month}
            onChange={({ target }) =>
              setSearch(withParam(search, 'month', target.value), { replace: true })
            }
            options={months.map((value) => ({
              value,
              label: formatDate(`${value}-01`, locale, { style: 'month' }),
            }))}
          />
          <QueryState query={query} label={t`Loading...`} failed={t`The month did not arrive`}>
            {({ given, onItsWay, paid }) => (
              <Facts
                facts={[
                  { term: t`Paid`, value: formatRwf(paid, locale) },
                  { term: t`Given back`, value: formatRwf(given, locale) },
                  ...(onItsWay > 0
                    ? [{ term: t`Still on its way back`, value: formatRwf(onItsWay, locale) }]
                    : []),
                ]}
              />
            )}
          </QueryState>
          <Row>
            <DownloadLink
              file={getOwnStatementPdf}
              given={{ params: { month } }}
              name={`hafi-${month}.pdf`}
              variant="second"
              icon={Download}
            >
              <Trans>Download as PDF</Trans>
            </DownloadLink>
          </Row>
        </Stack>
      </SheetBody>
    </Sheet>
  );
}
