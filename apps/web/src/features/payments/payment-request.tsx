import type { paymentPurpose } from '@hafi/contract/payments/payment.schemas';
import { getPaymentRequest } from '@hafi/contract/payments/payment-request.contract';
import { Quiet, Row, Stack } from '@hafi/ui/layout/layout';
import { Trans } from '@lingui/react/macro';
import { FileText } from 'lucide-react';
import type * as z from 'zod/mini';
import { DownloadLink } from '../../kit/download-link.tsx';

/** The paper that says what is to be paid, for an employer or for relatives who pay. */
export function PaymentRequest({ purpose }: { purpose: z.output<typeof paymentPurpose> }) {
  return (
    <Stack>
      <Quiet>
        <Trans>
          Somebody else pays it back to you, such as an employer? This paper says what is to be
          paid. It is not a receipt.
        </Trans>
      </Quiet>
      <Row>
        <DownloadLink
          file={getPaymentRequest}
          given={{ params: purpose }}
          name="hafi-payment-request.pdf"
          variant="second"
          icon={FileText}
        >
          <Trans>Payment request as PDF</Trans>
        </DownloadLink>
      </Row>
    </Stack>
  );
}
