import { formatNumber, formatRwf } from '@hafi/i18n/numbers';
import { Ledger } from '@hafi/ui/ledger/ledger';
import { useLingui } from '@lingui/react/macro';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import styles from './admin.module.css';
import { useOverview } from './overview.queries.ts';

/** The service in numbers. */
export function OverviewNumbers() {
  const { t } = useLingui();
  const locale = useLocale();
  const query = useOverview();
  return (
    <QueryState query={query} label={t`Loading...`} failed={t`The numbers did not arrive`}>
      {(now) => {
        const lines: [number, string][] = [
          [now.people, t`people with an account`],
          [now.doctorsListed, t`doctors in the directory`],
          [now.peopleWaiting, t`people wait to be checked`],
          [now.bookingsToday, t`appointments today`],
          [now.bookingsComing, t`appointments to come`],
          [now.paymentsPending, t`payments wait for a phone`],
          [now.bankLinesWaiting, t`lines of the bank wait to be looked at`],
          [now.undelivered, t`mails and SMS could not be delivered`],
        ];
        return (
          <Ledger
            className={styles.numbers}
            lines={[
              ...lines.map(([count, label]) => ({ figure: formatNumber(count, locale), label })),
              { figure: formatRwf(now.paidThisMonth, locale), label: t`paid this month` },
            ]}
          />
        );
      }}
    </QueryState>
  );
}
