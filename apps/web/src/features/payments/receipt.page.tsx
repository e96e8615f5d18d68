import { Problem } from '@hafi/contract/core/problem';
import { getReceipt } from '@hafi/contract/payments/payments.contract';
import { formatDateTime } from '@hafi/i18n/dates';
import { formatRwf } from '@hafi/i18n/numbers';
import { Alert } from '@hafi/ui/alert/alert';
import { Card } from '@hafi/ui/card/card';
import { Facts } from '@hafi/ui/facts/facts';
import { Row, Stack } from '@hafi/ui/layout/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { useParams } from 'react-router';
import { DownloadLink } from '../../kit/download-link.tsx';
import { methodTexts } from '../../kit/payments/method-texts.ts';
import { PaidForText } from '../../kit/payments/paid-for-text.tsx';
import { RefundLine } from '../../kit/payments/refund-line.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { usePageBack } from '../../lib/page/use-page-back.ts';
import { paths } from '../../lib/paths.ts';
import { dataOf } from '../../lib/query/guarded-query.ts';
import { QueryState } from '../../lib/query/query-state.tsx';
import { useLocale } from '../../lib/words/locale.ts';
import { TransferPanel } from './bank/transfer-panel.tsx';
import { usePayment } from './payments.queries.ts';

/** The receipt of one payment, with its PDF. */
export function ReceiptPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const { id = '' } = useParams();
  const query = usePayment(id);
  const known = dataOf(query);
  const isTransfer = known?.method === 'bank' && known.receiptNumber === null;
  usePageTitle(isTransfer ? t`Bank Transfer` : t`Receipt`);
  usePageBack({ to: paths.ownPayments, name: t`My payments` });
  return (
    <Stack fill gap="loose">
      <h1>{isTransfer ? <Trans>Bank Transfer</Trans> : <Trans>Receipt</Trans>}</h1>
      {query.error instanceof Problem && query.error.status === 404 ? (
        <Alert tone="info">
          <Trans>Only who paid can see the receipt.</Trans>
        </Alert>
      ) : (
        <QueryState query={query} label={t`Loading...`} failed={t`The receipt did not arrive`}>
          {(payment) =>
            payment.receiptNumber ? (
              <Card edge="leaf">
                <Stack fill>
                  <Facts
                    facts={[
                      { term: t`Receipt number`, value: payment.receiptNumber },
                      { term: t`Amount`, value: formatRwf(payment.amount, locale) },
                      { term: t`Paid by`, value: t(methodTexts[payment.method].name) },
                      ...(payment.phone ? [{ term: t`Phone number`, value: payment.phone }] : []),
                      { term: t`Date`, value: formatDateTime(new Date(payment.createdAt), locale) },
                      { term: t`For`, value: <PaidForText paidFor={payment.paidFor} /> },
                      {
                        term: t`State`,
                        value: payment.status === 'refunded' ? t`Given back` : t`Paid`,
                      },
                      ...(payment.refunds.length > 0
                        ? [
                            {
                              term: t`Back to you`,
                              value: payment.refunds.map((refund) => (
                                <RefundLine key={refund.id} refund={refund} paymentId={id} />
                              )),
                            },
                          ]
                        : []),
                    ]}
                  />
                  <Row>
                    <DownloadLink
                      file={getReceipt}
                      given={{ params: { id } }}
                      name={`${payment.receiptNumber}.pdf`}
                      icon={Download}
                    >
                      <Trans>Download as PDF</Trans>
                    </DownloadLink>
                  </Row>
                </Stack>
              </Card>
            ) : payment.method === 'bank' ? (
              <TransferPanel
                id={id}
                first
                onCancelled={() => void query.refetch()}
                otherwise={
                  <Alert tone="info">
                    <Trans>
                      This bank transfer is over, and nothing is awaited any more. To pay, open what
                      it was for.
                    </Trans>
                  </Alert>
                }
              />
            ) : (
              <Alert tone="info">
                <Trans>There is a receipt once the payment has succeeded.</Trans>
              </Alert>
            )
          }
        </QueryState>
      )}
    </Stack>
  );
}
