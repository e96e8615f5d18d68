import { formatPhone } from '@hafi/base/format-phone';
import { formatDateTime } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Button } from '@hafi/ui/button/button';
import { Facts } from '@hafi/ui/facts/facts';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Sheet, SheetBody } from '@hafi/ui/sheet/sheet';
import { Table } from '@hafi/ui/table/table';
import { Trans, useLingui } from '@lingui/react/macro';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { PaidForText } from '../../../kit/payments/paid-for-text.tsx';
import { PaymentStateBadge } from '../../../kit/payments/payment-state-badge.tsx';
import { RefundLine } from '../../../kit/payments/refund-line.tsx';
import { OutcomePlace } from '../../../lib/outcome/outcome-place.tsx';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { usePageBack } from '../../../lib/page/use-page-back.ts';
import { paths } from '../../../lib/paths.ts';
import { QueryState } from '../../../lib/query/query-state.tsx';
import { useLocale } from '../../../lib/words/locale.ts';
import { providerWords } from '../home/payment-words.ts';
import { accountWords } from './account-words.ts';
import { type FinancePayment, getAnyCreditNote, useFinancePayment } from './finance.queries.ts';
import { reasonWords } from './reason-words.ts';
import { RefundForm } from './refund-form.tsx';
import { stepWords } from './step-words.ts';

function PaymentFacts({ payment }: { payment: FinancePayment }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { amount, back, email, fee, id, left, method, net, paidFor, payer, phone } = payment;
  const { receiptNumber, reference, refunds, serviceFee, status, transactionId } = payment;
  const hasCome = status === 'succeeded' || status === 'refunded';
  const unknown = t`Not yet known`;
  const maybe = (term: string, value: string | null) => (value ? [{ term, value }] : []);
  return (
    <Facts
      facts={[
        {
          term: t`State`,
          value: (
            <PaymentStateBadge
              status={status}
              isPromise={method === 'after'}
              isPart={back > 0}
              isFull={back >= amount}
            />
          ),
        },
        { term: t`Paid by`, value: <Link to={paths.personOf(payer.id)}>{payer.name}</Link> },
        ...maybe(t`Phone`, phone && formatPhone(phone)),
        ...maybe(t`Email`, email),
        { term: t`For`, value: <PaidForText paidFor={paidFor} /> },
        { term: t`Way to pay`, value: t(providerWords[method]) },
        { term: t`Amount`, value: formatRwf(amount, locale) },
        { term: t`of which service fee`, value: formatRwf(serviceFee, locale) },
        ...(hasCome
          ? [
              {
                term: t`Fee of the provider`,
                value: fee === null ? unknown : formatRwf(fee, locale),
              },
              {
                term: t`Amount less that fee`,
                value: net === null ? unknown : formatRwf(net, locale),
              },
            ]
          : []),
        ...maybe(t`Receipt number`, receiptNumber),
        ...maybe(t`Our reference at the provider`, reference),
        ...maybe(t`Transaction number at the provider`, transactionId),
        ...(refunds.length > 0
          ? [
              {
                term: t`Back to the payer`,
                value: refunds.map((refund) => (
                  <RefundLine
                    key={refund.id}
                    refund={refund}
                    paymentId={id}
                    creditNoteFile={getAnyCreditNote}
                  />
                )),
              },
              { term: t`Left`, value: formatRwf(left, locale) },
            ]
          : []),
      ]}
    />
  );
}

function Why({ reason }: { reason: string }) {
  const { t } = useLingui();
  const own = reasonWords(reason);
  return own ? t(own) : <Trans>The provider says: “{reason}”</Trans>;
}

type Step = FinancePayment['events'][number];

/**
 * To what a payment was moved, why, and under which number its provider knows it. No paragraphs: in the
 * largest text their words may part, which would let the table's columns fall apart.
 */
function StepLines({ step: { reason, status, transactionId } }: { step: Step }) {
  const { t } = useLingui();
  return (
    <>
      <div>{t(stepWords[status])}</div>
      {reason ? (
        <Quiet as="div">
          <Why reason={reason} />
        </Quiet>
      ) : null}
      {transactionId ? (
        <Quiet as="div">
          <Trans>Transaction {transactionId}</Trans>
        </Quiet>
      ) : null}
    </>
  );
}

function History({ payment: { entries, events } }: { payment: FinancePayment }) {
  const { t } = useLingui();
  const locale = useLocale();
  const at = (instant: string) => formatDateTime(new Date(instant), locale);
  const side = (rwf: number) => (rwf > 0 ? formatRwf(rwf, locale) : '');
  return (
    <SheetBody>
      <Stack fill>
        <Table
          caption={t`What happened`}
          columns={[
            { key: 'at', head: t`When`, cell: (step) => at(step.at) },
            { key: 'status', head: t`State`, cell: (step) => <StepLines step={step} /> },
          ]}
          lines={events}
          lineKey={(step) => `${step.at} ${step.status} ${step.reason ?? ''}`}
        />
        {entries.length > 0 ? (
          <Table
            caption={t`In the books`}
            columns={[
              {
                key: 'account',
                head: t`Account`,
                cell: (entry) => (
                  <>
                    <div>{t(accountWords[entry.account])}</div>
                    <Quiet as="div">{at(entry.at)}</Quiet>
                  </>
                ),
              },
              { key: 'debit', head: t`Debit`, cell: ({ debit }) => side(debit), figure: true },
              { key: 'credit', head: t`Credit`, cell: ({ credit }) => side(credit), figure: true },
            ]}
            lines={entries}
            lineKey={({ id }) => id}
          />
        ) : null}
      </Stack>
    </SheetBody>
  );
}

/** One payment with everything that happened to it; money of it can be given back here. */
export function OnePaymentPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const query = useFinancePayment(id);
  const [asks, setAsks] = useState(false);
  usePageTitle(t`Payment`);
  usePageBack({ to: `${paths.adminFinance}?tab=payments`, name: t`Payments` });
  return (
    <Stack fill>
      <h1>
        <Trans>Payment</Trans>
      </h1>
      <OutcomePlace>
        <QueryState query={query} label={t`Loading...`} failed={t`The payment did not arrive`}>
          {(payment) => (
            <>
              <Sheet title={<Trans>Facts</Trans>}>
                <SheetBody>
                  <Stack fill>
                    <PaymentFacts payment={payment} />
                    {payment.left > 0 ? (
                      <Row>
                        <Button variant="second" icon={Undo2} onClick={() => setAsks(true)}>
                          <Trans>Give money back</Trans>
                        </Button>
                      </Row>
                    ) : null}
                  </Stack>
                </SheetBody>
              </Sheet>
              <Sheet title={<Trans>History</Trans>}>
                <History payment={payment} />
              </Sheet>
              {asks ? <RefundForm payment={payment} onClose={() => setAsks(false)} /> : null}
            </>
          )}
        </QueryState>
      </OutcomePlace>
    </Stack>
  );
}
