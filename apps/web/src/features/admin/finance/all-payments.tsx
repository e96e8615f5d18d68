import { formatPhone } from '@hafi/base/format-phone';
import { formatDateTime } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { SearchField } from '@hafi/ui/search-field/search-field';
import { Sheet, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { PagedList } from '../../../kit/paged-list.tsx';
import { PaidForText } from '../../../kit/payments/paid-for-text.tsx';
import { PaymentStateBadge } from '../../../kit/payments/payment-state-badge.tsx';
import { useDebouncedBox } from '../../../kit/use-debounced.ts';
import { paths } from '../../../lib/paths.ts';
import { useSearch } from '../../../lib/search.ts';
import { withParam } from '../../../lib/with-param.ts';
import { useLocale } from '../../../lib/words/locale.ts';
import { providerWords } from '../home/payment-words.ts';
import { type PaymentLine, useAllPayments } from './finance.queries.ts';

function Line({ payment }: { payment: PaymentLine }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { amount, back, createdAt, id, method, paidFor, payer, phone, receiptNumber, status } =
    payment;
  const facts = [
    formatDateTime(new Date(createdAt), locale),
    t(providerWords[method]),
    ...(phone ? [formatPhone(phone)] : []),
    ...(receiptNumber ? [receiptNumber] : []),
  ];
  return (
    <SheetRow
      title={
        <Link to={paths.adminPayment(id)}>
          {payer.name}, {formatRwf(amount, locale)}
        </Link>
      }
      line={facts.join(', ')}
      end={
        <PaymentStateBadge
          status={status}
          isPromise={method === 'after'}
          isPart={back > 0}
          isFull={back >= amount}
        />
      }
    >
      <PaidForText paidFor={paidFor} />
    </SheetRow>
  );
}

/** Every payment, found by what somebody has of it. */
export function AllPayments() {
  const { t } = useLingui();
  const [search, setSearch] = useSearch();
  const q = search.get('q')?.trim().slice(0, 100) ?? '';
  const { type, typed } = useDebouncedBox(q, (words) =>
    setSearch(withParam(search, 'q', words), { replace: true }),
  );
  return (
    <Stack fill>
      <search>
        <SearchField
          label={t`Find by receipt, reference, end of the number, or name`}
          labelShown
          maxLength={100}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      </search>
      <Sheet title={<Trans>The last first</Trans>}>
        <PagedList
          query={useAllPayments(q)}
          label={t`Loading...`}
          failed={t`The payments did not arrive`}
          empty={
            <Empty title={t`No payment found`}>
              {t`Try the receipt number, or the last digits of the phone.`}
            </Empty>
          }
          progress={(shown) => (
            <Plural value={shown} one="# payment shown" other="# payments shown" />
          )}
        >
          {(list) => (
            <SheetRows>
              {list.map((payment) => (
                <Line key={payment.id} payment={payment} />
              ))}
            </SheetRows>
          )}
        </PagedList>
      </Sheet>
    </Stack>
  );
}
