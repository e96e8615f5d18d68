import type { Payment } from '@hafi/contract/payments/payments.contract';
import { formatDate } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Lead, Stack } from '@hafi/ui/layout/layout';
import { Empty } from '@hafi/ui/list-state/list-state';
import { Sheet, SheetRow, SheetRows } from '@hafi/ui/sheet/sheet';
import { Tabs } from '@hafi/ui/tabs/tabs';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { PagedList } from '../../kit/paged-list.tsx';
import { methodTexts } from '../../kit/payments/method-texts.ts';
import { PaidForText } from '../../kit/payments/paid-for-text.tsx';
import { PaymentStateBadge } from '../../kit/payments/payment-state-badge.tsx';
import { ReceiptNumber } from '../../kit/payments/receipt-number.tsx';
import { RefundLine } from '../../kit/payments/refund-line.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';
import { paths } from '../../lib/paths.ts';
import { useAccount } from '../../lib/session.ts';
import { useTab } from '../../lib/use-tab.ts';
import { useLocale } from '../../lib/words/locale.ts';
import { Earned } from './earned.tsx';
import { MonthStatement } from './month-statement.tsx';
import type { Confirm } from './payee-account.tsx';
import { useOwnPayments } from './payments.queries.ts';

function Line({ payment }: { payment: Payment }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { amount, createdAt, id, method, paidFor, receiptNumber, refunds, status } = payment;
  const what = <PaidForText paidFor={paidFor} />;
  const day = formatDate(new Date(createdAt), locale);
  return (
    <SheetRow
      title={receiptNumber ? <Link to={paths.receipt(id)}>{what}</Link> : what}
      line={
        <>
          {day}, {t(methodTexts[method].name)}
          {receiptNumber ? (
            <>
              , <ReceiptNumber number={receiptNumber} />
            </>
          ) : null}
        </>
      }
      end={
        <Stack>
          <b>{formatRwf(amount, locale)}</b>
          <PaymentStateBadge
            status={status}
            isPromise={method === 'after'}
            isPart={refunds.length > 0}
            isFull={refunds.reduce((sum, refund) => sum + refund.amount, 0) >= amount}
          />
        </Stack>
      }
    >
      {refunds.map((refund) => (
        <RefundLine key={refund.id} refund={refund} paymentId={id} />
      ))}
    </SheetRow>
  );
}

/** Everything that the reader has paid: how it stands, the receipt, and what came back. */
function Paid() {
  const { t } = useLingui();
  const query = useOwnPayments();
  return (
    <Stack fill>
      <Lead>
        <Trans>What you have paid, your receipts, and what came back to you.</Trans>
      </Lead>
      <Sheet title={<Trans>The last first</Trans>}>
        <PagedList
          query={query}
          label={t`Loading...`}
          failed={t`Your payments did not arrive`}
          empty={
            <Empty title={t`You have not paid anything yet`}>
              {t`When you pay for something, it stands here with its receipt.`}
            </Empty>
          }
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
      <MonthStatement />
    </Stack>
  );
}

/** What the reader has paid; for a doctor also what Hafi has paid them. */
export function MyPayments({ confirm }: { confirm: Confirm }) {
  const { t } = useLingui();
  usePageTitle(t`My payments`);
  usePageBack('home');
  const tab = useTab();
  const tabs = [
    { id: 'paid', title: t`Paid`, content: <Paid /> },
    { id: 'earned', title: t`Earned`, content: <Earned confirm={confirm} /> },
  ];
  return (
    <Stack fill>
      <h1>
        <Trans>My payments</Trans>
      </h1>
      {useAccount().roles.includes('DOCTOR') ? (
        <Tabs label={t`Parts of your payments`} tabs={tabs} {...tab} />
      ) : (
        <Paid />
      )}
    </Stack>
  );
}
