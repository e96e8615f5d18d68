import { formatRwf } from '@hafi/i18n/numbers';
import { Sheet, SheetBody, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { Trans, useLingui } from '@lingui/react/macro';
import { When } from '../../../kit/when.tsx';
import { beside } from '../../../lib/query/known.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { useHangingPayments } from './watch.queries.ts';

/** Payments whose outcome is unknown although nobody can approve them any more. */
export function HangingPayments() {
  const { t } = useLingui();
  const locale = useLocale();
  const query = useHangingPayments();
  const methods: Readonly<Record<string, string>> = {
    mtn: t`MTN Mobile Money`,
    airtel: t`Airtel Money`,
    bank: t`Bank transfer`,
    card: t`Card`,
  };
  return (
    <Sheet title={<Trans>Payments that hang</Trans>} count={beside(query)?.length}>
      <QueryState query={query} label={t`Loading...`} failed={t`The payments did not arrive`}>
        {(payments) =>
          payments.length === 0 ? (
            <SheetBody>
              <p>
                <Trans>Every payment has an outcome.</Trans>
              </p>
            </SheetBody>
          ) : (
            <SheetRows>
              {payments.map(({ amount, id, method, payer, since }) => (
                <SheetRow
                  key={id}
                  title={`${formatRwf(amount, locale)}, ${payer}`}
                  line={
                    <Trans>
                      {methods[method] ?? method}, no answer since <When at={since} />. Hafi asks
                      again by itself.
                    </Trans>
                  }
                />
              ))}
            </SheetRows>
          )
        }
      </QueryState>
    </Sheet>
  );
}
